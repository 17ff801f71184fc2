import { blogPath } from '../../../contract/blog-routes.ts'
import { type Article, listTranslations } from '../../../contract/content/article.ts'
import type { Content } from '../../../contract/content/content.ts'
import { defaultLocale, type Locale } from '../../../contract/locales.ts'
import { type PageKey, type PageRoute, pageRoutes, pathOf } from '../../../contract/routes.ts'
import { withBrand } from '../../../contract/text.ts'
import { type FaqItem, type JsonLd, toJsonLd } from './json-ld.ts'
import { titleOfPage } from './social/list-pictures.ts'
import { socialPath, toPictureAlt } from './social/picture-path.ts'

export type Alternate = { hreflang: Locale | 'x-default'; href: string }

/** Everything that the document prints in its head, and what the header needs to know where it is. */
export type PageMeta = {
  /** Key of the page; absent on 404 and button pages. */
  page?: PageKey
  locale: Locale
  /** Address under which the page is shown: its own, or one of its aliases. */
  path: string
  title: string
  description: string
  keywords: readonly string[]
  /** Who wrote the page, of articles. */
  author?: string
  canonical?: string
  alternates: readonly Alternate[]
  isIndexed: boolean
  /** Button pages carry a token in their address and send it nowhere else. */
  hasToken: boolean
  /** What networks show beside a link, 1200 by 630; a page without an address of its own has none. */
  image?: { url: string; alt: string }
  type: 'website' | 'article'
  jsonLd?: JsonLd
}

export type PageMetaInput = {
  content: Content
  page: PageKey
  locale: Locale
  /** Without the brand, which is appended unless the title names it already. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Origin of the site, as in `SITE_URL`. */
  siteUrl: string | URL
  /** Questions that are visible on the page, word for word. */
  faq?: readonly FaqItem[]
  /** One of the page's aliases, when the page is shown there. */
  alias?: string
  /** Overrides the route, never to index what the route keeps out. */
  isIndexed?: boolean
}

/** A full address. The home keeps its slash, as browsers print it; no other page has one. */
export function absoluteUrl(path: string, siteUrl: string | URL): string {
  return new URL(path, siteUrl).href
}

/** Alternates with the French one as the default, where there is one. */
function withDefault(alternates: readonly Alternate[]): readonly Alternate[] {
  const french = alternates.find(({ hreflang }) => hreflang === defaultLocale)
  return french ? [...alternates, { ...french, hreflang: 'x-default' }] : alternates
}

/**
 * Languages in which a page is truly the same one, with their addresses.
 * A page without equivalents in this language has none, so every list is reciprocal.
 */
export function alternatesOf(page: PageKey, locale: Locale, siteUrl: string | URL): readonly Alternate[] {
  const { equivalents, paths }: PageRoute = pageRoutes[page]
  if (equivalents === undefined || !equivalents.includes(locale)) return []
  const alternates = equivalents.flatMap((hreflang): Alternate[] => {
    const path = paths[hreflang]
    return path === undefined ? [] : [{ hreflang, href: absoluteUrl(path, siteUrl) }]
  })
  return withDefault(alternates)
}

/** The same of an article. */
export function alternatesOfArticle(
  article: Article,
  { articles }: Pick<Content, 'articles'>,
  siteUrl: string | URL,
): readonly Alternate[] {
  const translations = listTranslations(article, articles)
  if (translations.length < 2) return []
  return withDefault(translations.map((one) => ({ hreflang: one.locale, href: absoluteUrl(blogPath(one), siteUrl) })))
}

/** Head of a page of `contract/routes.ts`. Pure: the same input gives the same head. */
export function toPageMeta(input: PageMetaInput): PageMeta {
  const { content, page, locale, siteUrl, description, keywords = [] } = input
  const isIndexed = pageRoutes[page].isIndexed && input.isIndexed !== false
  const canonical = absoluteUrl(pathOf(page, locale), siteUrl)
  const alternates = isIndexed ? alternatesOf(page, locale, siteUrl) : []
  const title = withBrand(input.title, content.settings.brand)
  return {
    page,
    locale,
    path: input.alias ?? pathOf(page, locale),
    title,
    description,
    keywords: isIndexed ? keywords : [],
    canonical,
    alternates,
    isIndexed,
    hasToken: false,
    image: {
      url: absoluteUrl(socialPath(pathOf(page, locale)), siteUrl),
      alt: toPictureAlt(content, titleOfPage(content, page, locale)),
    },
    type: 'website',
    ...(isIndexed && {
      jsonLd: toJsonLd({
        content,
        page,
        locale,
        title: input.title,
        description,
        canonical,
        siteUrl,
        faq: input.faq ?? [],
      }),
    }),
  }
}

export type UnlistedMetaInput = {
  content: Content
  locale: Locale
  title: string
  description: string
  hasToken?: boolean
}

/** Head of a page that has no address of its own: 404, server fault, button pages. Never indexed. */
export function toUnlistedMeta(input: UnlistedMetaInput): PageMeta {
  const { locale, description, hasToken = false } = input
  return {
    locale,
    path: '',
    title: withBrand(input.title, input.content.settings.brand),
    description,
    keywords: [],
    alternates: [],
    isIndexed: false,
    hasToken,
    type: 'website',
  }
}
