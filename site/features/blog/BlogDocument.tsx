import type { ReactNode } from 'react'
import { blogPath, categoryPath, feedPath } from '../../../contract/blog-routes.ts'
import type { Article } from '../../../contract/content/article.ts'
import type { Blog, Category } from '../../../contract/content/blog.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Document } from '../../shared/layout/Document.tsx'
import { toJsonLd } from '../../shared/seo/json-ld.ts'
import { absoluteUrl, alternatesOfArticle, type PageMeta, toPageMeta } from '../../shared/seo/page-meta.ts'
import { socialPath, toArticlePictureAlt, toPictureAlt } from '../../shared/seo/social/picture-path.ts'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { toArticleJsonLd, toTrail } from './article-json-ld.ts'

type BlogDocumentProps = {
  meta: PageMeta
  /** The tags that articles have. */
  tags?: readonly (readonly [property: string, content: string])[]
  children: ReactNode
}

/** A page of the blog: the document with the address of its language's feed in its head. */
export function BlogDocument({ meta, tags = [], children }: BlogDocumentProps) {
  const { feed } = useContent().blogs[meta.locale].article
  const head = (
    <>
      {tags.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={feed} href={feedPath(meta.locale)} />
    </>
  )
  return (
    <Document meta={meta} head={head}>
      {children}
    </Document>
  )
}

/** The language of the page, and the words of its blog. */
export function useBlog(): Blog & { locale: Locale } {
  const locale = useLocale()
  return { locale, ...useContent().blogs[locale] }
}

/** Letters that a page of results shows of a title. */
const titleLimit = 60

/** The brand closes a title where it still fits. */
function titleOf(title: string, { settings }: Content): string {
  const branded = `${title} – ${settings.brand}`
  return branded.length <= titleLimit ? branded : title
}

/** Head of an article. */
export function toArticleMeta(content: Content, article: Article, siteUrl: string | URL): PageMeta {
  const { locale, title, description, keywords } = article
  const path = blogPath(article)
  const image = { url: absoluteUrl(socialPath(path), siteUrl), alt: toArticlePictureAlt(content, article) }
  return {
    ...toPageMeta({ content, page: 'blog', locale, title, description, keywords, siteUrl }),
    path,
    title: titleOf(title, content),
    canonical: absoluteUrl(path, siteUrl),
    alternates: alternatesOfArticle(article, content, siteUrl),
    author: content.owner.name ?? content.settings.brand,
    image,
    type: 'article',
    jsonLd: toArticleJsonLd(content, article, siteUrl, image.url),
  }
}

/** Head of a category. */
export function toCategoryMeta(content: Content, category: Category, siteUrl: string | URL): PageMeta {
  const { slug, name, title: largeTitle, head } = category
  const path = categoryPath(slug)
  const canonical = absoluteUrl(path, siteUrl)
  const { title, description } = head
  return {
    ...toPageMeta({ content, page: 'blog', locale: 'fr', ...head, siteUrl }),
    path,
    canonical,
    alternates: [],
    image: { url: absoluteUrl(socialPath(path), siteUrl), alt: toPictureAlt(content, largeTitle) },
    jsonLd: toJsonLd({
      content,
      page: 'blog',
      locale: 'fr',
      title,
      description,
      canonical,
      siteUrl,
      faq: [],
      trail: toTrail(content, 'fr', { name, path }),
    }),
  }
}

/** What networks read of an article beside its title: its dates and where it belongs. */
export function listArticleTags({
  publishedOn,
  changedOn,
  categoryName,
  keywords,
}: Article): [name: string, value: string][] {
  return [
    ['article:published_time', publishedOn],
    ['article:modified_time', changedOn],
    ['article:section', categoryName],
    ...keywords.map((keyword): [string, string] => ['article:tag', keyword]),
  ]
}
