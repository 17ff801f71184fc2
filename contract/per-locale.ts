import type { Locale } from './locales.ts'
import { perKey } from './per-key.ts'

/** What `of` gives, for each language. */
export const perLocale = <Item>(locales: readonly Locale[], of: (locale: Locale) => Item): Record<Locale, Item> =>
  perKey(locales, of)

/** What `of` gives, for each language, one after the other. */
export async function perLocaleInTurn<Item>(
  locales: readonly Locale[],
  of: (locale: Locale) => Promise<Item>,
): Promise<Record<Locale, Item>> {
  const items = new Map<Locale, Item>()
  for (const locale of locales) items.set(locale, await of(locale))
  return Object.fromEntries(items) as Record<Locale, Item>
}
