import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { makeBackup } from '../../server/backup/backups.ts'
import { restoreBackup } from '../../server/backup/restore.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { aBackupPlace, testKey as key } from '../support/backups.ts'
import { aDatabasePlace, engines } from '../support/engines.ts'
import { aCrowd, findIncomplete, test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { times } from '../support/scale.ts'

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
