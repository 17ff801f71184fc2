import { expect, test } from 'vitest'
import { toAxisCounts, toAxisDays } from './axis.ts'

const someDays = (length: number, count = 0) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    count,
  }))

test.each([1, 2, 7, 30, 90, 366])('the axis names at most five of %i days, evenly, and the last one', (length) => {
  const days = someDays(length)
  const named = toAxisDays(days)
  expect(named.length).toBeLessThanOrEqual(5)
  expect(named.at(-1)).toEqual({ day: days.at(-1)?.day, index: length - 1 })
  expect(new Set(named.slice(1).map(({ index }, at) => index - (named[at]?.index ?? 0))).size).toBeLessThanOrEqual(1)
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [43, [0, 10, 20, 30, 40, 50]],
  [2_068, [0, 500, 1_000, 1_500, 2_000, 2_500]],
])('a day of %i sign-ups stands below the highest of few round figures', (highest, figures) => {
  expect(toAxisCounts(someDays(7, highest))).toEqual(figures)
})
