import type { PerDay } from '../../contract/api/admin.ts'

/** Most labels that an axis of a phone's width holds. */
const most = 5

/** The days named under the chart: evenly spaced, ending with the last one. */
export function toAxisDays(days: PerDay['days']): string[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (most - 1)))
  return days.filter((_, index) => (days.length - 1 - index) % step === 0).map(({ day }) => day)
}
