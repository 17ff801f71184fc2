import type { PlannedPage } from '../../contract/api/admin-contents.ts'
import { blogPath, categoryPath, categorySlugs } from '../../contract/blog-routes.ts'
import type { Content } from '../../contract/content/content.ts'
import { articleOf, entryOf, pageFolder } from '../../contract/content/content-paths.ts'
import { otherPageSchemas, type Pages, routedPageSchemas } from '../../contract/content/pages.ts'
import { frenchNames, isLocale, type Locale, locales } from '../../contract/locales.ts'
import { offerNames, pagesOfOffer } from '../../contract/offers.ts'
import { legalPages, type PageKey, pageRoutes, pathOf } from '../../contract/routes.ts'
import { type NamingContent, notFoundPath, toNamedPage } from '../content/page-names.ts'

/** Addresses of pages in the languages in which they exist. */
const inLocales = (pages: readonly PageKey[], languages: readonly Locale[] = locales): string[] =>
  pages.flatMap((page) => languages.flatMap((locale) => pageRoutes[page].paths[locale] ?? []))

const writtenPages = Object.keys({ ...routedPageSchemas, ...otherPageSchemas }) as (keyof Pages)[]

function pagesOfFolder(folder: string, locale: Locale): string[] {
  const page = writtenPages.find((one) => pageFolder(one) === folder)
  if (page === 'notFound') return [notFoundPath(locale)]
  if (page === 'legalFrame') return inLocales(legalPages, [locale])
  return page ? inLocales([page], [locale]) : []
}

/** The first article of a language, whose page shows the words around articles. */
const anArticle = ({ articles }: Pick<Content, 'articles'>, locale: Locale): string[] =>
  articles
    .filter((article) => article.locale === locale)
    .slice(0, 1)
    .map(blogPath)

/** What shows the words of a file in one language. */
function pagesOfLanguage(folder: string, locale: Locale, content: Pick<Content, 'articles'>): string[] {
  switch (folder) {
    case 'messages':
      return inLocales(['home', 'contact', 'checklist', 'blog', 'expressAudit', 'thanks'], [locale])
    case 'blog':
      return [...inLocales(['blog'], [locale]), ...anArticle(content, locale), ...inLocales(['home'], [locale])]
    case 'checklist':
      return inLocales(['checklist'], [locale])
    case 'testimonials':
      return inLocales(['home', 'about', ...offerNames], [locale])
    default:
      return folder.startsWith('pages/') ? pagesOfFolder(folder.slice('pages/'.length), locale) : []
  }
}

/**
 * Addresses of the pages that show what a file of the content says, the one that shows it best first. None
 * of the words of the administration and of mails.
 */
export function listPagesOf(path: string, content: Pick<Content, 'articles'>): string[] {
  const article = articleOf(entryOf(path))
  if (article) return [blogPath(article), pathOf('blog', article.locale)]
  const [, folder = '', name = ''] = /^(.+)\/([^/]+)\.yaml$/.exec(path) ?? []
  if (isLocale(name)) return pagesOfLanguage(folder, name, content)
  if (path === 'offers.yaml') return inLocales(['offers', ...offerNames.flatMap(pagesOfOffer)])
  if (path === 'settings.yaml' || path.startsWith('owner/'))
    return inLocales(['home', 'about', 'contact', 'legalNotice'])
  if (path === 'wordmarks.yaml') return inLocales(['home'])
  if (path === 'blog/shared.yaml')
    return [...inLocales(['contents', 'blog'], ['fr']), ...categorySlugs.map(categoryPath)]
  if (path.startsWith('checklist/sources-')) return inLocales(['checklist'])
  return []
}

/** The pages that show a file, by their names; the language is said where there are several. */
export function describePagesOf(path: string, content: NamingContent | undefined): PlannedPage[] {
  const pages = listPagesOf(path, content ?? { articles: [] }).map((page) => {
    return { path: page, ...toNamedPage(page, content) }
  })
  const languages = new Set(pages.flatMap(({ locale }) => locale ?? []))
  return pages.map(({ path: page, name, locale }) => {
    return { path: page, title: locale && languages.size > 1 ? `${name} (${frenchNames[locale]})` : name }
  })
}
