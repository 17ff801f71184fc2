import { expect, test } from 'vitest'
import { formatDate, formatMoment, formatNumber, formatPrice } from './formats.ts'
import { fromParisTime, toParisTime } from './paris.ts'

test('a price is written as the reader of each language writes it', () => {
  expect(formatPrice(1500, 'fr')).toBe('1\u202f500\u00a0€')
  expect(formatPrice(1500, 'en')).toBe('€1,500')
  expect(formatPrice(1500, 'de')).toBe('1.500\u00a0€')
})

test('a number of four digits is grouped in every language', () => {
  expect(formatNumber(2000, 'fr')).toBe('2\u202f000')
  expect(formatNumber(2000, 'en')).toBe('2,000')
  expect(formatNumber(2000, 'de')).toBe('2.000')
})

test('a day stays the same day whatever the time zone of the machine', () => {
  expect(formatDate('2025-07-20', 'fr')).toBe('20 juillet 2025')
  expect(formatDate('2025-07-20', 'en')).toBe('20 July 2025')
  expect(formatDate('2025-07-20', 'de')).toBe('20. Juli 2025')
})

test('a moment is that of the clocks of Paris', () => {
  expect(formatMoment('2025-07-20T22:41:00.000Z', 'fr')).toBe('21 juillet 2025 à 00:41')
})

test('a time is that of the clocks of Paris, in winter, in summer and when they change', () => {
  expect(fromParisTime('2026-01-13T08:00')).toBe('2026-01-13T07:00:00.000Z')
  expect(fromParisTime('2026-07-14T08:00')).toBe('2026-07-14T06:00:00.000Z')
  expect(fromParisTime('2026-03-29T08:00')).toBe('2026-03-29T06:00:00.000Z')
  expect(fromParisTime('2026-10-25T08:00')).toBe('2026-10-25T07:00:00.000Z')
  expect(fromParisTime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(fromParisTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(fromParisTime('demain')).toBeUndefined()
  expect(fromParisTime('2026-13-40T08:00')).toBeUndefined()
  expect(toParisTime(Date.parse('2026-07-14T06:00:00Z'))).toBe('2026-07-14T08:00')
})
