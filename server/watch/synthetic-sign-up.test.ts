import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { anAdministrator, callRoom, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anApp, type TestApp, type TestAppOptions } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { aMailServer, type MailServer } from '../../tests/support/mail-server.ts'
import { readRows } from '../../tests/support/rows.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { day, hour, minute } from '../clock.ts'
import { createSyntheticAddresses } from './synthetic-address.ts'

const syntheticEmail = 'trial@example.org'
const metricsToken = 'a-token-of-the-tests'
const config = { syntheticEmail, metricsToken, warnEmail: 'operator@example.org' }

describe.each(engines)('the daily trial sign-up, on %s', (engine) => {
  let mailServer: MailServer
  let app: TestApp

  const start = async (options: TestAppOptions = {}) => {
    app = await anApp({ engine, smtpUrl: mailServer.url, config, ...options })
    // Newer than the test's clock will be: no warning of a missing backup comes between.
    mkdirSync(join(app.dataDir, 'backups'))
    writeFileSync(join(app.dataDir, 'backups/businessbretzel-2026-04-01T00-00-00.000Z.db.gz'), '')
  }
  beforeEach(async () => {
    mailServer = await aMailServer()
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
  })
  const last = async () => {
    const answer = await fetch(`${app.url}/ready`, { headers: { authorization: `Bearer ${metricsToken}` } })
    return (await answer.json()).synthetic
  }

  test('goes through page, mail, button and PDF in each language and leaves nothing behind', async () => {
    await start()
    for (let days = 0; days < 3; days += 1) {
      await app.look()
      expect(await last()).toMatchObject({ isOk: true, age: 0 })
      app.clock.advance(day)
    }
    const subjects = mailServer.mails.map(({ subject }) => subject)
    expect([subjects.length, new Set(subjects).size]).toEqual([3, 3])
    for (const { recipients } of mailServer.mails)
      expect(recipients[0]).toMatch(/^trial\+[0-9a-z]+-[0-9a-f]{20}@example\.org$/)
    expect(await readRows(app.database)).toEqual({ leads: [], consents: [], outbox: [] })
    expect(await searchTables(app.database, 'trial+')).toEqual([])
  })

  test('is made once a day, by one of the instances', async () => {
    await start()
    await app.look()
    app.clock.advance(day - minute)
    await app.look()
    expect(mailServer.mails).toHaveLength(1)
    app.clock.advance(minute)
    await app.look()
    expect(mailServer.mails).toHaveLength(2)
  })

  test('is in no list, no count, no file and no notice to the owner while it runs', async () => {
    await start()
    await anAdministrator(app)
    const cookie = cookiesOf(await signIn(app))
    const addresses = createSyntheticAddresses('a secret of the tests, long enough for all', syntheticEmail, app.clock)
    const email = addresses.issue()
    expect((await postJson(app, { email })).status).toBe(200)
    await postJson(app, { email })
    const { leads } = await readRows(app.database)
    expect(leads).toMatchObject([{ email, is_synthetic: 1 }])
    const link = mailServer.to(email)[0]?.text?.match(/http\S+telecharger\S+/)?.[0] ?? ''
    await fetch(link, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, redirect: 'manual' })
    expect((await readRows(app.database)).leads[0]?.confirmed_at).not.toBeNull()
    expect(await (await callRoom(app, adminApi.totals, cookie)).json()).toMatchObject({ all: 0, today: 0 })
    for (const search of ['', 'trial', '@example'])
      expect(await (await callRoom(app, `${adminApi.leads}?search=${search}`, cookie)).json()).toMatchObject({
        leads: [],
      })
    expect(await (await callRoom(app, adminApi.csv, cookie)).text()).not.toContain('trial')
    expect(mailServer.to('owner@example.com')).toEqual([])
  })

  test('says at which step it failed, tries again in an hour, and warns when it failed twice', async () => {
    await start()
    mailServer.behave({ kind: 'refuse', status: 451 })
    await app.look()
    expect(await last()).toMatchObject({ isOk: false, failedAt: 'mail', detail: 'unreachable', failures: 1 })
    await app.look()
    expect((await last()).failures).toBe(1)
    app.clock.advance(hour)
    await app.look()
    expect((await last()).failures).toBe(2)
    mailServer.behave({ kind: 'accept' })
    app.clock.advance(minute)
    await app.runQueue()
    expect(mailServer.to(config.warnEmail)[0]?.text).toContain('unreachable, 2 fois de suite')
    expect((await readRows(app.database)).leads).toEqual([])
    app.clock.advance(hour)
    await app.look()
    expect(await last()).toMatchObject({ isOk: true })
  })

  test('what a process left that ended in the middle is cleared up by the next trial', async () => {
    await start()
    const addresses = createSyntheticAddresses('a secret of the tests, long enough for all', syntheticEmail, app.clock)
    await postJson(app, { email: addresses.issue() })
    app.clock.advance(2 * hour)
    await app.look()
    expect((await readRows(app.database)).leads).toEqual([])
  })

  test('nobody hides from the counts by an address that looks like a trial', async () => {
    await start()
    const addresses = createSyntheticAddresses(
      'another secret, which is not that of this app',
      syntheticEmail,
      app.clock,
    )
    const own = createSyntheticAddresses('a secret of the tests, long enough for all', syntheticEmail, app.clock)
    const kept = own.issue()
    app.clock.advance(2 * hour)
    const guesses = [
      syntheticEmail,
      addresses.issue(),
      kept,
      own.issue().replace('@example.org', '@example.net'),
      own.issue().replace('trial+', 'trail+'),
    ]
    for (const email of guesses) await postJson(app, { email })
    const { leads } = await readRows(app.database)
    expect(leads.map((lead) => [lead.email, lead.is_synthetic, lead.quarantined_at])).toEqual(
      guesses.map((email) => [email, 0, null]),
    )
  })

  test('where mails become files, its file goes with it', async () => {
    app = await anApp({ engine, config })
    await app.look()
    expect(await last()).toMatchObject({ isOk: true })
    const folder = join(app.dataDir, 'mail')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})

test('there is no trial unless a mailbox is set', async () => {
  const app = await anApp()
  await app.look()
  expect(await app.database.db.selectFrom('watch_notes').selectAll().execute()).toEqual([])
  await postJson(app, { email: `trial+${randomUUID()}@example.org` })
  expect((await readRows(app.database)).leads).toMatchObject([{ is_synthetic: 0 }])
  await app.remove()
})
