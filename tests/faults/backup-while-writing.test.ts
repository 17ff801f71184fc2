import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { openDatabase } from '../../server/db/database.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { aBackupPlace, aFolder } from '../support/backups.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { isFullLength, times } from '../support/scale.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.each(engines)('backups while people sign up, on %s', (engine) => {
  let place: DatabasePlace
  let mailServer: MailServer
  let server: ServerProcess
  const folder = aFolder()

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    mailServer = await aMailServer()
    const { secret } = aBackupPlace(place)
    server = await aServerProcess({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SMTP_URL: mailServer.url,
      SECRET: secret,
      LOG_LEVEL: 'silent',
    })
  })
  afterEach(async () => {
    await server.kill()
    await mailServer.stop()
    await place.remove()
    folder.remove()
  })

  test(
    'each of them comes back whole, with everybody who had been answered before it began',
    async () => {
      const rounds = times(3, 30)
      const answered: string[] = []
      let isOver = false
      let number = 0
      const visitor = async () => {
        while (!isOver) {
          number += 1
          const email = `v${number}@example.org`
          const answer = await postJson(server, { email }).catch(() => undefined)
          if (answer?.ok) answered.push(email)
        }
      }
      const visitors = Array.from({ length: 4 }, visitor)
      const from = aBackupPlace(place, { folder: folder.path, keep: rounds, key: 'k'.repeat(32) })
      const taken: { path: string; before: string[] }[] = []
      for (let round = 0; round < rounds; round += 1) {
        await pause(isFullLength ? 1_000 : 300)
        const before = [...answered]
        taken.push({ path: (await makeBackup(from, systemClock)).path, before })
      }
      isOver = true
      await Promise.all(visitors)

      for (const { path, before } of taken) {
        const target = await aDatabasePlace(engine)
        try {
          await restoreBackup(
            path,
            aBackupPlace(target, { folder: folder.path, keep: 100, key: 'k'.repeat(32) }),
            systemClock,
          )
          const database = await openDatabase(target)
          const { leads, consents, outbox } = await readRows(database)
          await database.close()
          const ids = new Map(leads.map(({ email, id }) => [email, id]))
          expect(before.filter((email) => !ids.has(email))).toEqual([])
          // Whoever is in it is in it entirely.
          const hasConsent = new Set(consents.map(({ lead_id }) => lead_id))
          const hasMail = new Set(outbox.filter(({ kind }) => kind === 'checklist').map(({ lead_id }) => lead_id))
          expect(leads.filter(({ id }) => !hasConsent.has(id) || !hasMail.has(id))).toEqual([])
        } finally {
          await target.remove()
        }
      }
      expect(taken.at(-1)?.before.length).toBeGreaterThan(times(5, 100))
    },
    times(120_000, 900_000),
  )
})
