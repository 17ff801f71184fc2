import { hour } from '../clock.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day on the consultant's calendar, `YYYY-MM-DD`. */
export const toParisDay = (moment: number): string => format.format(moment)

/** The moment at which a day begins in Paris. Clocks change there at one in the morning (UTC), so every day has a midnight. */
export function startOfParisDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  const inSummer = midnight - 2 * hour
  return toParisDay(inSummer) === day ? inSummer : midnight - hour
}

/** The day after, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00.000Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
