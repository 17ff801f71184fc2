import type { CategorySlug } from '../../contract/blog-routes.ts'

/** An article of the consultant that stands on another site. Its card opens a new tab, and says so. */
export type ExternalArticle = {
  title: string
  excerpt: string
  category: CategorySlug
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string
  url: string
  isExternal: true
  /** Path of a picture of 640 by 480; without it, a cover is drawn for its title. */
  imageUrl?: string
}

/** None at present. An entry here gets its card on `/blog` and on its category's page. */
export const externalArticles: readonly ExternalArticle[] = []
