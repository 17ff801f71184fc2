// Long: a backup from its making to its restore, on another engine and after a change of the secret, beside each other.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { administrator, anAdministrator, callAdmin, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { aBackupPlace, aFolder, anotherTestKey, testKey as key } from '../../tests/support/backups.ts'
import { aClock } from '../../tests/support/clock.ts'
import { aDatabasePlace, type DatabasePlace, engines, onDatabase, runOn } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { addition, migrateAsNewer, openAsItIs, removal } from '../../tests/support/newer-release.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { readRows } from '../../tests/support/rows.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { listInForce } from '../content/overlay.ts'
import { type Database, type Engine, openDatabase } from '../db/database.ts'
import { listDrafts, saveDraft } from '../editing/drafts.ts'
import { listRevisions, makeRevision } from '../editing/revisions.ts'
import { writeChanges } from '../editing/write-changes.ts'
import { mailFolderOf } from '../mail/transports.ts'
import { createEraser } from '../people/erasing.ts'
import { day, hour, instantOf } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { readSecretFile } from '../runtime/secret.ts'
import { backUp, makeBackup } from './backups.ts'
import { listBackups, readBackupStatus, withBackupLock } from './folder.ts'
import { restoreBackup } from './restore.ts'

const eva = 'eva@example.org'
const paul = 'paul@example.org'

let folder: ReturnType<typeof aFolder>
let app: TestApp

const start = async (engine: Engine, place?: DatabasePlace) => {
  folder = aFolder()
  const backup = { folder: folder.path, key: undefined, keep: 14 }
  app = await anApp({ engine, config: { backup }, ...(place && { place }) })
  await anAdministrator(app)
  for (const email of [eva, paul]) await postJson(app, { email })
  // A text that was published and a picture that waits, with every byte there is.
  await app.database.write((db) =>
    makeRevision(db, app.clock, { kind: 'publish', madeBy: 'owner', requestId: null, summary: 'Été', at: null }, [
      { path: 'offers.yaml', bodyHash: null, baseHash: null, body: Buffer.from('a: « é »\n') },
    ]),
  )
  const picture = {
    path: 'articles/fr/un/photo.jpg',
    body: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  }
  await writeChanges(app.database, (db) => saveDraft(db, app.clock, { ...picture, version: 0, base: null }, null))
  await addEnquiries(app.database, [{ email: paul, message: 'Ein Wort, “Zwei”; \u{1f968} — 100 %' }])
}

/** The same on a database of its own: what a newer release has changed no other test may find. */
const startAlone = async (engine: Engine) => {
  const place = await aDatabasePlace(engine)
  await start(engine, place)
  // What is under way settles first: what is read afterwards stays as it is.
  await app.runQueue()
  onTestFinished(async () => {
    await app.remove()
    await place.remove()
    folder.remove()
  })
}
const placeOf = (backup: { key?: string; keep?: number; folder?: string } = {}) =>
  aBackupPlace(app, { folder: folder.path, ...backup })

/** Every row of every table. */
async function readAll(location: { databaseUrl: string | undefined; dataDir: string }) {
  return onDatabase(location, async (database) => {
    const { leads, consents, outbox } = await readRows(database)
    const others = {
      enquiries: await database.db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
      accounts: await database.db.selectFrom('accounts').select(['id', 'password']).execute(),
      revisions: await listRevisions(database.db, 10),
      texts: [...(await listInForce(database.db, Date.now())).values()],
      drafts: await listDrafts(database.db),
      bodies: (await database.db.selectFrom('content_bodies').selectAll().orderBy('hash').execute()).map(
        ({ hash, body }) => [hash, Buffer.from(body).toString('hex')],
      ),
    }
    const byId = <Row extends { id: string }>(rows: Row[]) => rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    return { leads: byId(leads), consents: byId(consents), outbox: byId(outbox), ...others }
  })
}

describe.each(engines)('a backup of %s', (engine) => {
  beforeEach(() => start(engine))
  afterEach(async () => {
    await app.remove()
    folder.remove()
  })

  test.each(engines)('taken while the server runs is whole and comes back on an empty %s', async (target) => {
    // What is under way settles first: afterwards both are to be equal to the last mark.
    await app.runQueue()
    const { path, metadata } = await makeBackup(placeOf({ key }), app.clock)
    expect(metadata).toMatchObject({ engine, counts: { checklist_downloads: 2, enquiries: 1, consents: 2 } })
    expect(readFileSync(path).includes(eva)).toBe(false)
    const before = await readAll(app)
    const empty = await aDatabasePlace(target)
    try {
      const restored = await restoreBackup(path, aBackupPlace(empty, { folder: folder.path, key }), app.clock)
      expect(restored).toMatchObject({ erasedAgain: 0, metadata: { takenAt: metadata.takenAt } })
      expect(await readAll(empty)).toEqual(before)
      // The administrator’s account works, whichever engine it came from.
      const again = await anApp({ place: empty })
      const answer = await signIn(again, administrator)
      expect(answer.status).toBe(200)
      // Whoever came before is found by a part of the text, and so is who comes now.
      await postJson(again, { email: 'later@example.org' })
      const find = async (list: string, search: string) =>
        (await (await callAdmin(again, `${list}?search=${search}`, cookiesOf(answer))).json()).count
      expect(await Promise.all(['ater@ex', 'va@exam'].map((text) => find(adminApi.leads, text)))).toEqual([1, 1])
      expect(await find(adminApi.enquiries, 'zwei')).toBe(1)
      await again.remove()
    } finally {
      await empty.remove()
    }
  })

  test('does not bring back whoever was erased since, but keeps whoever came back by themselves', async () => {
    await app.stop()
    const database = await openDatabase(app)
    const eraser = createEraser({
      database,
      clock: app.clock,
      log: createLog('silent'),
      secret: placeOf().secret ?? '',
      backupFolder: folder.path,
      mailFolder: mailFolderOf(app),
    })
    const { path } = await makeBackup(placeOf(), app.clock)
    app.clock.advance(hour)
    await eraser.erasePerson(await findPersonId(database, paul))
    await database.close()
    const restored = await restoreBackup(path, placeOf(), app.clock)
    expect(restored.erasedAgain).toBe(1)
    const after = await openDatabase(app)
    expect(await searchTables(after, paul)).toEqual([])
    expect((await searchTables(after, eva)).sort()).toEqual(['checklist_downloads', 'outbox', 'people'])
    // Nor on another machine, to which only the folder of the backups has come.
    const empty = await aDatabasePlace(engine)
    onTestFinished(empty.remove)
    const there = aBackupPlace(empty, { folder: folder.path })
    expect((await restoreBackup(path, there, app.clock)).erasedAgain).toBe(1)
    // Signed up after the erasure: this backup is newer than it, and so is the person.
    app.clock.advance(day)
    await addEnquiries(after, [{ email: paul, received_at: new Date(app.clock.now()).toISOString() }])
    const newer = await makeBackup(placeOf(), app.clock)
    await after.close()
    expect((await restoreBackup(newer.path, placeOf(), app.clock)).erasedAgain).toBe(0)
  })

  test('is refused while the server runs, and signs nobody in', async () => {
    expect((await signIn(app, administrator)).status).toBe(200)
    const { path } = await makeBackup(placeOf(), app.clock)
    await expect(restoreBackup(path, placeOf(), app.clock)).rejects.toThrow('stop it first')
    await app.stop()
    await restoreBackup(path, placeOf(), app.clock)
    const readSessions = ({ db }: Database) => db.selectFrom('sessions').selectAll().execute()
    expect(await onDatabase(app, readSessions)).toEqual([])
  })

  test('is there still once it was brought back, beside that of what was there, also where one alone is kept', async () => {
    const { path } = await makeBackup(placeOf({ keep: 1 }), app.clock)
    app.clock.advance(hour)
    await app.stop()
    const { saved } = await restoreBackup(path, placeOf({ keep: 1 }), app.clock)
    expect((await listBackups(folder.path, instantOf(app.clock))).map((backup) => backup.path)).toEqual([saved, path])
  })

  test('replaces nothing while what is there cannot be saved, unless told', async () => {
    const { path } = await makeBackup(placeOf(), app.clock)
    app.clock.advance(hour)
    await postJson(app, { email: 'later@example.org' })
    await app.stop()
    const blocked = join(folder.path, 'file')
    writeFileSync(blocked, '')
    const broken = placeOf({ folder: join(blocked, 'backups') })
    await expect(restoreBackup(path, broken, app.clock)).rejects.toThrow('--without-saving')
    const emails = async () => (await readAll(app)).leads.map(({ email }) => email)
    expect((await emails()).sort()).toEqual([eva, 'later@example.org', paul])
    const { saved } = await restoreBackup(path, broken, app.clock, { isToBeSaved: false })
    expect(saved).toBeUndefined()
    expect((await emails()).sort()).toEqual([eva, paul])
  })

  test('is rehearsed: restored beside everything, counted, and its date written down', async () => {
    const report = await backUp(placeOf({ key }), true, app.clock)
    expect(report).toMatchObject({
      isDone: true,
      rehearsal: { metadata: { counts: { checklist_downloads: 2, enquiries: 1, consents: 2 } } },
    })
    const { newest, restored } = await readBackupStatus(folder.path)
    expect(restored).toMatchObject({ at: newest?.at, name: newest?.name })
    expect((await readRows(app.database)).leads).toHaveLength(2)
  })

  test('is made by one at a time: a command and the server do not meet', async () => {
    await withBackupLock(placeOf(), async () => {
      expect(await backUp(placeOf(), true, app.clock)).toMatchObject({ isDone: false, why: 'busy' })
    })
    expect(await listBackups(folder.path, instantOf(app.clock))).toEqual([])
    expect(await readBackupStatus(folder.path)).toEqual({})
  })

  // What follows asks no engine for anything of its own.
  if (engine !== engines[0]) return

  test('can be read with its key only, and not a byte of it may be changed', async () => {
    const { path } = await makeBackup(placeOf({ key }), app.clock)
    expect(statSync(path).mode & 0o077).toBe(0)
    const dataDir = join(folder.path, 'empty')
    const restoreWith = (tried?: string) =>
      restoreBackup(path, aBackupPlace({ databaseUrl: undefined, dataDir }, tried ? { key: tried } : {}), app.clock)
    await expect(restoreWith()).rejects.toThrow('set BACKUP_KEY')
    await expect(restoreWith(anotherTestKey)).rejects.toThrow('BACKUP_KEY is another one')
    const bytes = readFileSync(path)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(path, bytes)
    await expect(restoreWith(key)).rejects.toThrow('cannot be read')
    expect(readdirSync(dataDir)).toEqual(['backup.lock'])
  })

  test('that is not encrypted is refused where a key is set, unless told', async () => {
    const { path } = await makeBackup(placeOf(), app.clock)
    await app.stop()
    await expect(restoreBackup(path, placeOf({ key }), app.clock)).rejects.toThrow('--unencrypted')
    const { metadata } = await restoreBackup(path, placeOf({ key }), app.clock, { takesUnencrypted: true })
    expect(metadata.counts).toMatchObject({ checklist_downloads: 2 })
  })

  test('of before a change of the secret does not bring back who was erased since, however often it is restored', async () => {
    await app.stop()
    const place = { ...placeOf(), secret: undefined, dataDir: app.dataDir }
    writeFileSync(join(app.dataDir, 'secret'), `${'5'.repeat(64)}\n`)
    const { path } = await makeBackup(place, app.clock)
    const secret = '6'.repeat(64)
    writeFileSync(join(app.dataDir, 'secret'), `${secret}\n`)
    app.clock.advance(hour)
    await onDatabase(app, async (database) => {
      const log = createLog('silent')
      const folders = { backupFolder: folder.path, mailFolder: mailFolderOf(app) }
      const eraser = createEraser({ database, clock: app.clock, log, secret, ...folders })
      await eraser.erasePerson(await findPersonId(database, paul))
    })
    // The second time no file holds the newer secret any more.
    for (const _ of ['first', 'second']) {
      expect((await restoreBackup(path, place, app.clock)).erasedAgain).toBe(1)
      expect(readSecretFile(app.dataDir)).toBe('5'.repeat(64))
      expect(await onDatabase(app, (database) => searchTables(database, paul))).toEqual([])
    }
  })

  test('a secret that was made for the data comes back with it', async () => {
    const from = { ...placeOf(), secret: undefined, dataDir: app.dataDir }
    writeFileSync(join(app.dataDir, 'secret'), `${'5'.repeat(64)}\n`)
    const { path } = await makeBackup(from, aClock())
    const empty = await aDatabasePlace('sqlite')
    await restoreBackup(path, { ...aBackupPlace(empty), secret: undefined }, app.clock)
    expect(readSecretFile(empty.dataDir)).toBe('5'.repeat(64))
    await empty.remove()
  })
})

test.each(engines)(
  'a release older than the schema makes, rehearses and restores backups of %s: what only a newer one knows stays in the file, and is named',
  async (engine) => {
    await startAlone(engine)
    await app.runQueue()
    const before = await readAll(app)
    await migrateAsNewer(app, '9998-mood', addition)
    const newer = openAsItIs(app)
    await sql`update consents set mood = 'glad'`.execute(newer)
    await newer.destroy()
    const report = await backUp(placeOf(), true, app.clock)
    if (!report.isDone) throw new Error(report.message)
    await app.stop()
    const { path } = report.rehearsal
    expect((await restoreBackup(path, placeOf(), app.clock)).leftOut).toEqual(['consents.mood'])
    const after = await readAll(app)
    const consents = after.consents.map((consent) => ({ ...consent, mood: undefined }))
    expect({ ...after, consents }).toEqual(before)
    expect(gunzipSync(readFileSync(path)).toString()).toContain('"mood":"glad"')
    await migrateAsNewer(app, '9998-mood', addition)
  },
)

test.each(engines)(
  'where a newer release has done more than add, a backup from before comes back on %s as the guide says',
  async (engine) => {
    await startAlone(engine)
    const { path } = await makeBackup(placeOf(), app.clock)
    const before = await readAll(app)
    await app.stop()
    await migrateAsNewer(app, '9999-less-breaking', removal)
    app.clock.advance(hour)
    if (app.databaseUrl) {
      await expect(restoreBackup(path, placeOf(), app.clock)).rejects.toThrow('that of a newer release')
      await runOn(app.databaseUrl, 'drop schema public cascade; create schema public')
    }
    const { saved } = await restoreBackup(path, placeOf(), app.clock)
    expect(await readAll(app)).toEqual(before)
    // What was there is saved all the same, for the newer release alone.
    if (!app.databaseUrl)
      await expect(restoreBackup(saved ?? '', placeOf(), app.clock)).rejects.toThrow('release that made it')
  },
)
