import { type Locale, languages } from './locales.ts'

/** A formatter for each language. Making one costs a thousand times more than using it: each is made once. */
function perLanguage<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made: Partial<Record<Locale, Formatter>> = {}
  return (locale) => {
    made[locale] ??= make(languages[locale].tag)
    return made[locale]
  }
}

const dates = (options: Intl.DateTimeFormatOptions) => perLanguage((tag) => new Intl.DateTimeFormat(tag, options))

const number = perLanguage((tag) => new Intl.NumberFormat(tag, { useGrouping: 'always' }))
const price = perLanguage(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }),
)
const date = dates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortDate = dates({ dateStyle: 'medium', timeZone: 'UTC' })
const moment = dates({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** A number with the separators of the language: `2 000`, `2,000`, `2.000`. */
export const formatNumber = (value: number, locale: Locale): string => number(locale).format(value)

/** A whole amount in euros: `1 500 €`, `€1,500`, `1.500 €`. */
export const formatPrice = (euros: number, locale: Locale): string => price(locale).format(euros)

/**
 * A calendar day in words: `20 juillet 2025`, `20 July 2025`, `20. Juli 2025`.
 * @param day `YYYY-MM-DD`; it is a day, not a moment, so no time zone can move it
 */
export const formatDate = (day: string, locale: Locale): string => date(locale).format(new Date(`${day}T00:00Z`))

/**
 * The same where room is short: `20 juil. 2025`, `20 Jul 2025`, `20.07.2025`.
 * @param day `YYYY-MM-DD`
 */
export const formatShortDate = (day: string, locale: Locale): string =>
  shortDate(locale).format(new Date(`${day}T00:00Z`))

/**
 * A moment on the clocks of Paris: `20 juillet 2025 à 09:41`.
 * @param instant ISO 8601, UTC
 */
export const formatMoment = (instant: string, locale: Locale): string => moment(locale).format(Date.parse(instant))
