import { expect, test } from 'vitest'
import {
  formatCountedPlural,
  formatDateOf,
  formatMoment,
  formatPlural,
  formatShortDay,
  formatTimeOf,
} from './admin-formats.ts'

test('moments are told on the clocks of Paris, in summer and in winter', () => {
  expect(formatMoment('2026-05-11T22:30:00Z')).toBe('12\u00a0mai, 00:30')
  expect(formatDateOf('2026-05-11T22:30:00Z')).toBe('12\u00a0mai 2026')
  expect(formatTimeOf('2026-01-11T22:30:00Z')).toBe('23:30')
})

test('nought is singular in French', () => {
  expect(
    [0, 1, 2, 2068].map((count) => formatPlural({ one: '{n} inscription', many: '{n} inscriptions' }, count)),
  ).toEqual(['0 inscription', '1 inscription', '2 inscriptions', '2\u202f068 inscriptions'])
})

test('what was counted up to a thousand is never told as an exact thousand', () => {
  const texts = { one: '{n} demande', many: '{n} demandes' }
  expect([1, 999, 1000].map((count) => formatCountedPlural(texts, count))).toEqual([
    ...['1 demande', '999 demandes', '999+ demandes'],
  ])
})

test('a day is a day in any time zone: the first of a month an ordinal, no other one, and no line ends before the month', () => {
  expect(['2026-05-01', '2026-05-11', '2026-05-21'].map(formatShortDay)).toEqual([
    '1er\u00a0mai',
    '11\u00a0mai',
    '21\u00a0mai',
  ])
})
