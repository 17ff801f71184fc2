import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { backUp, makeBackup } from '../../server/backup/backups.ts'
import { restoreBackup } from '../../server/backup/restore.ts'
import { openDatabase } from '../../server/db/database.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { aBackupPlace, testKey as key } from '../support/backups.ts'
import { isAlive, listChildren } from '../support/children.ts'
import { aDatabasePlace, engines } from '../support/engines.ts'
import { aCrowd, findIncomplete, hastened, test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { addLeads } from '../support/leads.ts'
import { times } from '../support/scale.ts'

const canary = 'kanarienvogel'

describe.each(engines)('a process killed in the middle of a backup or of its rehearsal on %s', (engine) => {
  test.extend({ engine })(
    'leaves nothing that can be read, nothing at all after the next start, and the next backup is whole',
    async ({ place, folder, start }) => {
      const database = await openDatabase(place)
      const many = Array.from({ length: times(4_000, 40_000) }, (_, index) => ({
        email: `${canary}${index}@example.org`,
      }))
      for (let from = 0; from < many.length; from += 500) await addLeads(database, many.slice(from, from + 500))
      await database.close()

      const backUpSoon = { ...hastened, BACKUP_DIR: folder, BACKUP_KEY: key }
      const filesIn = (path: string) =>
        readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      /** Files beside the database itself in which somebody can be read. */
      const readable = () =>
        [...filesIn(place.dataDir), ...filesIn(folder)].filter(
          (path) => !/businessbretzel\.db(-wal|-shm)?$/.test(path) && readFileSync(path).includes(canary),
        )
      const unfinished = () =>
        [...readdirSync(place.dataDir), ...readdirSync(folder)].filter((name) => /\.part$/.test(name))

      const rounds = times(6, 40)
      for (let round = 0; round < rounds; round += 1) {
        for (const path of filesIn(folder)) rmSync(path)
        const server = await start(backUpSoon)
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
        const next = await start(backUpSoon)
        await expect.poll(unfinished).toEqual([])
        const [again] = listChildren(next.child.pid ?? 0)
        await next.kill()
        if (again) await expect.poll(() => isAlive(again)).toBe(false)
      }
      const saved = aBackupPlace(place, { folder, key })
      expect(await backUp(saved, true, systemClock)).toMatchObject({ isDone: true })
      expect(existsSync(join(folder, 'status.json'))).toBe(true)
    },
  )
})

describe.each(engines)('backups while people sign up, on %s', (engine) => {
  const otherEngine = engine === 'sqlite' ? 'postgres' : 'sqlite'
  test.extend({ engine })(
    'each of them comes back whole, in either database, with everybody who had been answered before it began',
    async ({ place, folder, start }) => {
      const server = await start()
      const rounds = times(3, 30)
      const settings = { folder, keep: 100, key }
      const { promised, end } = aCrowd(4, (email) => postJson(server, { email }))
      // The first answer may wait for the database.
      await expect.poll(() => promised().length).toBeGreaterThan(times(5, 100))
      const taken: { path: string; before: string[] }[] = []
      for (let round = 0; round < rounds; round += 1) {
        await pause(times(300, 1_000))
        const before = promised()
        taken.push({ path: (await makeBackup(aBackupPlace(place, settings), systemClock)).path, before })
      }
      await end()

      for (const [round, { path, before }] of taken.entries()) {
        const target = await aDatabasePlace(round % 2 === 0 ? engine : otherEngine)
        await restoreBackup(path, aBackupPlace(target, settings), systemClock)
        expect(await findIncomplete(target, before)).toEqual([])
        await target.remove()
      }
    },
  )
})
