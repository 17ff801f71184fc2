import { type Locale, languages } from './locales.ts'

// Making a formatter costs a thousand times more than using one: each is made once.
const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known as T
  const made = make()
  cache.set(key, made)
  return made
}

/** A number with the separators of the language: `2 000`, `2,000`, `2.000`. */
export function formatNumber(value: number, locale: Locale): string {
  return cached(
    `number ${locale}`,
    () => new Intl.NumberFormat(languages[locale].tag, { useGrouping: 'always' }),
  ).format(value)
}

/** A whole amount in euros: `1 500 €`, `€1,500`, `1.500 €`. */
export function formatPrice(euros: number, locale: Locale): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' } as const
  return cached(`price ${locale}`, () => new Intl.NumberFormat(languages[locale].tag, options)).format(euros)
}

/**
 * A calendar day in words: `20 juillet 2025`, `20 July 2025`, `20. Juli 2025`.
 * @param day `YYYY-MM-DD`; it is a day, not a moment, so no time zone can move it
 */
export function formatDate(day: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return cached(`date ${locale}`, () => new Intl.DateTimeFormat(languages[locale].tag, options)).format(
    new Date(`${day}T00:00Z`),
  )
}

/**
 * The same where room is short: `20 juil. 2025`, `20 Jul 2025`, `20.07.2025`.
 * @param day `YYYY-MM-DD`
 */
export function formatShortDate(day: string, locale: Locale): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return cached(`short date ${locale}`, () => new Intl.DateTimeFormat(languages[locale].tag, options)).format(
    new Date(`${day}T00:00Z`),
  )
}

/**
 * A moment on the clocks of Paris: `20 juillet 2025 à 09:41`.
 * @param instant ISO 8601, UTC
 */
export function formatMoment(instant: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const
  return cached(`moment ${locale}`, () => new Intl.DateTimeFormat(languages[locale].tag, options)).format(
    Date.parse(instant),
  )
}
