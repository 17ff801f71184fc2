import type { CategorySlug } from '../../../contract/blog-routes.ts'
import type { Category } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'

/** A category of the French blog with its address. */
export function getCategory({ blog, blogs }: Content, slug: CategorySlug): Category {
  return { slug, name: blogs.fr.categories[slug], ...blog.categories[slug] }
}
