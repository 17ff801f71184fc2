// Long: a backup from its making to its restore, on another engine and after a change of the secret, beside each other.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { administrator, anAdministrator, callAdmin, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { aBackupPlace, aFolder, anotherTestKey, testKey as key, testSecret } from '../../tests/support/backups.ts'
import { aDatabasePlace, engines, onDatabase, runOn } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { addition, migrateAsNewer, openAsItIs, removal } from '../../tests/support/newer-release.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import type { DatabaseLocation, Engine } from '../db/database.ts'
import { saveDraft } from '../editing/drafts.ts'
import { makeRevision } from '../editing/revisions.ts'
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

/**
 * A product with something of everything, and a folder for its backups.
 * @param isAlone on a database that no other test takes over: what a newer release has changed no other test may find
 */
async function start(engine: Engine, { isAlone = false } = {}) {
  const folder = aFolder()
  const place = await aDatabasePlace(engine, { isMigrated: !isAlone })
  const placeOf = (backup: { key?: string; keep?: number; folder?: string } = {}) =>
    aBackupPlace(place, { folder: folder.path, ...backup })
  const app = await anApp({ place, config: { backup: placeOf().backup } })
  onTestFinished(async () => {
    await app.remove()
    await place.remove()
    folder.remove()
  })
  await anAdministrator(app)
  for (const email of [eva, paul]) await postJson(app, { email })
  // A text that was published and a picture that waits, with every byte there is.
  const order = { kind: 'publish', madeBy: 'owner', requestId: null, summary: 'Été', at: null } as const
  const text = { path: 'offers.yaml', bodyHash: null, baseHash: null, body: Buffer.from('a: « é »\n') }
  await app.database.write((db) => makeRevision(db, app.clock, order, [text]))
  const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const picture = { path: 'articles/fr/un/photo.jpg', body, version: 0, base: null }
  await writeChanges(app.database, (db) => saveDraft(db, app.clock, picture, null))
  await addEnquiries(app.database, [{ email: paul, message: 'Ein Wort, “Zwei”; \u{1f968} — 100 %' }])
  // What is under way settles first: what is read afterwards stays as it is.
  await app.runQueue()
  /** Erases a person of the stopped product. */
  const erase = (email: string, secret = testSecret) =>
    onDatabase(place, async (database) => {
      const folders = { backupFolder: folder.path, mailFolder: mailFolderOf(place) }
      const eraser = createEraser({ database, clock: app.clock, log: createLog('silent'), secret, ...folders })
      await eraser.erasePerson(await findPersonId(database, email))
    })
  return { app, folder: folder.path, place, placeOf, erase }
}

const toPlain = (value: unknown) => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}

/** Every row of every table, those of sessions aside. */
const readAll = (location: DatabaseLocation) =>
  onDatabase(location, async ({ db }) => {
    const all: Record<string, Record<string, unknown>[]> = {}
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
      const plain = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, at]) => [key, toPlain(at)])))
      const inOrder = plain.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      if (rows.length > 0 && name !== 'sessions') all[name] = inOrder
    }
    return all
  })

const emailsIn = async (location: DatabaseLocation) =>
  (await readAll(location)).checklist_downloads?.map(({ email }) => email).sort()

describe.each(engines)('a backup of %s', (engine) => {
  test.each(engines)('taken while the server runs is whole and comes back on an empty %s', async (target) => {
    const { app, place, folder, placeOf } = await start(engine)
    const { path, metadata } = await makeBackup(placeOf({ key }), app.clock)
    expect(metadata).toMatchObject({ engine, counts: { checklist_downloads: 2, enquiries: 1, consents: 2 } })
    expect(readFileSync(path).includes(eva)).toBe(false)
    const before = await readAll(place)
    const empty = await aDatabasePlace(target)
    onTestFinished(empty.remove)
    const restored = await restoreBackup(path, aBackupPlace(empty, { folder, key }), app.clock)
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
  })

  test('does not bring back whoever was erased since, but keeps whoever came back by themselves', async () => {
    const { app, place, folder, placeOf, erase } = await start(engine)
    await app.stop()
    const { path } = await makeBackup(placeOf(), app.clock)
    app.clock.advance(hour)
    await erase(paul)
    expect((await restoreBackup(path, placeOf(), app.clock)).erasedAgain).toBe(1)
    await onDatabase(place, async (database) => {
      expect(await searchTables(database, paul)).toEqual([])
      expect((await searchTables(database, eva)).sort()).toEqual(['checklist_downloads', 'outbox', 'people'])
    })
    // Nor on another machine, to which only the folder of the backups has come.
    const empty = await aDatabasePlace(engine, { isMigrated: true })
    onTestFinished(empty.remove)
    expect((await restoreBackup(path, aBackupPlace(empty, { folder }), app.clock)).erasedAgain).toBe(1)
    // Signed up after the erasure: this backup is newer than it, and so is the person.
    app.clock.advance(day)
    await onDatabase(place, (after) => addEnquiries(after, [{ email: paul, received_at: instantOf(app.clock) }]))
    const newer = await makeBackup(placeOf(), app.clock)
    expect((await restoreBackup(newer.path, placeOf(), app.clock)).erasedAgain).toBe(0)
  })

  test('is refused while the server runs; it signs no one in, and stays beside that of what was there, also where one alone is kept', async () => {
    const { app, place, folder, placeOf } = await start(engine)
    expect((await signIn(app, administrator)).status).toBe(200)
    const { path } = await makeBackup(placeOf({ keep: 1 }), app.clock)
    app.clock.advance(hour)
    await expect(restoreBackup(path, placeOf({ keep: 1 }), app.clock)).rejects.toThrow('stop it first')
    await app.stop()
    const { saved } = await restoreBackup(path, placeOf({ keep: 1 }), app.clock)
    const sessions = await onDatabase(place, ({ db }) => db.selectFrom('sessions').selectAll().execute())
    expect(sessions).toEqual([])
    expect((await listBackups(folder, instantOf(app.clock))).map((backup) => backup.path)).toEqual([saved, path])
  })

  test('is made by one at a time: a command and the server do not meet', async () => {
    const { app, folder, placeOf } = await start(engine)
    await withBackupLock(placeOf(), async () => {
      expect(await backUp(placeOf(), true, app.clock)).toMatchObject({ isDone: false, why: 'busy' })
    })
    expect(await listBackups(folder, instantOf(app.clock))).toEqual([])
    expect(await readBackupStatus(folder)).toEqual({})
  })

  test('is made, rehearsed and restored by a release older than the schema: what only a newer one knows stays in the file, and is named', async () => {
    const { app, place, placeOf } = await start(engine, { isAlone: true })
    const before = await readAll(place)
    await migrateAsNewer(place, '9998-mood', addition)
    const newer = openAsItIs(place)
    await sql`update consents set mood = 'glad'`.execute(newer)
    await newer.destroy()
    const report = await backUp(placeOf(), true, app.clock)
    if (!report.isDone) throw new Error(report.message)
    await app.stop()
    const { path } = report.rehearsal
    expect((await restoreBackup(path, placeOf(), app.clock)).leftOut).toEqual(['consents.mood'])
    const after = await readAll(place)
    const consents = after.consents?.map((consent) => ({ ...consent, mood: undefined }))
    expect({ ...after, consents }).toEqual(before)
    expect(gunzipSync(readFileSync(path)).toString()).toContain('"mood":"glad"')
    await migrateAsNewer(place, '9998-mood', addition)
  })

  test('from before a newer release that has done more than add comes back as the guide says', async () => {
    const { app, place, placeOf } = await start(engine, { isAlone: true })
    const { path } = await makeBackup(placeOf(), app.clock)
    const before = await readAll(place)
    await app.stop()
    await migrateAsNewer(place, '9999-less-breaking', removal)
    app.clock.advance(hour)
    if (place.databaseUrl) {
      await expect(restoreBackup(path, placeOf(), app.clock)).rejects.toThrow('that of a newer release')
      await runOn(place.databaseUrl, 'drop schema public cascade; create schema public')
    }
    const { saved } = await restoreBackup(path, placeOf(), app.clock)
    expect(await readAll(place)).toEqual(before)
    // What was there is saved all the same, for the newer release alone.
    if (!place.databaseUrl)
      await expect(restoreBackup(saved ?? '', placeOf(), app.clock)).rejects.toThrow('release that made it')
  })

  // What follows asks no engine for anything of its own.
  if (engine !== engines[0]) return

  test('replaces nothing while what is there cannot be saved, unless told', async () => {
    const { app, place, folder, placeOf } = await start(engine)
    const { path } = await makeBackup(placeOf(), app.clock)
    await postJson(app, { email: 'later@example.org' })
    await app.stop()
    const blocked = join(folder, 'file')
    writeFileSync(blocked, '')
    const broken = placeOf({ folder: join(blocked, 'backups') })
    await expect(restoreBackup(path, broken, app.clock)).rejects.toThrow('--without-saving')
    expect(await emailsIn(place)).toEqual([eva, 'later@example.org', paul])
    const { saved } = await restoreBackup(path, broken, app.clock, { isToBeSaved: false })
    expect([saved, await emailsIn(place)]).toEqual([undefined, [eva, paul]])
  })

  test('replaces nothing while those who were erased since cannot be read: they would come back', async () => {
    const { app, place, folder, placeOf } = await start(engine)
    const { path } = await makeBackup(placeOf(), app.clock)
    await postJson(app, { email: 'later@example.org' })
    await app.stop()
    mkdirSync(join(folder, 'erasures.jsonl'))
    await expect(restoreBackup(path, placeOf(), app.clock)).rejects.toThrow('EISDIR')
    expect(await emailsIn(place)).toEqual([eva, 'later@example.org', paul])
  })

  test('can be read with its key only, and not a byte of it may be changed', async () => {
    const { app, folder, placeOf } = await start(engine)
    const { path } = await makeBackup(placeOf({ key }), app.clock)
    expect(statSync(path).mode & 0o077).toBe(0)
    const dataDir = join(folder, 'empty')
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
    const { app, placeOf } = await start(engine)
    const { path } = await makeBackup(placeOf(), app.clock)
    await app.stop()
    await expect(restoreBackup(path, placeOf({ key }), app.clock)).rejects.toThrow('--unencrypted')
    const { metadata } = await restoreBackup(path, placeOf({ key }), app.clock, { takesUnencrypted: true })
    expect(metadata.counts).toMatchObject({ checklist_downloads: 2 })
  })

  test('of before a change of the secret does not bring back who was erased since, however often it is restored', async () => {
    const { app, place, placeOf, erase } = await start(engine)
    await app.stop()
    const withFile = { ...placeOf(), secret: undefined }
    const [old, secret] = ['5'.repeat(64), '6'.repeat(64)]
    writeFileSync(join(place.dataDir, 'secret'), `${old}\n`)
    const { path } = await makeBackup(withFile, app.clock)
    writeFileSync(join(place.dataDir, 'secret'), `${secret}\n`)
    app.clock.advance(hour)
    await erase(paul, secret)
    // The second time no file holds the newer secret any more: that of the data has come back with them.
    for (const _ of ['first', 'second']) {
      expect((await restoreBackup(path, withFile, app.clock)).erasedAgain).toBe(1)
      expect(readSecretFile(place.dataDir)).toBe(old)
      expect(await onDatabase(place, (database) => searchTables(database, paul))).toEqual([])
    }
  })
})
