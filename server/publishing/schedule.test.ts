import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aClock } from '../../tests/support/clock.ts'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { addVersion, aSiteFolder, idOf, pointTo } from '../../tests/support/site-versions.ts'
import { openDatabase } from '../db/database.ts'
import { hour, minute } from '../runtime/clock.ts'
import { createMaintenanceJobs } from '../runtime/maintenance-jobs.ts'
import type { ProcessOrder } from './publish-process.ts'
import type { PublishReport } from './publish-version.ts'
import { openPublishedSite } from './published-site.ts'
import { createPublishSchedule } from './schedule.ts'

let folder: ReturnType<typeof aSiteFolder>
beforeEach(async () => {
  folder = aSiteFolder()
  await addVersion(folder.store, { number: 1, pages: { '/': 'one' } })
  await pointTo(folder.store, 1)
})
afterEach(() => folder.remove())

/** A schedule whose processes are stood in for by `carryOut`. */
async function aSchedule(carryOut: (order: ProcessOrder) => Promise<PublishReport>) {
  const clock = aClock()
  const orders: string[] = []
  const { log } = aKeptLog()
  const site = await openPublishedSite({ store: folder.store, log, buildFolder: folder.folder })
  const start = (order: ProcessOrder) => {
    orders.push(order.isOnlyCompressing ? 'compress' : order.by)
    return { report: carryOut(order), ended: Promise.resolve() }
  }
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  const config = {
    siteDir: folder.folder,
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir: place.dataDir,
  }
  const database = await openDatabase(place)
  onTestFinished(async () => {
    await database.close()
    await place.remove()
  })
  const { db } = database
  const jobs = createMaintenanceJobs(log)
  const schedule = createPublishSchedule({ config, db, buildFolder: folder.folder, site, start, clock, log, jobs })
  return { clock, orders, site, schedule }
}

test('at the moment at which something falls due the site is published, and what was published is served', async () => {
  const { clock, orders, site, schedule } = await aSchedule(async () => {
    await addVersion(folder.store, { number: 2, pages: { '/': 'two' } })
    await pointTo(folder.store, 2)
    return { kind: 'published', id: idOf(2), changes: { added: [], changed: ['/'], gone: [] } }
  })
  await schedule.look()
  clock.set(Date.parse('2026-12-31T22:59:59.000Z') - clock.now())
  await schedule.look()
  expect(orders).toEqual([])
  clock.advance(1_000)
  await schedule.look()
  expect([orders, site.current().id]).toEqual([['schedule'], idOf(2)])
})

test('what fails is told, and tried again after pauses that grow; nothing else changes', async () => {
  const { clock, orders, site, schedule } = await aSchedule(async () => ({
    kind: 'refused',
    complaints: ['offers.yaml, ligne 3 : il manque un prix. Ajoutez-le.', 'another'],
  }))
  clock.set(Date.parse('2027-01-01T00:00:00.000Z') - clock.now())
  const triesWithin = async (time: number) => {
    const before = orders.length
    for (let passed = 0; passed < time; passed += minute) {
      await schedule.look()
      clock.advance(minute)
    }
    return orders.length - before
  }
  expect([await triesWithin(minute), await triesWithin(20 * minute), await triesWithin(6 * hour)]).toEqual([1, 2, 6])
  expect(schedule.inspect().failure?.complaint).toContain('il manque un prix')
  expect(site.current().id).toBe(idOf(1))
})

test('a version that was returned to holds, whatever falls due', async () => {
  await pointTo(folder.store, 1, { isHeld: true })
  const { clock, orders, schedule } = await aSchedule(async () => ({ kind: 'current' }))
  clock.set(Date.parse('2028-01-01T00:00:00.000Z') - clock.now())
  await schedule.look()
  expect(orders).toEqual([])
  expect(schedule.inspect()).toMatchObject({ version: idOf(1), isHeld: true, isBusy: false, failure: undefined })
})

test('a compression that was interrupted is finished', async () => {
  await pointTo(folder.store, 1, { isCompressed: false })
  const { clock, orders, schedule } = await aSchedule(async () => ({ kind: 'current' }))
  const look = async (passed: number) => {
    clock.advance(passed)
    await schedule.look()
    return orders.length
  }
  // Whoever published may still be at it.
  expect([await look(0), await look(minute), await look(minute)]).toEqual([0, 0, 1])
  expect(orders).toEqual(['compress'])
})
