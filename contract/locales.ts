/** The three languages of the site. The first one is the default and has no path prefix. */
export const locales = ['fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'fr'

/** Open Graph locale of each language. */
export const openGraphLocales = { fr: 'fr_FR', en: 'en_US', de: 'de_DE' } as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * The language of an address. It is derived from the path prefix alone:
 * `/de` and below is German, `/en` and below English, what has no prefix French.
 */
export function localeOfPath(path: string): Locale {
  const first = path.split('/', 2)[1]
  return isLocale(first) ? first : defaultLocale
}
