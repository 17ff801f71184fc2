import { isLocale, type Locale } from '../locales.ts'

/**
 * What is changed, checked and published as one with a file of the content: an article with its pictures, the settings
 * with the owner's portrait, testimonials with the faces of those who speak, else the file by itself. An entry is named by the path of its text.
 */
export function entryOf(path: string): string {
  const article = /^articles\/[^/]+\/[^/]+\//.exec(path)?.[0]
  if (article !== undefined) return `${article}article.md`
  const quoting = /^((?:testimonials|pages\/[^/]+)\/[^/]+)\/[^/]+$/.exec(path)?.[1]
  if (quoting !== undefined) return `${quoting}.yaml`
  return path.startsWith('owner/') ? 'settings.yaml' : path
}

/** The folder in which the pictures of an entry stand, if it is one that has any. */
export function pictureFolderOf(entry: string): string | undefined {
  if (entry === 'settings.yaml') return 'owner/'
  const quoting = /^((?:testimonials|pages\/[^/]+)\/[^/]+)\.yaml$/.exec(entry)?.[1]
  if (quoting !== undefined) return `${quoting}/`
  return /^(articles\/[^/]+\/[^/]+\/)article\.md$/.exec(entry)?.[1]
}

/** Of which article a file is the text, if it is one’s. */
export function articleOf(path: string): { locale: Locale; slug: string } | undefined {
  const [, locale = '', slug = ''] = /^articles\/(\w+)\/([^/]+)\/article\.md$/.exec(path) ?? []
  return isLocale(locale) ? { locale, slug } : undefined
}

/** The text of an article. */
export const articleFile = ({ locale, slug }: { locale: Locale; slug: string }): string =>
  `articles/${locale}/${slug}/article.md`

/** The folder of a page: `expressAudit` is written in `express-audit` of `pages/`. */
export const pageFolder = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The folder in which a file stands, with its last slash. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** What a file is called within its folder. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
