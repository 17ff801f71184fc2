import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { type Security, securityApi, signInApi } from '../../contract/api/sign-in.ts'
import {
  administrator,
  anAdministrator,
  callAdmin,
  cookiesOf,
  postTo,
  readJournal,
  signIn,
} from '../../tests/support/administrator.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { tokenOf } from '../../tests/support/mail-server.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import type { Audit } from '../auth/audit.ts'
import type { Auth } from '../auth/auth.ts'
import type { Tables } from '../db/tables.ts'
import { day, minute } from '../runtime/clock.ts'
import { audited, guardAdmin, toAddressCheck } from './admin-guard.ts'

describe.each(engines)('the journal, and who may enter, on %s', (engine) => {
  const app = startEach(() => anAppWithMail({ engine }))
  beforeEach(() => anAdministrator(app))

  test('the journal notes every change and export of personal data in one row each, and no look at a list, nor what was refused', async () => {
    await postJson(app, { email: 'emma@example.org' })
    const cookie = cookiesOf(await signIn(app))
    const { leads, outbox } = await readRows(app.database)
    const { id = '', person_id: personId = '' } = leads[0] ?? {}
    const mailId = outbox.find(({ kind }) => kind === 'checklist')?.id
    for (const path of [adminApi.totals, adminApi.statistics, securityApi.state]) await callAdmin(app, path, cookie)
    const looks = [adminApi.leads, `${adminApi.leads}?search=emma`, adminApi.enquiries, adminScreens.privacy]
    for (const path of [...looks, `${adminScreens.people}/${personId}`]) {
      expect((await callAdmin(app, path, cookie)).status).toBe(200)
    }
    expect((await callAdmin(app, adminApi.leadsCsv, '')).status).toBe(401)
    await callAdmin(app, adminApi.leadsCsv, cookie)
    const missing = `${adminApi.people}/${crypto.randomUUID()}/erase`
    expect((await callAdmin(app, missing, cookie, 'POST')).status).toBe(404)
    for (const path of [
      `${adminApi.mails}/${mailId}/retry`,
      `${adminApi.leads}/${id}/release`,
      `${adminApi.people}/${personId}/erase`,
    ])
      await callAdmin(app, path, cookie, 'POST')
    await callAdmin(app, signInApi.signOut, cookie, 'POST')
    expect(await readJournal(app)).toEqual([
      'signed-out',
      'person-erased',
      'lead-released',
      'mail-resent',
      'leads-exported',
      'signed-in',
      'password-set-by-settings',
    ])
    const rows = await app.database.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('example.org')
    const erased = rows.find(({ action }) => action === 'person-erased')
    const { id: owner } = await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect(erased).toMatchObject({ actor: owner, subject_id: personId })
    expect(erased?.request_id).toMatch(/^[\da-f-]{36}$/)
  })

  const { password } = administrator
  /** Better Auth's own tables hold moments as each engine knows them. */
  const toMoment = (date: Date) => (engine === 'sqlite' ? date.toISOString() : date)
  const setSessions = (changes: Partial<Tables['sessions']>) =>
    app.database.db.updateTable('sessions').set(changes).execute()
  const isIn = async (cookie: string) => (await callAdmin(app, adminApi.totals, cookie)).status === 200
  const read = async (cookie: string) =>
    (await (await callAdmin(app, securityApi.state, cookie)).json()) as Promise<Security>
  /** Comes in by a mailed link; @returns the session */
  async function enterByLink(): Promise<string> {
    await postTo(app, signInApi.requestLink, { email: administrator.email })
    await app.runQueue()
    const token = tokenOf(app.mailServer.to(administrator.email).at(-1))
    return cookiesOf(await postTo(app, signInApi.signInByLink, { token }))
  }

  test('after a mailed link a passkey and a new password need no old one, for a quarter of an hour', async () => {
    const here = await enterByLink()
    expect((await read(here)).needsPassword).toBe(false)
    const offered = await postTo(app, securityApi.passkeyOptions, {}, here)
    expect([offered.status, await offered.json()]).toMatchObject([200, { rp: { name: 'BusinessBretzel' } }])

    const old = new Date(Date.now() - 15 * minute - 1)
    await setSessions({ created_at: toMoment(old) })
    expect((await read(here)).needsPassword).toBe(true)
    expect((await postTo(app, securityApi.passkeyOptions, {}, here)).status).toBe(422)
    const late = await postTo(app, securityApi.changePassword, { password: 'a new password' }, here)
    expect([late.status, await late.json()]).toMatchObject([422, { errors: [{ field: 'current' }] }])

    app.clock.advance(5 * minute)
    const again = await enterByLink()
    expect((await postTo(app, securityApi.changePassword, { password: 'short' }, again)).status).toBe(400)
    const done = await postTo(app, securityApi.changePassword, { password: 'a new password' }, again)
    expect(done.status).toBe(200)
    expect([await isIn(here), await isIn(again)]).toEqual([false, false])
    expect((await signIn(app, { ...administrator, password: 'a new password' })).status).toBe(200)
    // The setting is the same as at the last start: it does not take the new password back.
    await anAdministrator(app)
    expect((await signIn(app, { ...administrator, password: 'a new password' })).status).toBe(200)
  })

  test('sessions are named by their device and nothing else of it, and end one by one or all but this', async () => {
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
    const phone = cookiesOf(await signIn(app, administrator, { 'user-agent': iPhone }))
    const desk = cookiesOf(
      await signIn(app, administrator, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }),
    )
    const here = cookiesOf(await signIn(app, administrator, { 'user-agent': 'curl' }))
    const { sessions } = await read(here)
    expect(sessions.map(({ device, isHere }) => [device, isHere])).toEqual([
      [null, true],
      ['Windows · Firefox', false],
      ['iPhone · Safari', false],
    ])
    const kept = await app.database.db.selectFrom('sessions').selectAll().execute()
    expect(kept).toMatchObject(Array(3).fill({ ip_address: null }))
    expect(JSON.stringify(kept)).not.toMatch(/Mozilla|curl/)
    const end = (id: string | undefined) => callAdmin(app, `${securityApi.sessions}/${id}/end`, here, 'POST')
    expect((await end(sessions[2]?.id)).status).toBe(200)
    expect((await end(sessions[2]?.id)).status).toBe(404)
    expect([await isIn(phone), await isIn(desk), await isIn(here)]).toEqual([false, true, true])
    expect((await callAdmin(app, securityApi.endOtherSessions, here, 'POST')).status).toBe(200)
    expect([await isIn(desk), await isIn(here)]).toEqual([false, true])
    expect((await read(here)).sessions).toHaveLength(1)
    expect((await readJournal(app)).slice(0, 2)).toEqual(['other-sessions-ended', 'session-ended'])
  })

  test('a session says when it was last seen, to within minutes', async () => {
    const here = cookiesOf(await signIn(app))
    const seen = async () => Date.now() - Date.parse((await read(here)).sessions[0]?.seenAt ?? '')
    await setSessions({ updated_at: toMoment(new Date(Date.now() - 2 * minute)) })
    expect(await seen()).toBeGreaterThan(minute)
    await setSessions({ updated_at: toMoment(new Date(Date.now() - 20 * minute)) })
    await expect.poll(seen).toBeLessThan(minute)
  })

  test('a session ends seven days after the sign-in, however often it is used', async () => {
    const here = cookiesOf(await signIn(app))
    const end = new Date(Date.now() + 2 * day)
    await setSessions({ expires_at: toMoment(end) })
    expect(await isIn(here)).toBe(true)
    const { expires_at } = await app.database.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow()
    expect(new Date(expires_at)).toEqual(end)
    await setSessions({ expires_at: toMoment(new Date(Date.now() - minute)) })
    expect((await read(cookiesOf(await signIn(app)))).sessions).toHaveLength(1)
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('the journal notes an export before it leaves: what cannot be noted is not handed out', async () => {
    const cookie = cookiesOf(await signIn(app))
    const putBack = await takeAway(app.database, 'audit_events')
    const refused = await callAdmin(app, adminApi.leadsCsv, cookie)
    expect(refused.status).toBe(500)
    expect(await refused.text()).not.toContain('"Email"')
    expect((await callAdmin(app, adminApi.totals, cookie)).status).toBe(200)
    await putBack()
  })

  test('the journal notes refused passwords once in a quarter of an hour, whatever the address: a flood does not fill it', async () => {
    const before = await readJournal(app)
    for (let index = 0; index < 5; index += 1) {
      await signIn(app, { email: index % 2 ? administrator.email : 'x@example.org', password: `guess ${index}` })
    }
    expect(await readJournal(app)).toEqual(['sign-in-failed', ...before])
    app.clock.advance(15 * minute + 1)
    await signIn(app, { ...administrator, password: 'a late guess' })
    expect(await readJournal(app)).toEqual(['sign-in-failed', 'sign-in-failed', ...before])
  })

  test('the journal keeps a line for a year', async () => {
    app.clock.advance(365 * day)
    await app.tidy()
    expect(await readJournal(app)).toEqual(['password-set-by-settings'])
    app.clock.advance(1)
    await app.tidy()
    expect(await readJournal(app)).toEqual([])
  })

  test('the old password is guessed ten times in a quarter of an hour at most, also with a session', async () => {
    const here = cookiesOf(await signIn(app))
    // Who knows it is not counted.
    for (let index = 0; index < 11; index += 1)
      expect((await postTo(app, securityApi.passkeyOptions, { password }, here)).status).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await postTo(app, securityApi.passkeyOptions, { password: `guess ${index}` }, here)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
  })

  test('nobody else’s sessions and passkeys can be touched', async () => {
    await anAdministrator(app, 'former@example.org')
    const theirs = cookiesOf(await signIn(app, { email: 'former@example.org', password }))
    const here = cookiesOf(await signIn(app))
    expect((await read(here)).sessions).toHaveLength(1)
    await callAdmin(app, securityApi.endOtherSessions, here, 'POST')
    expect((await callAdmin(app, securityApi.state, theirs)).status).toBe(403)
    const missing = `${securityApi.passkeys}/${crypto.randomUUID()}/remove`
    expect((await callAdmin(app, missing, here, 'POST')).status).toBe(404)
  })
})

test('a route that changes something and names no entry of the journal stops the start', () => {
  const server = Fastify()
  guardAdmin(server, { auth: {} as Auth, audit: {} as Audit })
  expect(() => server.post('/api/admin/anything', () => 'done')).toThrow(/does not say what the journal says/)
  server.get('/api/admin/read', () => 'seen')
  server.post('/api/admin/declared', audited('pause-ended'), () => 'done')
})

test('the page carries 8 bits of a salted hash of the owner’s address, and a new salt at each start', () => {
  expect(toAddressCheck('Owner@Example.com', 'salt')).toBe(toAddressCheck(' owner@example.com', 'salt'))
  expect(toAddressCheck('owner@example.com')).toMatch(/^[0-9a-f]{16}:[0-9a-f]{2}$/)
  expect(toAddressCheck('owner@example.com')).not.toBe(toAddressCheck('owner@example.com'))
})
