import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { engines } from '../../tests/support/engines.ts'
import { startEach } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { readTotals, visit } from '../../tests/support/visits.ts'
import { day, minute } from '../runtime/clock.ts'
import { foldSmall } from './statistics.ts'

const today = '2026-03-02'
const start = `${today}T09:00:00.000Z`

describe.each(engines)('counting on %s', (engine) => {
  const app = startEach(() => anApp({ engine, clock: aClock(start) }))

  /** What is stored of today: `page /` and how often. */
  const totals = async () => {
    await app.storeViews()
    const all = Object.entries(await readTotals(app.database))
    return Object.fromEntries(all.map(([name, views]) => [name.replace(`${today} `, ''), views]))
  }

  test('a day is one of Paris, and each view stays with the day on which it was', async () => {
    app.clock.set(Date.parse('2026-03-02T22:59:00.000Z') - app.clock.now())
    await visit(app, '/')
    await app.storeViews()
    app.clock.advance(2 * minute)
    await visit(app, '/')
    await app.storeViews()
    expect(await readTotals(app.database)).toMatchObject({ '2026-03-02 page /': 1, '2026-03-03 page /': 1 })
  })

  test('ten minutes after midnight what is under five is one number, also what another instance adds late', async () => {
    const read = async (from: TestApp, path: string, times: number) => {
      for (let time = 0; time < times; time += 1) await visit(from, path, { 'sec-fetch-site': 'same-origin' })
    }
    const late = await anApp({ place: app.place, clock: aClock(start) })
    await read(app, '/', 12)
    await read(app, '/contact', 4)
    await read(app, '/en', 3)
    await read(late, '/de', 2)
    await read(late, '/', 1)
    app.clock.set(Date.parse('2026-03-02T23:09:00.000Z') - app.clock.now())
    expect(await totals()).toEqual({ 'page /': 12, 'page /contact': 4, 'page /en': 3 })
    app.clock.advance(minute)
    expect(await totals()).toEqual({ 'page /': 12, 'page other': 7 })
    late.clock.set(app.clock.now() - late.clock.now())
    await late.remove()
    expect(await totals()).toEqual({ 'page /': 13, 'page other': 9 })
  })

  test('what the database does not take is kept, and stored as soon as it can', async () => {
    const giveBack = await takeAway(app.database, 'daily_totals')
    await visit(app, '/')
    await app.storeViews()
    await visit(app, '/')
    await app.storeViews()
    await giveBack()
    expect(await totals()).toMatchObject({ 'page /': 2 })
    expect(await totals()).toMatchObject({ 'page /': 2 })
  })

  test('totals go after thirteen months', async () => {
    for (let time = 0; time < 5; time += 1) await visit(app, '/')
    await app.storeViews()
    app.clock.advance(395 * day)
    await app.tidy()
    expect(await totals()).toMatchObject({ 'page /': 5 })
    app.clock.advance(2 * day)
    await app.tidy()
    expect(await totals()).toEqual({})
  })
})

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
