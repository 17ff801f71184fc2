import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { postForm, postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { isFullLength, times } from '../support/scale.ts'

let place: DatabasePlace
let mailServer: MailServer
let database: Database
let instances: ServerProcess[]

beforeEach(async () => {
  place = await aDatabasePlace('postgres')
  mailServer = await aMailServer()
  const env = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SMTP_URL: mailServer.url,
    SECRET: 'a secret of the tests, long enough for everything',
    LOG_LEVEL: 'silent',
  }
  // At once: both find an empty database, and one of them makes the schema.
  instances = await Promise.all([aServerProcess(env), aServerProcess(env)])
  database = await openDatabase(place)
})
afterEach(async () => {
  await database.close()
  for (const instance of instances) await instance.kill()
  await mailServer.stop()
  await place.remove()
})

const waiting = async () => (await readRows(database)).outbox.filter(({ state }) => state === 'waiting')

test(
  'of two instances on one database one is killed: every mail leaves, and only what was on its way leaves twice',
  async () => {
    const [dying, living] = instances as [ServerProcess, ServerProcess]
    const total = times(150, 1_000)
    const answered: string[] = []
    const signUp = async (instance: ServerProcess, index: number) => {
      const email = `lead-${index}@example.org`
      const sent = index % 3 ? postJson(instance, { email }) : postForm(instance, '/checklist-dach', { email })
      const status = await sent.then(
        (answer) => answer.status,
        () => 0,
      )
      if ([200, 202, 303].includes(status)) answered.push(email)
    }
    let next = 0
    let isKilled = false
    const visitor = async (own: ServerProcess) => {
      while (next < total) {
        next += 1
        await signUp(isKilled ? living : own, next)
      }
    }
    const visitors = Array.from({ length: 8 }, (_, index) => visitor(index % 2 ? dying : living))
    while (answered.length < total / 3) await new Promise((resolve) => setTimeout(resolve, 5))
    isKilled = true
    await dying.kill()
    const onTheirWay = new Set((await waiting()).map(({ message_id }) => message_id))
    await Promise.all(visitors)
    expect(answered.length).toBeGreaterThan(total / 2)

    // What the living one tries is soon done; what is left is the dead one's, under its lease.
    const ofTheLiving = async () => (await waiting()).filter(({ message_id }) => !onTheirWay.has(message_id))
    await expect.poll(ofTheLiving, { timeout: 30_000, interval: 250 }).toEqual([])
    if (!isFullLength) {
      // Instead of waiting a minute until the leases run out.
      const past = new Date(Date.now() - 1_000).toISOString()
      await database.db.updateTable('outbox').set({ lease_until: past }).where('state', '=', 'waiting').execute()
    }
    await expect.poll(async () => (await waiting()).length, { timeout: 90_000, interval: 250 }).toBe(0)

    const { leads, outbox } = await readRows(database)
    const known = new Set(leads.map(({ email }) => email))
    expect(answered.filter((email) => !known.has(email))).toEqual([])
    const copies = new Map<string, number>()
    for (const { messageId = '' } of mailServer.mails) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
    expect(outbox.map(({ message_id }) => message_id).filter((id) => !copies.has(id))).toEqual([])
    const twice = [...copies].filter(([, count]) => count > 1).map(([id]) => id)
    expect(twice.filter((id) => !onTheirWay.has(id))).toEqual([])
    expect(outbox).toHaveLength(leads.length * 2)
  },
  times(60_000, 300_000),
)

test('what one instance counts, the other knows: limits hold for both together', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(() =>
      aServerProcess({
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        SMTP_URL: mailServer.url,
        SECRET: 'a secret of the tests, long enough for everything',
        LOG_LEVEL: 'silent',
        FORM_LIMIT: '6',
      }),
    ),
  )
  if (!one || !other) throw new Error('two instances were to start')
  instances.push(one, other)
  const statuses: number[] = []
  for (let index = 0; index < 8; index += 1) {
    const answer = await postJson(index % 2 ? one : other, { email: `shared-${index}@example.org` })
    statuses.push(answer.status)
  }
  // The window of ten minutes may begin anew within these few moments; then two windows are filled.
  expect([2, 0]).toContain(statuses.filter((status) => status === 429).length)
  expect(statuses.slice(-2)).toEqual([429, 429])
})
