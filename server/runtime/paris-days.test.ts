import { expect, test } from 'vitest'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'
import { addWorkingHours, isWorkingDay } from './paris-days.ts'

test('every day of the year begins where the one before ends', () => {
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const start = startOfParisDay(day)
    expect([toParisDay(start), addDays(toParisDay(start - 1), 1)]).toEqual([day, day])
  }
})

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) => day.startsWith(`${year}`))
const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

test.for<[year: number, holidays: string]>([
  [2024, '01-01 04-01 05-01 05-08 05-09 05-20 08-15 11-01 11-11 12-25'],
  [2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25'],
  // The earliest and the latest Easter of these centuries, and the two years in which the full moon is moved by a day.
  [2038, '01-01 04-26 06-03 06-14 07-14 11-01 11-11'],
  [2285, '01-01 03-23 04-30 05-01 05-08 05-11 07-14 11-11 12-25'],
  [1954, '01-01 04-19 05-27 06-07 07-14 11-01 11-11'],
  [1981, '01-01 04-20 05-01 05-08 05-28 06-08 07-14 11-11 12-25'],
])('of Monday to Friday of %s, all are working days but the holidays of the law: %s', ([year, holidays]) => {
  const free = daysOf(year).filter((day) => isWeekday(day) && !isWorkingDay(day))
  expect(free).toEqual(holidays.split(' ').map((day) => `${year}-${day}`))
  expect(daysOf(year).filter((day) => !isWeekday(day) && isWorkingDay(day))).toEqual([])
})

test.for<[from: string, to: string, said: string]>([
  ['2026-03-02T08:00:00Z', '2026-03-04T08:00:00Z', 'two days later in the middle of a week'],
  ['2026-03-05T17:00:00Z', '2026-03-09T17:00:00Z', 'from Thursday over the weekend to Monday'],
  ['2026-03-06T16:30:00Z', '2026-03-10T16:30:00Z', 'from Friday over the weekend to Tuesday'],
  ['2026-03-07T12:00:00Z', '2026-03-10T23:00:00Z', 'a Saturday counts from Monday on'],
  ['2026-03-08T23:00:00Z', '2026-03-10T23:00:00Z', 'Monday begins at midnight in Paris'],
  ['2026-03-27T16:00:00Z', '2026-03-31T15:00:00Z', 'over the night in which clocks go forward'],
  ['2026-05-07T10:00:00Z', '2026-05-12T10:00:00Z', 'over a holiday and a weekend'],
  ['2026-04-03T10:00:00Z', '2026-04-08T10:00:00Z', 'over Easter'],
])('48 hours on working days from %s end at %s: %s', ([from, to]) => {
  expect(addWorkingHours(Date.parse(from), 48)).toBe(Date.parse(to))
})
