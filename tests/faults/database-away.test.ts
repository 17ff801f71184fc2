import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type DatabaseLocation, sqliteFile } from '../../server/db/database.ts'
import { aCrowd, findIncomplete, test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { readLines } from '../support/kept-log.ts'
import { aPostgresServer } from '../support/postgres-server.ts'
import { times } from '../support/scale.ts'

async function expectTruth(location: DatabaseLocation, { answers, promised }: ReturnType<typeof aCrowd>) {
  expect(promised().length).toBeGreaterThan(10)
  expect(await findIncomplete(location, promised())).toEqual([])
  // Every other answer is an honest "not stored"; nobody was left without one.
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 202, 503]))).toEqual(new Set())
}

test('PostgreSQL goes away and comes back: no success without a row, two lines in the log, and signing up works again by itself', async ({
  place,
  start,
}) => {
  const postgres = await aPostgresServer()
  try {
    const running = await start({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' })
    const crowd = aCrowd(4, (email) => postJson(running, { email }))
    for (let round = 0; round < times(1, 5); round += 1) {
      await expect.poll(() => crowd.promised().length).toBeGreaterThan(10 * (round + 1))
      await postgres.down()
      await expect.poll(async () => (await fetch(`${running.url}/ready`)).status).toBe(503)
      expect((await fetch(running.url)).status).toBe(200)
      await pause(times(500, 5_000))
      await postgres.up()
      await expect.poll(async () => (await fetch(`${running.url}/ready`)).status, { timeout: 20_000 }).toBe(200)
    }
    await crowd.end()
    expect((await postJson(running, { email: 'after@example.org' })).status).toBe(200)
    expect(crowd.answers.some(({ status }) => status === 503)).toBe(true)
    await expectTruth({ databaseUrl: postgres.url, dataDir: place.dataDir }, crowd)
    const lines = readLines(running.output())
    const told = lines.filter(({ outage }) => outage === 'database')
    expect(told.map(({ msg }) => msg === 'over')).toEqual(Array(times(1, 5)).fill([false, true]).flat())
    expect(told[0]).toMatchObject({ error: { message: expect.stringMatching(/./) } })
    expect(Object.keys(lines[0] ?? {})).toEqual(['level', 'time', 'version', 'commit', 'msg'])
    expect(lines.filter(({ route }) => route === '/ready')).toEqual([])
    await running.kill()
  } finally {
    await postgres.remove()
  }
})

test('an SQLite file that somebody else holds for seconds: no success without a row, and it goes on by itself', async ({
  place,
  start,
}) => {
  const running = await start()
  const crowd = aCrowd(4, (email) => postJson(running, { email }))
  await expect.poll(() => crowd.answers.length).toBeGreaterThan(10)
  const other = new DatabaseSync(join(place.dataDir, sqliteFile), { timeout: 5_000 })
  other.exec('begin immediate')
  await pause(times(6_000, 12_000))
  other.exec('rollback')
  other.close()
  await expect.poll(async () => (await postJson(running, { email: 'after@example.org' })).status).toBe(200)
  await crowd.end()
  await expectTruth(place, crowd)
})
