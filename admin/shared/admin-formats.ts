import { mostCounted } from '../../contract/api/admin.ts'
import { formatNumber } from '../../contract/formats.ts'
import { fillText } from '../../contract/text.ts'

// Making a formatter costs a thousand times more than using one: each is made once.
const clock = { hour: '2-digit', minute: '2-digit' } as const
const paris = { timeZone: 'Europe/Paris' } as const
const moment = new Intl.DateTimeFormat('fr-FR', { ...paris, ...clock, day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('fr-FR', { ...paris, dateStyle: 'medium' })
const time = new Intl.DateTimeFormat('fr-FR', { ...paris, ...clock })
const dayOnly = { timeZone: 'UTC' } as const
const shortDay = new Intl.DateTimeFormat('fr-FR', { ...dayOnly, day: 'numeric', month: 'short' })

const toDate = (day: string) => new Date(`${day}T00:00Z`)

/** The colon between two parts of a French line: it holds on to the word before it. */
export const colon = '\u00a0: '

/** A French day as it is written: the first of a month is an ordinal, and a day holds on to its month. */
const toWritten = (day: string): string => day.replace(/^1 /, '1er ').replace(' ', '\u00a0')

/** A moment on the clocks of Paris, of a year that is known: `12 mai, 09:41`. */
export const formatMoment = (iso: string): string => toWritten(moment.format(new Date(iso)))

/** The day of a moment in Paris: `12 mai 2026`. */
export const formatDateOf = (iso: string): string => toWritten(date.format(new Date(iso)))

/** The time of a moment in Paris: `09:41`. */
export const formatTimeOf = (iso: string): string => time.format(new Date(iso))

/** A moment as a sentence goes on with it; the sentence holds `{date}` and `{time}`. */
export const atMoment = (sentence: string, iso: string): string =>
  fillText(sentence, { date: formatDateOf(iso), time: formatTimeOf(iso) })

/** A calendar day (`YYYY-MM-DD`) for an axis: `12 mai`. */
export const formatShortDay = (day: string): string => toWritten(shortDay.format(toDate(day)))

/** A number as French writes it: `2 068`. */
export const formatCount = (count: number): string => formatNumber(count, 'fr')

/** A number that was counted up to `mostCounted`: `12`, `999+`. */
export const formatCounted = (count: number): string =>
  count < mostCounted ? formatCount(count) : `${formatCount(mostCounted - 1)}+`

/** `1 inscription`, `2 068 inscriptions`; in French zero is singular. The texts hold `{n}`. */
export const formatPlural = ({ one, many }: { one: string; many: string }, count: number, format = formatCount) =>
  fillText(count < 2 ? one : many, { n: format(count) })

/** The same of a number that was counted up to `mostCounted`: `999+ inscriptions`. */
export const formatCountedPlural = (texts: { one: string; many: string }, count: number): string =>
  formatPlural(texts, count, formatCounted)
