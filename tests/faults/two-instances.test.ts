import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aCrowd, test as base, findIncomplete } from '../support/fault.ts'
import { postForm, postJson } from '../support/form.ts'
import { untilReady } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { isFullLength, times } from '../support/scale.ts'

const test = base.extend({ engine: 'postgres' as const })

test('of two instances on one database one is killed: every mail leaves, and only what was on its way leaves twice', async ({
  place,
  mailServer,
  start,
}) => {
  // At once: both find an empty database, and one of them makes the schema.
  const named = { DATABASE_URL: `${place.databaseUrl}?application_name=dying` }
  const [dying, living] = await Promise.all([start(named), start()])
  await Promise.all([dying, living].map(untilReady))
  const database = await openDatabase(place)
  const waiting = async () => (await readRows(database)).outbox.filter(({ state }) => state === 'waiting')
  const total = times(150, 1_000)
  let isKilled = false
  const crowd = aCrowd(8, (email, visitor) => {
    const instance = visitor % 2 && !isKilled ? dying : living
    return visitor % 3 ? postJson(instance, { email }) : postForm(instance, '/checklist-dach', { email })
  })
  while (crowd.promised().length < total / 3) await pause(5)
  isKilled = true
  await dying.kill()
  // PostgreSQL may still carry out what the dead one has asked last.
  const listOfDead = () => sql`select 1 from pg_stat_activity where application_name = 'dying'`.execute(database.db)
  await expect.poll(async () => (await listOfDead()).rows).toEqual([])
  const onTheirWay = new Set((await waiting()).map(({ message_id }) => message_id))
  while (crowd.promised().length < total) await pause(5)
  await crowd.end()

  // What the living one tries is soon done; what is left is the dead one's, under its lease.
  const ofTheLiving = async () => (await waiting()).filter(({ message_id }) => !onTheirWay.has(message_id))
  await expect.poll(ofTheLiving, { timeout: 30_000, interval: 250 }).toEqual([])
  if (!isFullLength) {
    // Instead of waiting a minute until the leases run out.
    const past = new Date(Date.now() - 1_000).toISOString()
    await database.db.updateTable('outbox').set({ lease_until: past }).where('state', '=', 'waiting').execute()
  }
  await expect.poll(async () => (await waiting()).length, { timeout: 90_000, interval: 250 }).toBe(0)

  expect(await findIncomplete(place, crowd.promised())).toEqual([])
  const { outbox } = await readRows(database)
  await database.close()
  const copies = Map.groupBy(mailServer.mails, ({ messageId = '' }) => messageId)
  expect(outbox.map(({ message_id }) => message_id).filter((id) => !copies.has(id))).toEqual([])
  const twice = [...copies].filter(([, { length }]) => length > 1).map(([id]) => id)
  expect(twice.filter((id) => !onTheirWay.has(id))).toEqual([])
})
