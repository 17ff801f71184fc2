import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSecret } from '../support/backups.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { isFullLength, times } from '../support/scale.ts'

/** As long as it lasts: ten minutes, and a sixtieth of it in a process whose minutes are seconds. */
const duration = times(11_000, 660_000)
const hasten = pathToFileURL(join(import.meta.dirname, '../support/hasten.ts')).href
const token = 'a-token-of-the-tests'

let place: DatabasePlace
let mailServer: MailServer
let server: ServerProcess
beforeEach(async () => {
  mailServer = await aMailServer()
})
afterEach(async () => {
  await server.kill()
  await mailServer.stop()
  await place.remove()
})

const ready = async () => {
  const answer = await fetch(`${server.url}/ready`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as { status: string; problems: string[]; backups: { failure?: object } }
}

test.each(engines)(
  'a folder for backups that cannot be used for ten minutes costs nobody anything on %s, and is said',
  async (engine) => {
    place = await aDatabasePlace(engine)
    const folder = join(place.dataDir, 'elsewhere')
    writeFileSync(folder, 'a file')
    server = await aServerProcess({
      ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET: testSecret, LOG_LEVEL: 'silent' },
      ...{ SMTP_URL: mailServer.url, WARN_EMAIL: 'operator@example.org', METRICS_TOKEN: token, BACKUP_DIR: folder },
      ...(isFullLength ? {} : { NODE_OPTIONS: `--import ${hasten}`, HASTE: '60' }),
    })
    const until = performance.now() + duration
    const answered: string[] = []
    for (let index = 0; performance.now() < until; index += 1) {
      const email = `v${index}@example.org`
      expect((await postJson(server, { email })).status).toBe(200)
      answered.push(email)
      expect((await fetch(server.url)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, duration / 20))
    }
    expect(server.child.exitCode).toBeNull()
    expect(await ready()).toMatchObject({
      status: 'ready',
      problems: ['backupFails'],
      backups: { failure: { what: 'folder', why: 'notAFolder' } },
    })
    expect(mailServer.to('operator@example.org').map(({ text }) => text)).toEqual([
      expect.stringContaining('ce n’est pas un dossier'),
    ])
    for (const email of answered) expect(mailServer.to(email)).toHaveLength(1)

    rmSync(folder)
    mkdirSync(folder)
    await expect
      .poll(async () => (await ready()).problems, { timeout: times(30_000, 660_000), interval: 1_000 })
      .toEqual([])
  },
  times(90_000, 1_500_000),
)
