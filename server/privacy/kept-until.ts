import { retention } from '../../contract/privacy/periods.ts'
import type { Instant } from '../runtime/clock.ts'
import { keptFor } from './tidy-leads.ts'

/** The instant calendar years after another. */
function yearsAfter(instant: Instant, years: number): Instant {
  const date = new Date(instant)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString()
}

/** Until when somebody is kept who did nothing more: three years, or 30 days where the address was never confirmed. */
export function toKeptUntil(lastContactAt: Instant, isUnconfirmed: boolean): Instant {
  return isUnconfirmed
    ? new Date(Date.parse(lastContactAt) + keptFor).toISOString()
    : yearsAfter(lastContactAt, retention.contactYears)
}
