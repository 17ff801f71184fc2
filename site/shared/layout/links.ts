import { blogPath } from '../../../contract/blog-routes.ts'
import { listTranslations } from '../../../contract/content/article.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type ContactSubject, subjectQuery } from '../../../contract/forms/contact.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { offerOfPage, offersByName } from '../../../contract/offers.ts'
import { formAnchor, type PageKey, pageRoutes, pathOf, routes } from '../../../contract/routes.ts'

/** What a link to a page needs. `suffix` is empty, or the word that the page is in French. */
export type PageLink = { href: string; hreflang?: 'fr'; suffix: string }

/** Link to a page as seen from a language; pages that exist only in French are marked as such. */
export function pageLink({ messages }: Pick<Content, 'messages'>, page: PageKey, locale: Locale): PageLink {
  const href = pathOf(page, locale)
  if (pageRoutes[page].paths[locale] !== undefined) return { href, suffix: '' }
  return { href, hreflang: 'fr', suffix: messages[locale].site.inFrench }
}

/** Link to the contact form, its subject chosen where it is known. */
export const contactLink = (locale: Locale, subject: ContactSubject | undefined): string =>
  pathOf('contact', locale) + (subject === undefined ? '' : `?${subjectQuery}=${subject}#${formAnchor}`)

/** The same from a page of the site: one about an offer knows the subject. */
export function contactLinkFrom(page: PageKey | undefined, locale: Locale): string {
  const offer = page && offerOfPage(page)
  return contactLink(locale, offer && offersByName[offer].subject)
}

/**
 * Where the language switcher leads: the same page in the other language where one exists, else the home of
 * that language. Pages without a key (404, button pages) lead to the home.
 */
function samePageIn(page: PageKey | undefined, locale: Locale): string {
  const path = page === undefined ? undefined : pageRoutes[page].paths[locale]
  return path ?? pathOf('home', locale)
}

/** Where a language without pages of its own about the consultant and the services shows them: in sections of its home. */
function homeSections(locale: Locale): { about: string; services: string } {
  const home = pathOf('home', locale)
  const [about = home, services = home] = routes.home.aliases[locale]
  return { about: `${about}#about`, services: `${services}#services` }
}

/** Where a language tells who the consultant is. */
export const aboutPath = (locale: Locale): string => pageRoutes.about.paths[locale] ?? homeSections(locale).about

/** A link as a page prints it: a place of the page itself needs no address, and loads nothing. */
export const toHref = (href: string, path: string): string =>
  href.startsWith(`${path}#`) ? href.slice(path.length) : href

export type NavigationItem = { href: string; label: string }

type NavigationWords = Content['messages'][Locale]['site']['navigation']

/** The item of a page, by the name that it has in navigations. */
const itemOf =
  (navigation: NavigationWords, locale: Locale) =>
  (page: PageKey & keyof NavigationWords): NavigationItem => ({ href: pathOf(page, locale), label: navigation[page] })

/** Main navigation of a language, in its order. */
export function navigationOf(content: Content, locale: Locale): readonly NavigationItem[] {
  const { navigation } = content.messages[locale].site
  const to = itemOf(navigation, locale)
  if (locale === 'fr') return (['home', 'about', 'offers', 'blog', 'contents'] as const).map(to)
  const { about, services } = homeSections(locale)
  return [
    to('home'),
    { href: about, label: navigation.about },
    { href: services, label: navigation.services },
    to('blog'),
    to('contact'),
  ]
}

/** List of pages in the footer of a language, in its order; the English and German site has them on its home. */
export function footerNavigationOf(content: Content, locale: Locale): readonly NavigationItem[] {
  const { navigation } = content.messages[locale].site
  const to = itemOf(navigation, locale)
  if (locale === 'fr') return (['home', 'about', 'offers', 'contents', 'contact'] as const).map(to)
  const within = (section: keyof NavigationWords) => ({
    href: `${pathOf('home', locale)}#${section}`,
    label: navigation[section],
  })
  return [to('home'), within('about'), within('services'), within('blog'), to('contact')]
}

/** Address of the item that a page belongs to: that of an offer to the offers, which the other homes name on an alias. */
function sectionPath(page: PageKey, locale: Locale): string {
  if (offerOfPage(page) === undefined) return pathOf(page, locale)
  return locale === 'fr' ? pathOf('offers', locale) : homeSections(locale).services
}

/**
 * Which item is the page itself (`page`) or the section it belongs to (`true`).
 * @param path address under which the page is shown, which may be an alias of the home
 * @param page key of the page; of articles and categories that of the blog; none on 404 and button pages
 */
export function currentItem(
  content: Content,
  locale: Locale,
  path: string,
  page: PageKey | undefined,
): { href: string; kind: 'page' | 'true' } | undefined {
  const items = navigationOf(content, locale)
  const own = items.find(({ href }) => href.split('#', 1)[0] === path)
  if (own) return { href: own.href, kind: 'page' }
  const section = page && sectionPath(page, locale)
  if (section !== undefined && items.some(({ href }) => href === section)) return { href: section, kind: 'true' }
  return undefined
}

type LanguageItem = { locale: Locale; href: string; name: string; current?: 'page' | 'true' }

/**
 * The switcher: every language, each named in itself, leading to the same page where it exists. The language of the
 * page stays on it (`page`); a page without an address, a 404, has only its language's home to offer (`true`).
 * @param path address under which the page is shown, empty if it has none
 */
export function languagesOf(
  content: Content,
  locale: Locale,
  path: string,
  page: PageKey | undefined,
): readonly LanguageItem[] {
  // An article stands under the blog's key.
  const article = content.articles.find((one) => blogPath(one) === path)
  const translations = article ? listTranslations(article, content.articles) : []
  const samePage = page && pathOf(page, locale) === path ? page : undefined
  return locales.map((language) => {
    const name = content.messages[language].site.languageName
    const translation = translations.find((one) => one.locale === language)
    if (language !== locale)
      return { locale: language, href: translation ? blogPath(translation) : samePageIn(samePage, language), name }
    return { locale, href: path || samePageIn(page, locale), name, current: path ? 'page' : 'true' }
  })
}
