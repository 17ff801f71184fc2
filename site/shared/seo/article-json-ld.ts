import { pathOf } from '../../../contract/routes.ts'
import { type JsonLd, type JsonLdInput, toAuthor, toJsonLd } from './json-ld.ts'

/** A step of the way from the home to a page. */
export type TrailStep = { name: string; path: string }

/** The graph of a page that stands below the blog: as any page's, with its own way from the home. */
export function toBlogJsonLd(input: Omit<JsonLdInput, 'page' | 'faq'>, trail: readonly TrailStep[]): JsonLd {
  const { content, siteUrl, canonical, locale } = input
  const graph = toJsonLd({ ...input, page: 'blog', faq: [] })['@graph']
  const navigation = content.messages[locale].site.navigation
  const steps: TrailStep[] = [
    { name: navigation.home, path: pathOf('home', locale) },
    { name: navigation.blog, path: pathOf('blog', locale) },
    ...trail,
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...graph.filter((node) => node['@type'] !== 'BreadcrumbList'),
      {
        '@type': 'BreadcrumbList',
        '@id': `${canonical}#breadcrumb`,
        itemListElement: steps.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: new URL(path, siteUrl).href,
        })),
      },
    ],
  }
}

export type ArticleJsonLdInput = Omit<JsonLdInput, 'page' | 'faq'> & {
  /** Its page, where the blog has pages of categories. */
  category: { name: string; path?: string }
  /** Path of the article itself. */
  path: string
  keywords: readonly string[]
  publishedOn: string
  changedOn: string
  words: number
  minutes: number
  imageUrl: string
}

/** Structured data of an article. The publisher is the organisation, the author too while the owner has no name. */
export function toArticleJsonLd(input: ArticleJsonLdInput): JsonLd {
  const { category, path, keywords, publishedOn, changedOn, imageUrl, ...page } = input
  const { name, path: categoryPath } = category
  const steps = [...(categoryPath === undefined ? [] : [{ name, path: categoryPath }]), { name: page.title, path }]
  const base = toBlogJsonLd({ ...page, type: 'WebPage' }, steps)
  const blog = new URL(pathOf('blog', page.locale), page.siteUrl).href
  const { settings } = page.content
  const organization = { '@id': `${new URL('/', page.siteUrl).href}#organization` }
  return {
    ...base,
    '@graph': [
      ...base['@graph'],
      {
        '@type': 'BlogPosting',
        '@id': `${page.canonical}#article`,
        headline: page.title,
        description: page.description,
        url: page.canonical,
        mainEntityOfPage: { '@id': `${page.canonical}#page` },
        isPartOf: { '@type': 'Blog', '@id': `${blog}#blog`, name: settings.brand, url: blog },
        image: imageUrl,
        author: toAuthor(page.content, page.siteUrl) ?? organization,
        publisher: organization,
        datePublished: publishedOn,
        dateModified: changedOn,
        articleSection: category.name,
        keywords: keywords.join(', '),
        wordCount: input.words,
        timeRequired: `PT${input.minutes}M`,
        inLanguage: page.locale,
      },
    ],
  }
}
