import type { Locale } from './locales.ts'

/** The same for each language. */
export const perLocale = <Item>(locales: readonly Locale[], of: (locale: Locale) => Item): Record<Locale, Item> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Item>
