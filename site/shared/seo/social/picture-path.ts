import type { Article } from '../../../../contract/content/article.ts'
import type { Content } from '../../../../contract/content/content.ts'
import { languages } from '../../../../contract/locales.ts'
import { toPlainText } from '../../../../contract/text.ts'

/** Address of the picture that networks show beside a page: the page's own path, below `/social`. */
export function socialPath(path: string): string {
  return `/social${path === '/' ? '/fr' : path}.png`
}

const withoutSoftHyphens = (text: string) => toPlainText(text).replaceAll('\u00ad', '')

/** What the picture of a page shows, in words of the page's language. */
export function toPictureAlt({ settings }: Content, title: string): string {
  return `${settings.brand} – ${withoutSoftHyphens(title)}`
}

/** What the picture of an article shows, in words. */
export function toArticlePictureAlt({ blogs }: Content, { locale, title }: Pick<Article, 'locale' | 'title'>): string {
  const [open, close] = languages[locale].quotationMarks
  return `${blogs[locale].article.picture} ${open}${withoutSoftHyphens(title)}${close}`
}
