import { hash } from 'node:crypto'
import { type Article, listHeadings, toText } from '../../../../contract/content/article.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { foldText, toPlainText } from '../../../../contract/text.ts'
import type { SearchEntry, SearchIndex } from './find-articles.ts'
import { toSearchWords } from './find-articles.ts'

/** Each word once, folded, in one text that begins and ends with a space. */
function toWordText(texts: readonly string[]): string {
  return ` ${[...new Set(texts.flatMap((text) => toSearchWords(foldText(text))))].join(' ')} `
}

function toEntry(article: Article): SearchEntry {
  const { title, excerpt, keywords, categoryName, body } = article
  const headings = listHeadings(body.tree).map(({ text }) => text)
  return [
    toWordText([title]),
    toWordText([...headings, categoryName, ...keywords, toPlainText(excerpt)]),
    toWordText([toText(body.tree)]),
  ]
}

/** Words of every article of a language that readers may see, for the search of its blog. */
export function toSearchIndex(content: Content, locale: Locale): SearchIndex {
  const articles = content.articles.filter((article) => article.locale === locale)
  return Object.fromEntries(articles.map((article) => [article.slug, toEntry(article)]))
}

/** A few letters that change with the index. */
export function toSearchVersion(content: Content, locale: Locale): string {
  return hash('sha256', JSON.stringify(toSearchIndex(content, locale)), 'base64url').slice(0, 8)
}
