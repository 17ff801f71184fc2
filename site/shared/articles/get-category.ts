import type { CategorySlug } from '../../../contract/blog-routes.ts'
import type { Category } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'

/** A category with its address. */
export function getCategory({ blog }: Content, slug: CategorySlug): Category {
  return { slug, ...blog.categories[slug] }
}
