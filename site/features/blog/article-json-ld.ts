import { blogPath, categoryPath } from '../../../contract/blog-routes.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { type JsonLd, type TrailStep, toAuthor, toJsonLd } from '../../shared/seo/json-ld.ts'

/** The way to a page below the blog of a language. */
export const toTrail = ({ messages }: Content, locale: Locale, ...steps: TrailStep[]): TrailStep[] => [
  { name: messages[locale].site.navigation.blog, path: pathOf('blog', locale) },
  ...steps,
]

/** Structured data of an article. The publisher is the organisation, the author too while the owner has no name. */
export function toArticleJsonLd(content: Content, article: Article, siteUrl: string | URL, imageUrl: string): JsonLd {
  const { locale, title, description, category, categoryName, keywords } = article
  const path = blogPath(article)
  const canonical = new URL(path, siteUrl).href
  const blog = new URL(pathOf('blog', locale), siteUrl).href
  const organization = { '@id': `${new URL('/', siteUrl).href}#organization` }
  // The French blog has pages of categories.
  const above = locale === 'fr' ? [{ name: categoryName, path: categoryPath(category) }] : []
  const page = toJsonLd({
    content,
    page: 'blog',
    type: 'WebPage',
    locale,
    title,
    description,
    canonical,
    siteUrl,
    faq: [],
    trail: toTrail(content, locale, ...above, { name: title, path }),
  })
  return {
    ...page,
    '@graph': [
      ...page['@graph'],
      {
        '@type': 'BlogPosting',
        '@id': `${canonical}#article`,
        headline: title,
        description,
        url: canonical,
        mainEntityOfPage: { '@id': `${canonical}#page` },
        isPartOf: { '@type': 'Blog', '@id': `${blog}#blog`, name: content.settings.brand, url: blog },
        image: imageUrl,
        author: toAuthor(content, siteUrl) ?? organization,
        publisher: organization,
        datePublished: article.publishedOn,
        dateModified: article.changedOn,
        articleSection: categoryName,
        keywords: keywords.join(', '),
        wordCount: article.words,
        timeRequired: `PT${article.minutes}M`,
        inLanguage: locale,
      },
    ],
  }
}
