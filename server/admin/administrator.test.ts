import { mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import { verifyPassword } from '@better-auth/utils/password'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { LeadRow, ListPage } from '../../contract/api/admin-people.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import {
  administrator,
  anAdministrator,
  callAdmin,
  cookiesOf,
  postTo,
  signIn,
} from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { payInFull } from '../../tests/support/cheap-passwords.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { tokenOf } from '../../tests/support/mail-server.ts'
import { startEach } from '../../tests/support/start.ts'
import { ensureAdministrator } from '../auth/administrator.ts'
import { minute } from '../runtime/clock.ts'

describe.each(engines)('the administrator on %s', (engine) => {
  const app = startEach(() => anAppWithMail({ engine }))
  beforeEach(() => anAdministrator(app))

  const at = '2026-03-02T09:01:00.000Z'
  const session = async (cookie = '') => (await callAdmin(app, signInApi.session, cookie)).json()

  test('signs in, is known, signs out, and the old cookie opens nothing any more', async () => {
    expect(await session()).toBeNull()
    const answer = await signIn(app)
    expect([answer.status, await answer.json()]).toEqual([200, { signedIn: true }])
    const cookie = cookiesOf(answer)
    expect(await session(cookie)).toEqual({ email: administrator.email, isAdministrator: true })
    expect((await callAdmin(app, adminApi.totals, cookie)).status).toBe(200)
    const out = await callAdmin(app, signInApi.signOut, cookie, 'POST')
    expect(out.status).toBe(200)
    expect(await session(cookie)).toBeNull()
    expect((await callAdmin(app, adminApi.totals, cookie)).status).toBe(401)
  })

  test('sees who left an address, newest first, with the state of the mail', async () => {
    await postJson(app, { email: 'first@example.org', language: 'en' }, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
    app.clock.advance(minute)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(
      app,
      { email: 'second@example.org' },
      { 'user-agent': 'Mozilla/5.0 Chrome/140 Safari/537.36 Edg/140.0' },
    )
    app.clock.advance(minute)
    await postJson(app, { email: 'third@example.org', website: 'x' })
    const cookie = cookiesOf(await signIn(app))
    const { rows, next } = (await (await callAdmin(app, adminApi.leads, cookie)).json()) as ListPage<LeadRow>
    expect(next).toBeNull()
    expect(rows).toMatchObject([
      { email: 'third@example.org', mail: { state: 'none' }, ipAddress: null },
      { email: 'second@example.org', browser: 'Edge', mail: { state: 'gave-up', reason: 'refused' } },
      { email: 'first@example.org', browser: 'Firefox', locale: 'en', mail: { state: 'sent' }, quarantinedAt: null },
    ])
    expect(rows[0]?.quarantinedAt).not.toBeNull()
    // The first moment of a day in Paris belongs to it, the one before to the day before.
    const ends = ['2026-03-01T22:59', '2026-02-23T23:00', '2026-02-23T22:59']
    await addLeads(
      app.database,
      ends.map((at, index) => ({ email: `${index}@example.org`, downloaded_at: `${at}:00.000Z` })),
    )
    const totals = await (await callAdmin(app, adminApi.totals, cookie)).json()
    expect(totals).toEqual({ all: 5, today: 2, lastSevenDays: 4 })
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('a session given to the visitor beforehand is not the one after signing in', async () => {
    const planted = 'businessbretzel-session=planted.by-somebody-else'
    const answer = await signIn(app, administrator, { cookie: planted })
    expect(cookiesOf(answer)).not.toContain('planted')
    expect(await session(planted)).toBeNull()
  })

  test('an account whose address is no longer the administrator’s gets 403', async () => {
    await anAdministrator(app, 'former@example.org')
    const cookie = cookiesOf(await signIn(app, { email: 'former@example.org', password: administrator.password }))
    expect(await session(cookie)).toEqual({ email: 'former@example.org', isAdministrator: false })
    for (const path of [adminApi.leads, adminApi.enquiries, adminApi.retention]) {
      const answer = await callAdmin(app, path, cookie)
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'notAllowed' }])
    }
  })

  test('a password applied by the settings ends every session and every link on its way; the same one again ends none', async () => {
    const cookie = cookiesOf(await signIn(app))
    await postTo(app, signInApi.requestLink, { email: administrator.email })
    await app.runQueue()
    const token = tokenOf(app.mailServer.to(administrator.email).at(-1))
    await anAdministrator(app)
    expect(await session(cookie)).not.toBeNull()
    const changed = { adminEmail: administrator.email, adminPassword: 'another password', dataDir: app.dataDir }
    await ensureAdministrator(app.database, changed, false)
    expect(await session(cookie)).toBeNull()
    expect((await postTo(app, signInApi.signInByLink, { token })).status).toBe(404)
    expect((await signIn(app)).status).toBe(401)
    expect((await signIn(app, { email: administrator.email, password: 'another password' })).status).toBe(200)
  })

  test('another site changes nothing under the cookie of the administrator, and a client that names no origin does not sign in', async () => {
    const cookie = cookiesOf(await signIn(app))
    const planted = await postTo(app, `${adminApi.retention}/resume`, {}, cookie, { 'sec-fetch-site': 'cross-site' })
    expect(planted.status).toBe(403)
    expect((await signIn(app, administrator, { 'sec-fetch-site': '' })).status).toBe(403)
  })

  test('takes the list away as a file that opens right in a spreadsheet and says who has confirmed', async () => {
    const visit = { utm_source: 'salon', first_page: '/blog', source: 'google' } as const
    await addLeads(app.database, [
      { email: '=cmd@example.org', downloaded_at: '2026-03-02T09:00:00.000Z', user_agent: '@SUM("a",1)' },
      { email: 'plain@example.org', downloaded_at: at, confirmed_at: at, locale: 'de', ...visit },
    ])
    const cookie = cookiesOf(await signIn(app))
    const comma = await callAdmin(app, adminApi.leadsCsv, cookie)
    expect(comma.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(comma.headers.get('content-disposition')).toBe('attachment; filename="checklist-downloads-2026-03-02.csv"')
    const bytes = Buffer.from(await comma.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
      '"Email","Date de téléchargement","Adresse IP","Navigateur","Adresse confirmée","Langue"',
      '"plain@example.org","02/03/2026 10:01:00","N/A","N/A","oui","allemand"',
      `"'=cmd@example.org","02/03/2026 10:00:00","N/A","'@SUM(""a"",1)","non","français"`,
      '',
    ])
    const semicolon = await callAdmin(app, `${adminApi.leadsCsv}?separator=semicolon`, cookie)
    expect(await semicolon.text()).toContain('"Email";"Date de téléchargement"')
    expect(semicolon.headers.get('content-disposition')).toBe(
      'attachment; filename="checklist-downloads-2026-03-02-excel.csv"',
    )
  })
})

test('a first start without a password makes one, in a file that only the owner reads; where it cannot be written the next start makes another', async () => {
  const app = await anApp()
  onTestFinished(app.remove)
  const settings = { adminEmail: 'new@example.org', adminPassword: undefined, dataDir: app.dataDir }
  const file = `${app.dataDir}/admin-password`
  mkdirSync(file)
  await expect(ensureAdministrator(app.database, settings, false)).rejects.toThrow('EISDIR')
  rmdirSync(file)
  const lines = await ensureAdministrator(app.database, settings, false)
  expect(lines).toEqual([`Administrator: new@example.org, password in ${file}`])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const password = readFileSync(file, 'utf8').trim()
  expect((await signIn(app, { email: 'new@example.org', password })).status).toBe(200)
  expect(await ensureAdministrator(app.database, settings, false)).toEqual([])
})

test('a password that was set before Better Auth made the hashes still opens', async () => {
  onTestFinished(payInFull())
  const salt = '1b3d4d5291849a30c9fc7febf727e209'
  const key =
    '8b6ad851ecd10e02b5db3c2bc15aed1d596dbc5ba02110e351557f18887c3578bf692385ff4aa477b407b9e1dfe2232a9c10ef4a819934f027bc09f6b77b9901'
  expect(await verifyPassword(`${salt}:${key}`, 'Bretzel-Ångström-42')).toBe(true)
})
