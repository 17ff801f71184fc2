import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldSmall } from './statistics.ts'

test.for<[before: Record<string, number>, after: Record<string, number>]>([
  [
    { a: 9, b: 5 },
    { a: 9, b: 5 },
  ],
  [
    { a: 9, b: 4, c: 3 },
    { a: 9, other: 7 },
  ],
  // Alone, `other` would say how often the one small page was read.
  [
    { a: 9, b: 7, c: 1 },
    { a: 9, other: 8 },
  ],
  [{ a: 9, other: 2 }, { other: 11 }],
  [
    { a: 9, other: 6, c: 2 },
    { a: 9, other: 8 },
  ],
  [{ a: 2, b: 2 }, {}],
  [{}, {}],
])('of %j, %j is kept', ([before, after]) => {
  const cells = Object.entries(before).map(([name, views]) => ({ name, views }))
  expect(Object.fromEntries(foldSmall(cells).map(({ name, views }) => [name, views]))).toEqual(after)
})

const anyCells = fc
  .dictionary(fc.constantFrom('other', ...'abcdefghij'), fc.integer({ min: 1, max: 12 }))
  .map((cells) => Object.entries(cells).map(([name, views]) => ({ name, views })))
const sumOf = (cells: { views: number }[]) => cells.reduce((sum, { views }) => sum + views, 0)

test('whatever was counted, no number is under five, none is lost but those of a day with fewer than five, and folding again changes nothing', () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const kept = foldSmall(cells)
      expect(kept.filter(({ views }) => views < 5)).toEqual([])
      expect(sumOf(kept)).toBe(sumOf(cells) < 5 ? 0 : sumOf(cells))
      expect(new Set(foldSmall(kept))).toEqual(new Set(kept))
    }),
  )
})

test('a page that fewer than five views name is not named, and which of them it was makes no difference', () => {
  const rare = fc.tuple(anyCells, fc.integer({ min: 1, max: 4 }), fc.constantFrom('x', 'y'))
  fc.assert(
    fc.property(rare, ([cells, views, name]) => {
      expect(foldSmall([...cells, { name, views }])).toEqual(foldSmall([...cells, { name: 'z', views }]))
    }),
  )
})
