import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anAdministrator, signIn } from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog, readLines } from '../../tests/support/kept-log.ts'
import { askReady, readyToken } from '../../tests/support/process.ts'
import { startEach } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { passwordLimits } from '../auth/sign-in-limits.ts'
import { noteBackupStatus } from '../backup/folder.ts'
import { openDatabase } from '../db/database.ts'
import { hour, minute } from '../runtime/clock.ts'
import { thresholds } from './problems.ts'
import { createReadinessCheck } from './readiness.ts'

const warnEmail = 'operator@example.org'
const release = { version: '1.2.3', commit: '0123456789ab' }

describe.each(engines)('monitoring, on %s', (engine) => {
  const app = startEach(() => anAppWithMail({ engine, release, config: { warnEmail, readyToken } }))

  const ready = async () => (await askReady(app)).json()
  const warnings = () => app.mailServer.to(warnEmail)
  /** Looks as the timer would, and waits until what is to be told has left. */
  const look = async () => {
    await app.monitor()
    await app.runQueue()
  }
  const backUp = (age: number) => {
    const at = (time: number) => new Date(app.clock.now() - time).toISOString()
    return noteBackupStatus(join(app.dataDir, 'backups'), {
      newest: { at: at(0), name: 'newest' },
      restored: { at: at(age), name: 'restored', rehearsedAt: at(age) },
    })
  }

  test('a stranger learns the status and nothing else; who brings the token learns the release and the ages', async () => {
    await backUp(3 * hour)
    const stranger = await fetch(`${app.url}/ready`)
    expect([stranger.status, await stranger.text()]).toEqual([200, 'ready'])
    const guess = await fetch(`${app.url}/ready`, { headers: { authorization: 'Bearer another token, by guess' } })
    expect(await guess.text()).toBe('ready')
    await app.mailServer.down()
    await postJson(app, { email: 'anna@example.org' })
    await signIn(app, { email: 'owner@example.com', password: 'a guess' })
    app.clock.advance(10 * minute)
    expect(await ready()).toMatchObject({
      status: 'ready',
      release,
      problems: [],
      mails: { waiting: 2, capped: 0, oldestWaiting: 10 * minute },
      refusedSignIns: 1,
      backups: { newestAge: 10 * minute, restorableAge: 3 * hour + 10 * minute },
      failingJobs: [],
      diskFree: expect.any(Number),
    })
  })

  test('mails that wait by plan, since they may have arrived or have just been given a place, are no problem', async () => {
    app.mailServer.behave({ kind: 'cut' })
    await postJson(app, { email: 'anna@example.org' })
    await app.runQueue()
    app.clock.advance(hour + minute)
    expect(await ready()).toMatchObject({ problems: [], mails: { waiting: 2, capped: 1 } })
    await app.database.db.updateTable('outbox').set({ unsent_reason: 'capped', is_capped: 0 }).execute()
    expect((await ready()).problems).toEqual([])
    // With a place each is tried, and waits for the mail server like any other.
    await app.mailServer.down()
    await app.runQueue()
    app.clock.advance(3 * hour)
    await app.runQueue()
    expect((await ready()).problems).toEqual(['mailsWait'])
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('mails that wait for more than an hour are told once in six hours, as soon as mail leaves again', async () => {
    await app.mailServer.down()
    await postJson(app, { email: 'anna@example.org' })
    app.clock.advance(hour)
    await look()
    expect((await ready()).problems).toEqual([])
    app.clock.advance(minute)
    await look()
    await look()
    expect((await ready()).problems).toEqual(['mailsWait'])
    await app.mailServer.up()
    app.clock.advance(3 * hour)
    await app.runQueue()
    expect(warnings().map(({ subject }) => subject)).toEqual(['Le site signale un problème'])
    expect(warnings()[0]?.text).toContain('Des e-mails attendent depuis 61\u00a0min (2 en attente).')
    expect(warnings()[0]?.text).not.toContain('anna@')
    await look()
    expect((await ready()).problems).toEqual([])
    expect(warnings()).toHaveLength(1)
  })

  test('a problem that lasts is told once in each quarter of the day', async () => {
    await backUp(thresholds.backupAge + hour)
    await look()
    app.clock.advance(2 * hour)
    await look()
    expect(warnings()).toHaveLength(1)
    app.clock.advance(2 * hour)
    await look()
    expect(warnings().map(({ text }) => /date de (\d+)/.exec(text ?? '')?.[1])).toEqual(['27', '31'])
  })

  test('sign-ins that fail in numbers are told', async () => {
    await anAdministrator(app)
    for (let attempt = 0; attempt < thresholds.refusedSignIns; attempt += 1) {
      // A client is checked ten times in a quarter of an hour.
      if (attempt === passwordLimits.client) app.clock.advance(passwordLimits.window)
      await signIn(app, { email: 'owner@example.com', password: `guess number ${attempt}` })
    }
    await look()
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]?.text).toContain(`${thresholds.refusedSignIns} connexions refusées`)
    app.clock.advance(2 * hour)
    expect((await ready()).refusedSignIns).toBe(0)
  })
})

test('the log tells of a problem when it begins and when it is over, not at every look', async () => {
  const kept = aKeptLog('warn')
  const app = await anApp({ log: kept.log })
  onTestFinished(app.remove)
  const folder = join(app.dataDir, 'backups')
  const failure = { at: '2026-03-02T09:00:00.000Z', what: 'backup', why: 'full' } as const
  await noteBackupStatus(folder, { failure })
  for (let look = 0; look < 3; look += 1) await app.monitor()
  await noteBackupStatus(folder, { failure: undefined })
  for (let look = 0; look < 3; look += 1) await app.monitor()
  expect(readLines(kept.text()).map(({ problems }) => problems)).toEqual([['backupFails'], []])
  // Where no token is set, none opens the details.
  const guess = { headers: { authorization: 'Bearer undefined' } }
  expect(await (await fetch(`${app.url}/ready`, guess)).text()).toBe('ready')
})

test.each(engines)(
  'a site that could not be published anew, or a database that answers but stores nothing, is not ready, and ready again by itself, on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine)
    const database = await openDatabase(place)
    const write = vi.fn(database.write)
    let isOutdated = true
    const findProblem = createReadinessCheck(
      { ...database, write: write as typeof database.write },
      aKeptLog().log,
      () => isOutdated,
    )
    expect(await findProblem()).toEqual({ code: 'notPublished' })
    isOutdated = false
    await expect.poll(findProblem).toBeUndefined()
    expect((await sql`select id from write_checks`.execute(database.db)).rows).toEqual([])

    const putBack = await takeAway(database, 'write_checks')
    await expect.poll(findProblem).toMatchObject({ code: 'notWritable' })
    await putBack()
    await expect.poll(findProblem).toBeUndefined()

    write.mockClear()
    await Promise.all(Array.from({ length: 100 }, findProblem))
    expect(write.mock.calls.length).toBeLessThan(2)
    await database.close()
    await place.remove()
  },
)
