import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { anApp, buildFolder, type TestApp, testSiteFolder } from '../../tests/support/app.ts'
import { aBackupPlace, aFolder } from '../../tests/support/backups.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { day, hour } from '../runtime/clock.ts'
import { createLog, type Log } from '../runtime/log.ts'
import { listBackups } from './backup-files.ts'
import { createBackupSchedule } from './schedule.ts'

let folder: ReturnType<typeof aFolder>
let app: TestApp
beforeEach(async () => {
  folder = aFolder()
  app = await anApp()
  await postJson(app, { email: 'eva@example.org' })
})
afterEach(async () => {
  await app.remove()
  folder.remove()
})

const schedule = (
  backup: { key?: string; keep?: number; folder?: string } = {},
  build = buildFolder,
  log: Log = createLog('silent'),
) =>
  createBackupSchedule({
    config: { ...aBackupPlace(app, { folder: folder.path, ...backup }), siteDir: testSiteFolder },
    clock: app.clock,
    log,
    buildFolder: build,
  })
/** A build whose renderer is missing: its program runs, the product does not start. */
const aBrokenBuild = () => {
  const broken = join(folder.path, 'build')
  mkdirSync(broken)
  symlinkSync(join(buildFolder, 'server'), join(broken, 'server'))
  return broken
}
const names = async () => (await listBackups(folder.path)).map(({ name }) => name)

test('a folder that cannot be written is in the log from the start on, with the setting and its path', async () => {
  const file = join(folder.path, 'a-file')
  writeFileSync(file, '')
  const { log, text } = aKeptLog('warn')
  const { start, stop } = schedule({ folder: join(file, 'backups') }, buildFolder, log)
  start()
  onTestFinished(stop)
  await expect.poll(text).toContain('\n')
  expect(JSON.parse(text())).toMatchObject({ level: 'error', setting: 'BACKUP_DIR', folder: join(file, 'backups') })
})

test('a backup a day is taken and restored beside, as many stay as it is told, and other files are left alone', async () => {
  writeFileSync(join(folder.path, 'notes.txt'), 'mine')
  const { look, inspect } = schedule({ keep: 2 })
  for (let days = 0; days < 3; days += 1) {
    app.clock.advance(12 * hour)
    await look()
    app.clock.advance(12 * hour)
    await look()
  }
  const backups = await listBackups(folder.path)
  expect(backups).toHaveLength(2)
  expect(app.clock.now() - Date.parse(backups[0]?.takenAt ?? '')).toBeLessThan(day)
  expect(await inspect()).toMatchObject({ restored: { name: backups[0]?.name } })
  expect(readdirSync(folder.path)).toContain('notes.txt')
})

test('the last backup that was restored stays, however many were made since and could not be', async () => {
  await schedule().look()
  const [restorable] = await names()
  const { look, inspect } = schedule({ keep: 2 }, aBrokenBuild())
  for (let days = 0; days < 3; days += 1) {
    app.clock.advance(25 * hour)
    await look()
  }
  expect(await names()).toHaveLength(3)
  expect(await names()).toContain(restorable)
  const status = await inspect()
  expect(status).toMatchObject({ restored: { name: restorable }, failure: { what: 'rehearsal', why: 'boot' } })
  // The product starts again: what was made last is restored, and counts.
  app.clock.advance(2 * hour)
  const mended = schedule({ keep: 2 })
  await mended.look()
  expect((await mended.inspect()).failure).toBeUndefined()
  expect((await mended.inspect()).restored?.name).toBe((await names())[0])
})

test('a folder that is a file, that is gone or that nobody may enter is said, and mends by itself', async () => {
  const place = join(folder.path, 'backups')
  const { look, inspect } = schedule({ folder: place })
  expect((await inspect()).failure).toBeUndefined()
  writeFileSync(place, '')
  await look()
  expect(await inspect()).toMatchObject({ failure: { what: 'folder', why: 'notAFolder' } })
  rmSync(place)
  await look()
  expect(await inspect()).toMatchObject({
    newest: { name: expect.any(String) },
    restored: { name: expect.any(String) },
  })
  expect((await inspect()).failure).toBeUndefined()
  renameSync(place, `${place}-elsewhere`)
  expect(await inspect()).toMatchObject({ failure: { what: 'folder', why: 'gone' } })
  if (process.getuid?.() !== 0) {
    renameSync(`${place}-elsewhere`, place)
    chmodSync(place, 0)
    await look()
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
  const { look, inspect } = schedule()
  await look()
  process.execPath = execPath
  await wait(100)
  process.off('uncaughtException', collect)
  expect(uncaught).toEqual([])
  expect(await inspect()).toMatchObject({ failure: { what: 'backup', why: 'ended', code: 'ENOENT' } })
})

test('a key that was set today makes an encrypted backup today', async () => {
  await schedule().look()
  app.clock.advance(hour)
  await schedule({ key: 'a key of the tests for backups, long enough' }).look()
  expect((await names()).map((name) => name.endsWith('.enc'))).toEqual([true, false])
})

test('nobody waits while 15,000 leads are saved and restored beside', async () => {
  const many = Array.from({ length: 15_000 }, (_, index) => ({ email: `v${index}@example.org` }))
  for (let from = 0; from < many.length; from += 1_000) await addLeads(app.database, many.slice(from, from + 1_000))
  const { look, inspect } = schedule()
  const [before, began] = [process.threadCpuUsage(), performance.now()]
  await look()
  const { user, system } = process.threadCpuUsage(before)
  const lasted = performance.now() - began
  expect(await inspect()).toMatchObject({ restored: { name: expect.any(String) } })
  // What this thread works others wait for. In this very process it would be nearly all of the time.
  expect((user + system) / 1_000 / lasted).toBeLessThan(0.25)
})
