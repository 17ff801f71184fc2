import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { anApp, buildFolder } from '../../tests/support/app.ts'
import { aBackupPlace, aFolder, testKey } from '../../tests/support/backups.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { startEach, startOnce } from '../../tests/support/start.ts'
import { day, hour, instantOf, minute } from '../runtime/clock.ts'
import { createLog, type Log } from '../runtime/log.ts'
import { listBackups } from './folder.ts'
import { createBackupSchedule } from './schedule.ts'

const folder = startEach(aFolder)
const app = startOnce(() => anApp())
beforeEach(() => postJson(app, { email: 'eva@example.org' }))

const schedule = (backup: { key?: string; keep?: number; folder?: string } = {}, log: Log = createLog('silent')) =>
  createBackupSchedule({
    config: aBackupPlace(app, { folder: folder.path, ...backup }),
    clock: app.clock,
    log,
    buildFolder,
  })
const names = async () => (await listBackups(folder.path, instantOf(app.clock))).map(({ name }) => name)

test('a folder that cannot be written is in the log from the start on, with the setting and its path', async () => {
  const file = join(folder.path, 'a-file')
  writeFileSync(file, '')
  const { log, text } = aKeptLog('warn')
  const { start, stop } = schedule({ folder: join(file, 'backups') }, log)
  start()
  onTestFinished(stop)
  await expect.poll(text).toContain('\n')
  expect(JSON.parse(text())).toMatchObject({ level: 'error', setting: 'BACKUP_DIR', folder: join(file, 'backups') })
})

test('a backup a day is taken and restored beside, as many stay as it is told, and other files are left alone', async () => {
  writeFileSync(join(folder.path, 'notes.txt'), 'mine')
  const { backUpIfDue, inspect } = schedule({ keep: 2 })
  for (let days = 0; days < 3; days += 1) {
    app.clock.advance(12 * hour)
    await backUpIfDue()
    app.clock.advance(12 * hour)
    await backUpIfDue()
  }
  const backups = await listBackups(folder.path, instantOf(app.clock))
  expect(backups).toHaveLength(2)
  expect(app.clock.now() - Date.parse(backups[0]?.takenAt ?? '')).toBeLessThan(day)
  expect(await inspect()).toMatchObject({ restored: { name: backups[0]?.name } })
  expect(readdirSync(folder.path)).toContain('notes.txt')
})

test('the last backup that was restored stays, however many were made since and could not be', async () => {
  await schedule().backUpIfDue()
  const [restorable] = await names()
  const { backUpIfDue, inspect } = schedule({ keep: 2 })
  // From now on each backup holds a row that belongs to none.
  await sql`pragma foreign_keys = off`.execute(app.database.db)
  onTestFinished(async () => void (await sql`pragma foreign_keys = on`.execute(app.database.db)))
  await sql`update consents set lead_id = 'none'`.execute(app.database.db)
  for (let days = 0; days < 3; days += 1) {
    app.clock.advance(25 * hour)
    await backUpIfDue()
  }
  expect(await names()).toHaveLength(3)
  expect(await names()).toContain(restorable)
  const status = await inspect()
  expect(status).toMatchObject({ restored: { name: restorable }, failure: { what: 'rehearsal', why: 'damaged' } })
  await sql`delete from consents`.execute(app.database.db)
  app.clock.advance(25 * hour)
  await backUpIfDue()
  expect((await inspect()).failure).toBeUndefined()
  expect((await inspect()).restored?.name).toBe((await names())[0])
})

test('a folder that is a file, that or that may not be entered is said, and one that is gone is made anew; each mends by itself', async () => {
  const place = join(folder.path, 'backups')
  const { backUpIfDue, inspect } = schedule({ folder: place })
  expect((await inspect()).failure).toBeUndefined()
  writeFileSync(place, '')
  await backUpIfDue()
  expect(await inspect()).toMatchObject({ failure: { what: 'folder', why: 'notAFolder' } })
  rmSync(place)
  await backUpIfDue()
  expect(await inspect()).toMatchObject({
    newest: { name: expect.any(String) },
    restored: { name: expect.any(String) },
  })
  expect((await inspect()).failure).toBeUndefined()
  rmSync(place, { recursive: true })
  await backUpIfDue()
  expect(await listBackups(place, instantOf(app.clock))).toHaveLength(1)
  if (process.getuid?.() !== 0) {
    chmodSync(place, 0)
    await backUpIfDue()
    expect(await inspect()).toMatchObject({ failure: { what: 'folder', why: 'denied' } })
    chmodSync(place, 0o700)
  }
  expect((await postJson(app, { email: 'later@example.org' })).status).toBe(200)
})

test('a program that an update has just taken away fails the backup, and ends nothing else', async () => {
  const { execPath } = process
  const uncaught: Error[] = []
  const collect = (error: Error) => void uncaught.push(error)
  process.on('uncaughtException', collect)
  process.execPath = join(folder.path, 'no-such-node')
  const { backUpIfDue, inspect } = schedule()
  await backUpIfDue()
  process.execPath = execPath
  await wait(100)
  process.off('uncaughtException', collect)
  expect(uncaught).toEqual([])
  expect(await inspect()).toMatchObject({ failure: { what: 'backup', why: 'ended', code: 'ENOENT' } })
})

test('after the clock was set back one backup is taken at once and restored beside, and the next a day later', async () => {
  const { backUpIfDue, inspect } = schedule()
  await backUpIfDue()
  app.clock.set(-3 * day)
  await backUpIfDue()
  const [newest] = await names()
  expect((await inspect()).restored).toMatchObject({ at: instantOf(app.clock), name: newest })
  app.clock.advance(day - minute)
  await backUpIfDue()
  expect(await names()).toHaveLength(2)
  app.clock.advance(minute)
  await schedule({ keep: 2 }).backUpIfDue()
  expect(await names()).toEqual([(await inspect()).restored?.name, newest])
})

test('a key that was set today makes an encrypted backup today', async () => {
  await schedule().backUpIfDue()
  app.clock.advance(hour)
  await schedule({ key: testKey }).backUpIfDue()
  expect((await names()).map((name) => name.endsWith('.age'))).toEqual([true, false])
})
