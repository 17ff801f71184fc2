import type { Instant } from '../db/tables.ts'

/** The owner's days begin and end in Paris. */
const zone = 'Europe/Paris'
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const clockParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The day in Paris at a moment, as `YYYY-MM-DD`. */
export function parisDayOf(time: number | Date): string {
  return parts.format(time)
}

/** `days` days after a day; negative goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Paris; right on the nights when the clocks change, too. */
export function startOfParisDay(day: string): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Paris is one or two hours ahead of UTC: one of the two candidates is midnight there.
  for (const hours of [2, 1]) {
    const candidate = new Date(midnight - hours * 3_600_000)
    if (parisDayOf(candidate) === day && clockParts.format(candidate) === '00:00:00') return candidate.toISOString()
  }
  throw new Error(`no midnight found for ${day}`)
}
