import { expect, test } from 'vitest'
import { toAxisCounts, toAxisDays } from './TimeChart.tsx'

test.each([1, 2, 4, 13, 52, 366])('the axis names at most five of %i weeks, evenly, and the last one', (length) => {
  const days = Array.from({ length }, (_, index) => `week ${index}`)
  const named = toAxisDays(days)
  expect(named.length).toBeLessThanOrEqual(5)
  expect(named.at(-1)).toEqual({ day: days.at(-1), index: length - 1 })
  expect(new Set(named.slice(1).map(({ index }, at) => index - (named[at]?.index ?? 0))).size).toBeLessThanOrEqual(1)
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 10, 20, 30, 40, 50]],
  [2_068, [0, 500, 1_000, 1_500, 2_000, 2_500]],
])('a week of %i stands below the highest of few round figures', (highest, figures) => {
  expect(toAxisCounts([0, highest, 0])).toEqual(figures)
})
