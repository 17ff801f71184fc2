import { expect, test } from 'vitest'
import { addDays, startOfParisDay, toParisDay } from './paris-days.ts'

test('every day of the year begins where the one before ends', () => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const start = startOfParisDay(day)
    expect([toParisDay(start), addDays(toParisDay(start - 1), 1)]).toEqual([day, day])
  }
})
