/** Most labels that an axis of a phone's width holds. */
const most = 5

/** What is named under the chart, with its place among all: evenly spaced, ending with the last one. */
export function toAxisDays(days: readonly string[]): { day: string; index: number }[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / (most - 1)))
  return days.map((day, index) => ({ day, index })).filter(({ index }) => (days.length - 1 - index) % step === 0)
}

/** The figures beside the chart, from zero to the first that no week exceeds: at most five steps of 1, 2 or 5 times a power of ten. */
export function toAxisCounts(counts: readonly number[]): number[] {
  const highest = Math.max(1, ...counts)
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, highest / most)))
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size * most >= highest) ?? highest
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}
