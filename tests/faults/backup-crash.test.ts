import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '../../server/backup/backups.ts'
import { openDatabase } from '../../server/db/database.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { aBackupPlace, aFolder, testKey as key, testSecret } from '../support/backups.ts'
import { isAlive, listChildren } from '../support/children.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { addLeads } from '../support/leads.ts'
import { aServerProcess } from '../support/process.ts'
import { times } from '../support/scale.ts'

const hasten = pathToFileURL(join(import.meta.dirname, '../support/hasten.ts')).href
const canary = 'kanarienvogel'

describe.each(engines)('a process killed in the middle of a backup or of its rehearsal on %s', (engine) => {
  let place: DatabasePlace
  let folder: ReturnType<typeof aFolder>
  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    folder = aFolder()
    const database = await openDatabase(place)
    const many = Array.from({ length: times(4_000, 40_000) }, (_, index) => ({
      email: `${canary}${index}@example.org`,
    }))
    for (let from = 0; from < many.length; from += 500) await addLeads(database, many.slice(from, from + 500))
    await database.close()
  })
  afterEach(async () => {
    await place.remove()
    folder.remove()
  })

  const start = () =>
    aServerProcess({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SECRET: testSecret,
      LOG_LEVEL: 'silent',
      BACKUP_DIR: folder.path,
      BACKUP_KEY: key,
      NODE_OPTIONS: `--import ${hasten}`,
      HASTE: '60',
    })
  const filesIn = (path: string) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  /** Files beside the database itself in which somebody can be read. */
  const readable = () =>
    [...filesIn(place.dataDir), ...filesIn(folder.path)].filter(
      (path) => !/businessbretzel\.db(-wal|-shm)?$/.test(path) && readFileSync(path).includes(canary),
    )
  const unfinished = () =>
    [...readdirSync(place.dataDir), ...readdirSync(folder.path)].filter((name) => /\.part$/.test(name))

  test('leaves nothing that can be read, nothing at all after the next start, and the next backup is whole', async () => {
    const rounds = times(6, 40)
    for (let round = 0; round < rounds; round += 1) {
      for (const path of filesIn(folder.path)) rmSync(path)
      const server = await start()
      const pid = server.child.pid ?? 0
      await expect.poll(() => listChildren(pid).length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
      const children = listChildren(pid)
      // From its very beginning to the end of the rehearsal.
      await pause((round / rounds) * 1_500)
      // Every other time the process for backups has to notice by itself that nobody waits for it.
      if (round % 2 === 0) for (const child of children) if (isAlive(child)) process.kill(child, 'SIGKILL')
      await server.kill()
      await expect.poll(() => children.filter(isAlive)).toEqual([])
      expect(readable()).toEqual([])
      const next = await start()
      await expect.poll(unfinished).toEqual([])
      const [again] = listChildren(next.child.pid ?? 0)
      await next.kill()
      if (again) await expect.poll(() => isAlive(again)).toBe(false)
    }
    const saved = aBackupPlace(place, { folder: folder.path, key })
    expect(await backUp(saved, true, systemClock)).toMatchObject({ isDone: true })
    expect(existsSync(join(folder.path, 'status.json'))).toBe(true)
  })
})
