import { expect, test } from 'vitest'
import { adminMessages } from '../../tests/support/admin-messages.tsx'
import { toAxisDays } from '../sign-ups/axis-days.ts'
import {
  formatDateOf,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatSignUps,
  formatTimeOf,
} from './admin-formats.ts'

test('moments are told on the clocks of Paris, in summer and in winter', () => {
  expect(formatMoment('2026-05-11T22:30:00Z')).toBe('12 mai, 00:30')
  expect(formatDateOf('2026-05-11T22:30:00Z')).toBe('12 mai 2026')
  expect(formatTimeOf('2026-01-11T22:30:00Z')).toBe('23:30')
})

test('a day is a day, whatever the time zone', () => {
  expect(formatLongDay('2026-05-12')).toBe('mardi 12 mai')
  expect(formatShortDay('2026-05-12')).toBe('12 mai')
})

test('nought is singular in French', () => {
  expect([0, 1, 2, 2068].map((count) => formatSignUps(count, adminMessages.perDay))).toEqual([
    '0\u00a0inscription',
    '1\u00a0inscription',
    '2\u00a0inscriptions',
    '2\u202f068\u00a0inscriptions',
  ])
})

const someDays = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    count: 0,
  }))

test.each([1, 2, 7, 30, 90, 366])('the axis names at most five of %i days, evenly, and the last one', (length) => {
  const days = someDays(length)
  const named = toAxisDays(days)
  expect(named.length).toBeLessThanOrEqual(5)
  expect(named.at(-1)).toBe(days.at(-1)?.day)
  const places = named.map((day) => days.findIndex((other) => other.day === day))
  expect(new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0))).size).toBeLessThanOrEqual(1)
})
