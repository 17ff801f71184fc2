import { type Locale, languages, locales, toPath } from './locales.ts'
import { perKey } from './per-key.ts'

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

// What is marked pure below is left out of scripts for visitors, which read only `api` and `formAnchor` of this file.

/** The address in every language of what `slugs` names in `contract/locales.ts`. */
/* @__NO_SIDE_EFFECTS__ */
function inEveryLanguage(page: keyof (typeof languages)[Locale]['slugs']): Record<Locale, string> {
  return perKey(locales, (locale) => toPath(locale, languages[locale].slugs[page]))
}

/** The languages whose pages speak of Germany, Austria and Switzerland. */
const aboutGermany = /* @__PURE__ */ locales.filter((locale) => languages[locale].market === 'germany')

/** Every page of the site and its path in each language. The one list behind links, sitemap and alternates (docs/requirements.md 2.2, 2.3 and 2.5). */
export const routes = {
  home: {
    paths: inEveryLanguage('home'),
    aliases: /* @__PURE__ */ perKey(locales, (locale) =>
      languages[locale].homeAliases.map((slug) => toPath(locale, slug)),
    ),
    equivalents: locales,
    isIndexed: true,
  },
  about: { paths: { fr: '/a-propos' }, isIndexed: true },
  offers: { paths: { fr: '/offres' }, isIndexed: true },
  contents: { paths: { fr: '/contenus' }, isIndexed: true },
  contact: { paths: inEveryLanguage('contact'), equivalents: locales, isIndexed: true },
  blog: { paths: inEveryLanguage('blog'), isIndexed: true },
  checklist: { paths: inEveryLanguage('checklist'), equivalents: aboutGermany, isIndexed: true },
  thanks: { paths: inEveryLanguage('thanks'), isIndexed: false },
  expressAudit: { paths: inEveryLanguage('expressAudit'), equivalents: aboutGermany, isIndexed: true },
  auditDach: { paths: { fr: '/audit-dach' }, isIndexed: true },
  sampleAudit: { paths: { fr: '/audit-dach/exemple' }, isIndexed: true },
  backlinks: { paths: { fr: '/backlinks-allemagne' }, isIndexed: true },
  vip: { paths: { fr: '/accompagnement-strategique' }, isIndexed: true },
  legalNotice: { paths: inEveryLanguage('legalNotice'), equivalents: locales, isIndexed: true },
  privacy: { paths: inEveryLanguage('privacy'), equivalents: locales, isIndexed: true },
  terms: { paths: inEveryLanguage('terms'), equivalents: locales, isIndexed: true },
  cookies: { paths: inEveryLanguage('cookies'), equivalents: locales, isIndexed: true },
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
  download: inEveryLanguage('download'),
  /** The button page that erases everything known of an address. */
  erase: inEveryLanguage('erase'),
  /** The button page that gives everything known of an address as a file. */
  data: inEveryLanguage('data'),
} as const

/** Addresses of the programming interface. */
export const api = { checklist: '/api/checklist', contact: '/api/contact' } as const

/** Id of the form on its page, the same in every language. */
export const formAnchor = 'formulaire'
