/** The clock of Paris beside that of the world, in minutes, at a moment. */
function offsetAt(moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(partOf('year'), partOf('month') - 1, partOf('day'), partOf('hour'), partOf('minute'))
  return Math.round((shown - moment) / 60_000)
}

/**
 * The moment of a day and a time on the clocks of Paris (`2026-03-29T08:00`, as `<input type="datetime-local">` gives
 * it), ISO 8601 in UTC. Of a time that the clocks skip in spring, the hour after; of one that comes twice, the first.
 * @returns nothing if it is no time
 */
export function fromParisTime(typed: string): string | undefined {
  const asUtc = Date.parse(`${typed}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(asUtc)) return undefined
  const before = offsetAt(asUtc - 86_400_000)
  const moment = asUtc - before * 60_000
  return new Date(offsetAt(moment) === before ? moment : asUtc - offsetAt(moment) * 60_000).toISOString()
}

/** A moment as `<input type="datetime-local">` takes it, on the clocks of Paris. */
export const toParisTime = (moment: number): string =>
  new Date(moment + offsetAt(moment) * 60_000).toISOString().slice(0, 16)
