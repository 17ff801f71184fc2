import { expect, test } from 'vitest'
import { fromParisTime, toParisTime } from './paris.ts'

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
