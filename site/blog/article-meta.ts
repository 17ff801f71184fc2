import { type Category, getCategory } from '../../content/blog/categories.ts'
import { articleWords } from '../../content/blog/words.ts'
import { settings } from '../../content/settings.ts'
import { articlePicturePath, blogPath, categoryPath } from '../../contract/blog-routes.ts'
import { toArticleJsonLd, toBlogJsonLd } from '../seo/article-json-ld.ts'
import { absoluteUrl, type PageMeta, toPageMeta } from '../seo/page-meta.ts'
import { toPlainText } from '../ui/RichText.tsx'
import type { Article } from './list-articles.ts'

/** Letters that a page of results shows of a title. */
const titleLimit = 60

/** The brand closes a title where it still fits. */
function titleOf(title: string): string {
  const branded = `${title} – ${settings.brand}`
  return branded.length <= titleLimit ? branded : title
}

/** Head of an article. */
export function toArticleMeta(article: Article, siteUrl: string | URL): PageMeta {
  const { slug, title, description, keywords, category, cover } = article
  const path = blogPath(slug)
  const canonical = absoluteUrl(path, siteUrl)
  const blog = toPageMeta({ page: 'blog', locale: 'fr', title, description, keywords, siteUrl })
  // An article that has its own drawing has its own picture; until then it shows the house's.
  const image = cover.isOwn
    ? { url: absoluteUrl(articlePicturePath(slug), siteUrl), alt: `${articleWords.picture} «\u00a0${title}\u00a0»` }
    : blog.image
  return {
    ...blog,
    path,
    title: titleOf(title),
    canonical,
    alternates: [],
    image,
    openGraph: { ...blog.openGraph, type: 'article' },
    jsonLd: toArticleJsonLd({
      title,
      headline: toPlainText(article.headline),
      description,
      canonical,
      siteUrl,
      path,
      keywords,
      category: { name: article.categoryName, path: categoryPath(category) },
      publishedOn: article.publishedOn,
      changedOn: article.changedOn,
      words: article.words,
      minutes: article.minutes,
      imageUrl: image.url,
    }),
  }
}

/** Head of a category. */
export function toCategoryMeta({ slug, name, head }: Category, siteUrl: string | URL): PageMeta {
  const path = categoryPath(slug)
  const canonical = absoluteUrl(path, siteUrl)
  const { title, description } = head
  return {
    ...toPageMeta({ page: 'blog', locale: 'fr', ...head, siteUrl }),
    path,
    canonical,
    alternates: [],
    jsonLd: toBlogJsonLd({ title, description, canonical, siteUrl }, [{ name, path }]),
  }
}

/** What networks read of an article beside its title: its dates and where it belongs. */
export function listArticleTags({
  publishedOn,
  changedOn,
  category,
  keywords,
}: Article): [name: string, value: string][] {
  return [
    ['article:published_time', publishedOn],
    ['article:modified_time', changedOn],
    ['article:section', getCategory(category).name],
    ...keywords.map((keyword): [string, string] => ['article:tag', keyword]),
  ]
}
