import { words } from '../../content/words/index.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { type PageKey, pathOf, routes } from '../../contract/routes.ts'
import { samePageIn } from '../i18n/same-page.ts'

export type NavigationItem = { href: string; label: string }

/** Main navigation of a language, in the order of the specification. */
export function navigationOf(locale: Locale): readonly NavigationItem[] {
  const { navigation } = words[locale].site
  const to = (page: PageKey, label: string): NavigationItem => ({ href: pathOf(page, locale), label })
  if (locale === 'fr') {
    return [
      to('home', navigation.home),
      to('about', navigation.about),
      to('offers', navigation.offers),
      to('blog', navigation.blog),
      to('contents', navigation.contents),
    ]
  }
  const [about, services] = routes.home.aliases[locale]
  return [
    to('home', navigation.home),
    { href: about, label: navigation.about },
    { href: services, label: navigation.services },
    to('contact', navigation.contact),
  ]
}

/**
 * Which item is the page itself (`page`) or the section it belongs to (`true`).
 * @param path address under which the page is shown, which may be an alias of the home
 */
export function currentItem(
  items: readonly NavigationItem[],
  path: string,
  pagePath: string | undefined,
): { href: string; kind: 'page' | 'true' } | undefined {
  if (items.some(({ href }) => href === path)) return { href: path, kind: 'page' }
  if (pagePath !== undefined && items.some(({ href }) => href === pagePath)) return { href: pagePath, kind: 'true' }
  return undefined
}

export type LanguageItem = { locale: Locale; href: string; name: string; isCurrent: boolean }

/** The switcher: every language, each named in itself, leading to the same page where it exists. */
export function languagesOf(page: PageKey | undefined, current: Locale): readonly LanguageItem[] {
  return locales.map((locale) => ({
    locale,
    href: samePageIn(page, locale),
    name: words[locale].site.languageNames[locale],
    isCurrent: locale === current,
  }))
}
