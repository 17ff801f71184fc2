/**
 * The languages of the site. The first one is the default and has no path prefix; of the others the key is the prefix.
 * What else a language needs is its entry in `languages` and its files (docs/how-to/en/add-a-language.md).
 */
export const locales = ['fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'fr'

/** The languages as the owner reads them. */
export const frenchNames: Record<Locale, string> = { fr: 'français', en: 'anglais', de: 'allemand' }

type Language = {
  /** BCP 47 tag that numbers, prices, dates and lists follow. */
  tag: string
  /** Open Graph locale. */
  openGraph: string
  /** With the spaces that the language sets inside them. */
  quotationMarks: readonly [open: string, close: string]
  /** The two words that the line ties, large at the foot of every page; the style sheet sizes them. */
  footerWords: readonly [string, string]
  /** Where its readers want to sell. Pages that speak of the market are the same page only in languages that share it. */
  market: 'germany' | 'france'
  /** Added to the address of the contact page once a message sent without JavaScript is on its way. */
  sentMark: string
}

export const languages: Record<Locale, Language> = {
  fr: {
    tag: 'fr-FR',
    openGraph: 'fr_FR',
    quotationMarks: ['«\u00A0', '\u00A0»'],
    footerWords: ['franco', 'allemand'],
    market: 'germany',
    sentMark: 'envoye',
  },
  en: {
    // Numbers and dates are British.
    tag: 'en-GB',
    openGraph: 'en_US',
    quotationMarks: ['“', '”'],
    footerWords: ['franco', 'german'],
    market: 'germany',
    sentMark: 'sent',
  },
  de: {
    tag: 'de-DE',
    openGraph: 'de_DE',
    quotationMarks: ['„', '“'],
    footerWords: ['deutsch', 'französisch'],
    market: 'france',
    sentMark: 'gesendet',
  },
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The address of a slug in a language: `/contact`, `/de/kontakt`; of the empty slug, `/` and `/de`. */
export function toPath(locale: Locale, slug: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return slug === '' ? prefix || '/' : `${prefix}/${slug}`
}

/**
 * The language of an address. It is derived from the path prefix alone:
 * `/de` and below is German, `/en` and below English, what has no prefix French.
 */
export function localeOfPath(path: string): Locale {
  const first = path.split('/', 2)[1]
  return isLocale(first) ? first : defaultLocale
}
