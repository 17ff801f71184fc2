import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import { type PageKey, pathOf } from '../../../contract/routes.ts'

export type FooterLink = { href: string; label: string }

/** Links to the site, in their order; the English and German site has them on its home. */
export function footerNavigationOf(content: Content, locale: Locale): readonly FooterLink[] {
  const { navigation } = content.messages[locale].site
  const home = pathOf('home', locale)
  const contact = { href: pathOf('contact', locale), label: navigation.contact }
  if (locale === 'fr') {
    return [
      { href: home, label: navigation.home },
      { href: pathOf('about', locale), label: navigation.about },
      { href: pathOf('offers', locale), label: navigation.offers },
      { href: pathOf('contents', locale), label: navigation.contents },
      contact,
    ]
  }
  return [
    { href: home, label: navigation.home },
    { href: `${home}#about`, label: navigation.about },
    { href: `${home}#services`, label: navigation.services },
    { href: `${home}#blog`, label: navigation.blog },
    contact,
  ]
}

/** Legal pages: those of the reader's language, and the French ones, which bind. */
export function legalLinksOf(
  content: Content,
  locale: Locale,
): { own: readonly FooterLink[]; french: readonly FooterLink[] } {
  const link = (page: PageKey, language: Locale): FooterLink => {
    const { footer } = content.messages[language].site
    const labels: Partial<Record<PageKey, string>> = {
      legalNotice: footer.legalNotice,
      terms: footer.terms,
      privacy: footer.privacy,
      cookies: footer.cookies,
    }
    return { href: pathOf(page, language), label: labels[page] ?? page }
  }
  const linksIn = (language: Locale) =>
    (['legalNotice', 'terms', 'privacy', 'cookies'] as const).map((page) => link(page, language))
  if (locale === 'fr') return { own: linksIn('fr'), french: [] }
  return { own: linksIn(locale), french: linksIn('fr') }
}
