import type { CategorySlug } from '../../../contract/blog-routes.ts'
import { type ArticleOffer, frontMatterLimits } from '../../../contract/content/article-front-matter.ts'
import type { CoverName } from '../../../contract/content/covers.ts'
import { toSlug } from '../../../contract/text.ts'

/** What the consultant answers when a new article is laid out. */
export type NewArticle = {
  title: string
  category: CategorySlug
  offer: ArticleOffer
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string
  /** The cover that the category lends. */
  cover: CoverName
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

/** The file of a new article: its front matter filled in as far as it is known, and a text to write over. */
export function toArticleFile({ title, category, offer, publishedOn, cover }: NewArticle): string {
  const [least, most] = frontMatterLimits.description
  return `---
title: ${quote(title)}
# La réponse en une phrase, entre ${least} et ${most} caractères.
description: ""
# Ce que l'on taperait dans un moteur de recherche, séparé par des virgules.
keywords: []
category: ${category}
# La catégorie prête un dessin à la couverture ; pour le choisir, voyez docs/how-to/fr/ecrire-un-article.md.
# cover: ${cover}
publishedOn: ${publishedOn}
# Une ou deux phrases pour la carte, ${frontMatterLimits.excerpt[1]} caractères au plus.
excerpt: ""
offer: ${offer}
# Deux ou trois dossiers d'articles de la même langue, séparés par des virgules.
related: []
---
La réponse, dès le premier paragraphe.

## Ce qui se passe

L'explication, avec un chiffre et sa source.[^source]

## Ce qu'il faut faire lundi

:::checklist
- Une première action
:::

[^source]: Office, « Titre », ${publishedOn.slice(0, 4)}, https://example.com
`
}
