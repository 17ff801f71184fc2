import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aFolder, testSecret } from '../support/backups.ts'
import { aDatabasePlace } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { aMailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'
import { aSilentProxy } from '../support/silent-proxy.ts'

const metricsToken = 'a-token-of-the-tests'
/** Ten minutes at full length. */
const outage = times(20_000, 600_000)
/** Waiting for a connection and for the answer on it, and some air on a busy machine (milliseconds). */
const longestAnswer = 11_000
const longestReady = 5_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now()
  const value = await work()
  return { value, took: performance.now() - began }
}

const askReady = ({ url }: ServerProcess) =>
  fetch(`${url}/ready`, { headers: { authorization: `Bearer ${metricsToken}` } })

test(
  'PostgreSQL falls silent without closing: everybody is answered within seconds, nothing is promised, and all goes on by itself',
  async () => {
    const place = await aDatabasePlace('postgres', { isMigrated: true })
    const proxy = await aSilentProxy(place.databaseUrl ?? '')
    const mailServer = await aMailServer()
    const folder = aFolder()
    const server = await aServerProcess({
      ...{ DATA_DIR: folder.path, DATABASE_URL: proxy.url, SECRET: testSecret, LOG_LEVEL: 'silent' },
      ...{ SMTP_URL: mailServer.url, METRICS_TOKEN: metricsToken },
    })
    const promised: string[] = []
    const answers: { status: number; took: number }[] = []
    const visit = async (email: string) => {
      const { value, took } = await timed(() => postJson(server, { email }))
      answers.push({ status: value.status, took })
      if (value.status === 200 || value.status === 202) promised.push(email)
    }
    const crowd = (name: string, size: number) =>
      Promise.all(Array.from({ length: size }, (_, index) => visit(`${name}-${index}@example.org`)))

    await crowd('before', 20)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await askReady(server)).status).toBe(200)

    // Some are on their way at that very moment.
    const underWay = crowd('meanwhile', 20)
    proxy.silence()
    const began = performance.now()
    await underWay
    answers.length = 0
    for (let round = 0; performance.now() - began < outage; round += 1) {
      const [ready, page] = await Promise.all([
        timed(() => askReady(server)),
        timed(() => fetch(server.url)),
        crowd(`silent-${round}`, 15),
      ])
      expect([ready.value.status, await ready.value.json()]).toEqual([
        503,
        { status: 'not ready', problems: ['databaseAway'] },
      ])
      expect(ready.took).toBeLessThan(longestReady)
      expect([page.value.status, page.took < 2_000]).toEqual([200, true])
      await pause(1_000)
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(longestAnswer)

    proxy.resume()
    await expect.poll(async () => (await askReady(server)).status, { timeout: 20_000 }).toBe(200)
    answers.length = 0
    await crowd('after', 20)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    await server.kill()
    await proxy.stop()

    const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: folder.path })
    const { leads, consents } = await readRows(database)
    await database.close()
    const stored = new Map(leads.map(({ email, id }) => [email, id]))
    const proven = new Set(consents.map(({ lead_id }) => lead_id))
    expect(promised.length).toBeGreaterThanOrEqual(40)
    expect(promised.filter((email) => !proven.has(stored.get(email) ?? ''))).toEqual([])
    await expect
      .poll(() => promised.filter((email) => mailServer.to(email).length === 0), { timeout: 5_000 })
      .toEqual([])
    await mailServer.stop()
    folder.remove()
    await place.remove()
  },
  outage + 120_000,
)
