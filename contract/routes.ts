import type { CoverName } from './content/covers.ts'
import { type Locale, languages, locales } from './locales.ts'

/** An address in a language: all but the French ones begin with it (docs/requirements.md 2.1). */
type PathIn<Language extends Locale> = Language extends 'fr' ? `/${string}` : `/${Language}${'' | `/${string}`}`

type InEveryLanguage = { [Language in Locale]: PathIn<Language> }

/**
 * One page in the languages it exists in.
 * - `name`: what the owner knows it by. That of an offer's page is the name of the offer, in `contract/offers.ts`.
 * - `paths`: its address per language, without a trailing slash. An address that was published stays.
 * - `aliases`: further addresses that show the same page under the page's own canonical.
 * - `equivalents`: the languages in which it is truly the same page; only these are
 *   printed as alternates. A page that stands for another market is left out.
 * - `cover`: the drawing on its picture for networks; without one, the knot of the home.
 * - `isIndexed`: false keeps it out of the sitemap and adds `noindex`.
 */
export type PageRoute = {
  name?: string
  paths: Partial<InEveryLanguage>
  aliases?: Partial<Record<Locale, readonly string[]>>
  equivalents?: readonly Locale[]
  cover: CoverName | undefined
  isIndexed: boolean
}

// What is marked pure below is left out of scripts for visitors, which read only `api` and `formAnchor` of this file.

/** The languages whose pages speak of Germany, Austria and Switzerland. */
const aboutGermany = /* @__PURE__ */ locales.filter((locale) => languages[locale].market === 'germany')

/**
 * Every page of the site: all that is said of it once. The one list behind links, sitemap, alternates and pictures for
 * networks (docs/requirements.md 2.2, 2.3 and 2.5). `InEveryLanguage` is where the compiler asks for a new language.
 */
export const routes = {
  home: {
    name: 'Accueil',
    paths: { fr: '/', en: '/en', de: '/de' } satisfies InEveryLanguage,
    aliases: {
      fr: ['/home'],
      // The menu's items about the consultant and the services open the first and the second at their section.
      en: ['/en/about', '/en/services'],
      de: ['/de/uber-mich', '/de/leistungen'],
    } satisfies Record<Locale, readonly string[]>,
    equivalents: locales,
    cover: undefined,
    isIndexed: true,
  },
  about: {
    name: 'À propos',
    paths: { fr: '/a-propos' },
    cover: 'casque',
    isIndexed: true,
  },
  offers: {
    name: 'Offres',
    paths: { fr: '/offres' },
    cover: 'etiquettes',
    isIndexed: true,
  },
  contents: {
    name: 'Contenus',
    paths: { fr: '/contenus' },
    cover: 'livre',
    isIndexed: true,
  },
  contact: {
    name: 'Contact',
    paths: { fr: '/contact', en: '/en/contact', de: '/de/kontakt' } satisfies InEveryLanguage,
    equivalents: locales,
    cover: 'boite-aux-lettres',
    isIndexed: true,
  },
  blog: {
    name: 'Page du blog',
    paths: { fr: '/blog', en: '/en/blog', de: '/de/blog' } satisfies InEveryLanguage,
    cover: 'journal',
    isIndexed: true,
  },
  checklist: {
    name: 'Page de la checklist',
    paths: {
      fr: '/checklist-dach',
      en: '/en/germany-checklist',
      de: '/de/frankreich-checkliste',
    } satisfies InEveryLanguage,
    equivalents: aboutGermany,
    cover: 'prise',
    isIndexed: true,
  },
  thanks: {
    name: 'Page de remerciement',
    paths: { fr: '/merci-checklist', en: '/en/thank-you', de: '/de/danke' } satisfies InEveryLanguage,
    cover: 'boite-aux-lettres',
    isIndexed: false,
  },
  expressAudit: {
    paths: { fr: '/audit-express', en: '/en/consultation', de: '/de/beratung' } satisfies InEveryLanguage,
    equivalents: aboutGermany,
    cover: 'chronometre',
    isIndexed: true,
  },
  auditDach: {
    paths: { fr: '/audit-dach' },
    cover: 'loupe',
    isIndexed: true,
  },
  sampleAudit: {
    name: 'Exemple d’audit DACH',
    paths: { fr: '/audit-dach/exemple' },
    cover: 'loupe',
    isIndexed: true,
  },
  backlinks: {
    paths: { fr: '/backlinks-allemagne' },
    cover: 'pont',
    isIndexed: true,
  },
  vip: {
    paths: { fr: '/accompagnement-strategique' },
    cover: 'poteau',
    isIndexed: true,
  },
  legalNotice: {
    name: 'Mentions légales',
    paths: { fr: '/mentions-legales', en: '/en/legal-notice', de: '/de/impressum' } satisfies InEveryLanguage,
    equivalents: locales,
    cover: 'paragraphe',
    isIndexed: true,
  },
  privacy: {
    name: 'Confidentialité',
    paths: { fr: '/politique-de-confidentialite', en: '/en/privacy', de: '/de/datenschutz' } satisfies InEveryLanguage,
    equivalents: locales,
    cover: 'badge',
    isIndexed: true,
  },
  terms: {
    name: 'Conditions générales de vente',
    paths: { fr: '/cgv', en: '/en/terms', de: '/de/agb' } satisfies InEveryLanguage,
    equivalents: locales,
    cover: 'balance',
    isIndexed: true,
  },
  cookies: {
    name: 'Cookies',
    paths: { fr: '/cookies-policy', en: '/en/cookies', de: '/de/cookies' } satisfies InEveryLanguage,
    equivalents: locales,
    cover: 'bocal',
    isIndexed: true,
  },
} as const satisfies Record<string, PageRoute>

export type PageKey = keyof typeof routes

/**
 * The same list seen through its general shape, for code that walks all pages.
 * @alias
 */
export const pageRoutes: Record<PageKey, PageRoute> = routes

export const pageKeys = Object.keys(routes) as PageKey[]

/** Pages of the law, which bear a day of their own. */
export const legalPages = ['legalNotice', 'privacy', 'terms', 'cookies'] as const satisfies readonly PageKey[]

/**
 * Path of a page in a language. Where the page does not exist in that language the French one is
 * returned: it is the reference (offers), and callers mark it with `hreflang="fr"`.
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
  } satisfies InEveryLanguage,
  /** The button page that erases everything known of an address. */
  erase: { fr: '/effacer', en: '/en/erase', de: '/de/loeschen' } satisfies InEveryLanguage,
  /** The button page that gives everything known of an address as a file. */
  data: { fr: '/mes-donnees', en: '/en/my-data', de: '/de/meine-daten' } satisfies InEveryLanguage,
} as const

/** Addresses of the programming interface. */
export const api = { checklist: '/api/checklist', contact: '/api/contact' } as const

/** Id of the form on its page, the same in every language. */
export const formAnchor = 'formulaire'
