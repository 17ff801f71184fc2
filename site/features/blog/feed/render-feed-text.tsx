import { renderToStaticMarkup } from 'react-dom/server'
import { blogPath } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { RendererSetup } from '../../../../contract/renderer.ts'
import { PageContextProvider } from '../../../shared/use-content.tsx'
import { ArticleBodyView } from '../article/ArticleBodyView.tsx'

/** What stands in the page for those who hear or see it only there. */
const pageOnly = [
  ['<span class="visually-hidden">', '</span>'],
  ['<svg', '</svg>'],
  ['<source ', '/>'],
] as const
const pageAttributes = / (?:class|role|tabindex|aria-[a-z]+|srcSet|sizes|loading|decoding)="[^"]*"/g

/** The text without anything from `start` to the next `end`, both included. */
function without(text: string, start: string, end: string): string {
  const [before = '', ...parts] = text.split(start)
  return before + parts.map((part) => part.slice(part.indexOf(end) + end.length)).join('')
}

/** The whole text of an article as HTML that stands by itself: addresses in full, no classes, nothing hidden. */
export function renderFeedText(article: Article, content: Content, setup: RendererSetup): string {
  const html = renderToStaticMarkup(
    <PageContextProvider value={{ ...setup, content, locale: article.locale }}>
      <ArticleBodyView body={article.body} category={article.category} />
    </PageContextProvider>,
  )
  const bare = pageOnly.reduce((text, [start, end]) => without(text, start, end), html).replace(pageAttributes, '')
  const page = new URL(blogPath(article), setup.siteUrl).href
  return bare
    .replace(/ href="#/g, ` href="${page}#`)
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${new URL('/', setup.siteUrl).href}`)
    .replace(/ target="_blank" rel="noopener external"/g, '')
}
