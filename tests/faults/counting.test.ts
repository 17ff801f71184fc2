import { expect, onTestFinished } from 'vitest'
import { anApp } from '../support/app.ts'
import { aClock } from '../support/clock.ts'
import { onDatabase } from '../support/engines.ts'
import { hastened, test } from '../support/fault.ts'
import { readTotals, visit } from '../support/visits.ts'

const today = '2026-02-01'

// On PostgreSQL: SQLite has one instance at a time.
test('two instances that store at the same moment lose nothing, and tell fifty campaigns apart together', async () => {
  const app = await anApp({ engine: 'postgres', clock: aClock(`${today}T09:00:00.000Z`) })
  onTestFinished(app.remove)
  const other = await anApp({ place: app.place, clock: app.clock })
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 16; index += 1) {
      await visit(app, `/?utm_campaign=a${round}-${index}`)
      await visit(other, `/?utm_campaign=b${round}-${index}`)
    }
    await Promise.all([app.storeViews(), other.storeViews()])
  }
  await other.remove()
  const all = await readTotals(app.database)
  const named = (name: string) => `${today} ${name}`
  expect(all).toMatchObject({
    [named('page /')]: 160,
    [named('source campaign')]: 160,
    [named('campaign other')]: 110,
  })
  expect(Object.keys(all).filter((name) => name.startsWith(named('campaign ')))).toHaveLength(51)
})

test('a kill loses at most what was read in the last minute, a stop nothing', async ({ place, start }) => {
  const viewsOfHome = () =>
    onDatabase(place, async (database) => {
      const totals = Object.entries(await readTotals(database))
      return totals.filter(([name]) => name.endsWith(' page /')).reduce((sum, [, views]) => sum + views, 0)
    })
  const read = async (from: { url: string }, count: number) => {
    for (let index = 0; index < count; index += 1) await visit(from, '/')
  }
  const killed = await start(hastened)
  await read(killed, 7)
  await expect.poll(viewsOfHome).toBe(7)
  await read(killed, 3)
  await killed.kill()
  const kept = await viewsOfHome()
  expect(kept).toBeGreaterThanOrEqual(7)
  const stopped = await start()
  await read(stopped, 4)
  expect(await stopped.stop()).toBe(0)
  expect(await viewsOfHome()).toBe(kept + 4)
})
