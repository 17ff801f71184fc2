/**
 * The languages of the site. The first one is the default and has no path prefix; of the others the key is the prefix.
 * What else a language needs is its entry in `languages` and its files (docs/how-to/en/add-a-language.md).
 */
export const locales = ['fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'fr'

/** The languages as the owner reads them. */
export const frenchNames: Record<Locale, string> = { fr: 'français', en: 'anglais', de: 'allemand' }

/** Pages that every language has (docs/requirements.md 2.2). Pages in some languages only stand in `contract/routes.ts`. */
type SharedPage =
  | 'home'
  | 'blog'
  | 'contact'
  | 'checklist'
  | 'thanks'
  | 'expressAudit'
  | 'legalNotice'
  | 'privacy'
  | 'terms'
  | 'cookies'

/** Pages behind the links of e-mails: confirm the address and take the PDF, erase everything, take one's data. */
type TokenPage = 'download' | 'erase' | 'data'

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
  /** What follows the prefix in the address of each page. */
  slugs: Record<SharedPage | TokenPage, string>
  /**
   * Further slugs that show the home. In languages other than the default one the menu's items about the consultant and
   * the services open the first and the second at their section; without them, the home.
   */
  homeAliases: readonly string[]
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
    slugs: {
      home: '',
      blog: 'blog',
      contact: 'contact',
      checklist: 'checklist-dach',
      thanks: 'merci-checklist',
      expressAudit: 'audit-express',
      legalNotice: 'mentions-legales',
      privacy: 'politique-de-confidentialite',
      terms: 'cgv',
      cookies: 'cookies-policy',
      download: 'checklist-dach/telecharger',
      erase: 'effacer',
      data: 'mes-donnees',
    },
    homeAliases: ['home'],
    sentMark: 'envoye',
  },
  en: {
    // Numbers and dates are British.
    tag: 'en-GB',
    openGraph: 'en_US',
    quotationMarks: ['“', '”'],
    footerWords: ['franco', 'german'],
    market: 'germany',
    slugs: {
      home: '',
      blog: 'blog',
      contact: 'contact',
      checklist: 'germany-checklist',
      thanks: 'thank-you',
      expressAudit: 'consultation',
      legalNotice: 'legal-notice',
      privacy: 'privacy',
      terms: 'terms',
      cookies: 'cookies',
      download: 'germany-checklist/download',
      erase: 'erase',
      data: 'my-data',
    },
    homeAliases: ['about', 'services'],
    sentMark: 'sent',
  },
  de: {
    tag: 'de-DE',
    openGraph: 'de_DE',
    quotationMarks: ['„', '“'],
    footerWords: ['deutsch', 'französisch'],
    market: 'france',
    slugs: {
      home: '',
      blog: 'blog',
      contact: 'kontakt',
      checklist: 'frankreich-checkliste',
      thanks: 'danke',
      expressAudit: 'beratung',
      legalNotice: 'impressum',
      privacy: 'datenschutz',
      terms: 'agb',
      cookies: 'cookies',
      download: 'frankreich-checkliste/herunterladen',
      erase: 'loeschen',
      data: 'meine-daten',
    },
    homeAliases: ['uber-mich', 'leistungen'],
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
