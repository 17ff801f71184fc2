import { hour } from './clock.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day on the consultant's calendar, `YYYY-MM-DD`. */
export const toParisDay = (moment: number): string => format.format(moment)

/** The moment at which a day begins in Paris. Clocks change there at one in the morning (UTC), so every day has a midnight. */
export function startOfParisDay(day: string): number {
  const inSummer = midnightOf(day) - 2 * hour
  return toParisDay(inSummer) === day ? inSummer : inSummer + hour
}

/** `days` days after a day, `YYYY-MM-DD`; negative goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * 24 * hour).toISOString().slice(0, 10)
