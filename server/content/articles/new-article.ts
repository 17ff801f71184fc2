import type { CategorySlug } from '../../../contract/blog-routes.ts'
import type { ArticleOffer } from '../../../contract/offers.ts'
import { toSlug } from '../../../contract/text.ts'

/** What the consultant answers when a new article is laid out. */
export type NewArticle = {
  title: string
  category: CategorySlug
  offer: ArticleOffer
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string
}

/** Short words that make an address longer and say nothing. */
const empty =
  /^(?:l|d|qu|que|qui|le|la|les|un|une|des|de|du|et|ou|en|au|aux|a|y|ce|se|son|sa|ses|mon|ma|mes|pour|avec|est|il|on)$/

/** An address for a title: its first five words that say something. */
export function proposeSlug(title: string): string {
  const words = toSlug(title)
    .split('-')
    .filter((word) => word && !empty.test(word))
  return words.slice(0, 5).join('-') || 'article'
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The file of a new article: every setting has a value that serves, and the text is still to be written. */
export function toArticleFile({ title, category, offer, publishedOn }: NewArticle): string {
  return `---
title: ${quote(title)}
description: ""
keywords: [${quote(title)}]
category: ${category}
publishedOn: ${publishedOn}
excerpt: ""
offer: ${offer}
related: []
---
`
}
