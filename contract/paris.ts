const hour = 3_600_000
/** Writes `2026-07-14 08:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })

/** A moment as `<input type="datetime-local">` takes it, on the clocks of Paris. */
export const toParisTime = (moment: number): string => clock.format(moment).replace(' ', 'T')

/** The day on the consultant's calendar, `YYYY-MM-DD`. */
export const toParisDay = (moment: number): string => toParisTime(moment).slice(0, 10)

/** The moment at which it is a time in Paris: the first if it comes twice, an hour later if the clocks skip it. */
function momentOf(time: string): number {
  const inSummer = Date.parse(`${time}Z`) - 2 * hour
  return toParisTime(inSummer) === time ? inSummer : inSummer + hour
}

/** `days` days after a day, `YYYY-MM-DD`; negative goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)

/** The moment at which a day begins in Paris. Clocks change there at one in the morning (UTC), so every day has a midnight. */
export const startOfParisDay = (day: string): number => momentOf(`${day}T00:00`)

/**
 * The moment of a day and a time on the clocks of Paris (`2026-03-29T08:00`, as `<input type="datetime-local">` gives
 * it), ISO 8601 in UTC.
 * @returns nothing if it is no time
 */
export function fromParisTime(typed: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(Date.parse(`${typed}Z`))) return undefined
  return new Date(momentOf(typed)).toISOString()
}
