import type { Locale } from './locales.ts'

/**
 * One page in the languages it exists in.
 * - `paths`: its address per language, without a trailing slash.
 * - `aliases`: further addresses that show the same page under the page's own canonical.
 * - `equivalents`: the languages in which it is truly the same page; only these are
 *   printed as alternates. A page that stands for another market is left out.
 * - `isIndexed`: false keeps it out of the sitemap and adds `noindex`.
 */
export type PageRoute = {
  paths: Partial<Record<Locale, string>>
  aliases?: Partial<Record<Locale, readonly string[]>>
  equivalents?: readonly Locale[]
  isIndexed: boolean
}

/** Every page of the site and its path in each language. The one list behind links, sitemap and alternates (docs/requirements.md 2.2, 2.3 and 2.5). */
export const routes = {
  home: {
    paths: { fr: '/', en: '/en', de: '/de' },
    aliases: { fr: ['/home'], en: ['/en/about', '/en/services'], de: ['/de/uber-mich', '/de/leistungen'] },
    equivalents: ['fr', 'en', 'de'],
    isIndexed: true,
  },
  about: { paths: { fr: '/a-propos' }, isIndexed: true },
  offers: { paths: { fr: '/offres' }, isIndexed: true },
  contents: { paths: { fr: '/contenus' }, isIndexed: true },
  contact: {
    paths: { fr: '/contact', en: '/en/contact', de: '/de/kontakt' },
    equivalents: ['fr', 'en', 'de'],
    isIndexed: true,
  },
  blog: { paths: { fr: '/blog' }, isIndexed: true },
  checklist: {
    paths: { fr: '/checklist-dach', en: '/en/germany-checklist', de: '/de/frankreich-checkliste' },
    equivalents: ['fr', 'en'],
    isIndexed: true,
  },
  thanks: {
    paths: { fr: '/merci-checklist', en: '/en/thank-you', de: '/de/danke' },
    isIndexed: false,
  },
  expressAudit: {
    paths: { fr: '/audit-express', en: '/en/consultation', de: '/de/beratung' },
    equivalents: ['fr', 'en'],
    isIndexed: true,
  },
  auditDach: { paths: { fr: '/audit-dach' }, isIndexed: true },
  backlinks: { paths: { fr: '/backlinks-allemagne' }, isIndexed: true },
  vip: { paths: { fr: '/accompagnement-strategique' }, isIndexed: true },
  legalNotice: {
    paths: { fr: '/mentions-legales', en: '/en/legal-notice', de: '/de/impressum' },
    equivalents: ['fr', 'en', 'de'],
    isIndexed: true,
  },
  privacy: {
    paths: { fr: '/politique-de-confidentialite', en: '/en/privacy', de: '/de/datenschutz' },
    equivalents: ['fr', 'en', 'de'],
    isIndexed: true,
  },
  terms: { paths: { fr: '/cgv' }, isIndexed: true },
  cookies: { paths: { fr: '/cookies-policy' }, isIndexed: true },
} as const satisfies Record<string, PageRoute>

export type PageKey = keyof typeof routes

/** The same list seen through its general shape, for code that walks all pages. */
export const pageRoutes: Record<PageKey, PageRoute> = routes

export const pageKeys = Object.keys(routes) as PageKey[]

/**
 * Path of a page in a language. Where the page does not exist in that language the French one is
 * returned: it is the reference (legal pages, offers), and callers mark it with `hreflang="fr"`.
 */
export function pathOf(page: PageKey, locale: Locale): string {
  const { paths } = pageRoutes[page]
  const path = paths[locale] ?? paths.fr
  if (path === undefined) throw new Error(`contract/routes: page "${page}" has no French path`)
  return path
}

/** Addresses that end in a signed token. They are never linked from a page, only from e-mails (docs/requirements.md 2.10). */
export const tokenRoutes = {
  /** The button page of the checklist mail: confirm the address, then take the PDF. */
  download: {
    fr: '/checklist-dach/telecharger',
    en: '/en/germany-checklist/download',
    de: '/de/frankreich-checkliste/herunterladen',
  },
  /** The button page that erases everything known of an address. */
  erase: { fr: '/effacer', en: '/en/erase', de: '/de/loeschen' },
  /** The button page that gives everything known of an address as a file. */
  data: { fr: '/mes-donnees', en: '/en/my-data', de: '/de/meine-daten' },
} as const satisfies Record<string, Record<Locale, string>>

/** Addresses of the programming interface. */
export const api = { checklist: '/api/checklist', contact: '/api/contact', formToken: '/api/form-token' } as const

/** Added to the address of the contact page once a message sent without JavaScript is on its way. */
export const sentMarks = { fr: 'envoye', en: 'sent', de: 'gesendet' } as const satisfies Record<Locale, string>

/** Id of the form on its page, the same in every language. */
export const formAnchor = 'formulaire'
