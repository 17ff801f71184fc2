import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { readRows } from '../support/rows.ts'

const eva = 'eva@example.org'
const preload = pathToFileURL(join(import.meta.dirname, '../support/kill-at.ts')).href

let place: DatabasePlace
let mailServer: MailServer
let server: ServerProcess | undefined

beforeEach(async () => {
  place = await aDatabasePlace('sqlite')
  mailServer = await aMailServer()
})
afterEach(async () => {
  await server?.kill()
  await mailServer.stop()
  await place.remove()
})

async function start(killAt?: string): Promise<ServerProcess> {
  server = await aServerProcess({
    DATA_DIR: place.dataDir,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'silent',
    ...(killAt ? { KILL_AT: killAt, NODE_OPTIONS: `--import=${preload}` } : {}),
  })
  return server
}

const readLead = async () => {
  const database = await openDatabase(place)
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
    const { leads, consents, outbox } = await readRows(database)
    return [leads.length, consents.length, outbox.filter(({ kind }) => kind === 'checklist').length]
  } finally {
    await database.close()
  }
}

/** Gives the mail of a dead process its next try at once, as if its lease had run out. */
async function endLeases(): Promise<void> {
  const database = await openDatabase(place)
  await database.db.updateTable('outbox').set({ lease_token: null, lease_until: null }).execute()
  await database.close()
}

const nothing = [0, 0, 0]
const everything = [1, 1, 1]

test.for<[point: string, killAt: string, stored: number[], copies: number]>([
  ['before the lead is inserted', 'before:insert into "checklist_downloads"', nothing, 0],
  ['after the lead is inserted', 'after:insert into "checklist_downloads"', nothing, 0],
  ['after the mails are inserted', 'after:insert into "outbox"', nothing, 0],
  ['before the mail is marked as sent', 'before:update "outbox" set "state"', everything, 2],
  ['after the mail is marked as sent', 'after:update "outbox" set "state"', everything, 1],
])(
  'a power cut %s loses no lead, and an extra copy of the mail has the same Message-ID',
  async ([, killAt, stored, copies]) => {
    const dying = await start(killAt)
    // Nobody who gets no answer was told that it worked.
    await expect(postJson(dying, { email: eva })).rejects.toThrow()
    await dying.exited
    // What was marked in a transaction that was not committed is not marked.
    const found = await readLead()
    expect(found).toEqual(stored)
    await endLeases()
    const again = await start()
    if (stored === nothing) expect((await postJson(again, { email: eva })).status).toBe(200)
    // The power is cut at the first mail that is marked: hers, or the one that tells the owner of her.
    const mostCopies = () =>
      Math.max(
        0,
        ...Map.groupBy(mailServer.mails, ({ messageId }) => messageId)
          .values()
          .map(({ length }) => length),
      )
    await expect.poll(() => mailServer.to(eva).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(1)
    await expect.poll(mostCopies, { timeout: 15_000 }).toBeGreaterThanOrEqual(Math.max(1, copies))
    expect(await readLead()).toEqual(everything)
    expect(new Set(mailServer.to(eva).map(({ messageId }) => messageId)).size).toBe(1)
  },
)

test('a power cut after the mail server has the text, before its answer, sends the same mail again', async () => {
  mailServer.behave({ kind: 'hang' })
  const dying = await start()
  const answer = postJson(dying, { email: eva }).catch(() => 'cut')
  await expect.poll(() => mailServer.attempts()).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await dying.kill()
  expect(await answer).toBe('cut')
  expect(await readLead()).toEqual(everything)
  mailServer.behave({ kind: 'accept' })
  await endLeases()
  await start()
  await expect.poll(() => mailServer.to(eva).length, { timeout: 15_000 }).toBe(1)
})
