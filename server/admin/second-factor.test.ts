import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { doorApi, doorPages, type Security, securityApi, type TotpSetup } from '../../contract/api/door.ts'
import {
  administrator,
  anAdministrator,
  callRoom,
  cookiesOf,
  postTo,
  readJournal,
  signIn,
} from '../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { aMailServer, findLink, type MailServer } from '../../tests/support/mail-server.ts'
import { codeOf } from '../../tests/support/totp.ts'
import { minute } from '../clock.ts'
import { ensureAdministrator } from './ensure-administrator.ts'

describe.each(engines)('the second factor of the room on %s', (engine) => {
  let mailServer: MailServer
  let app: TestApp

  beforeEach(async () => {
    mailServer = await aMailServer()
    app = await anApp({ engine, smtpUrl: mailServer.url })
    await anAdministrator(app)
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
  })

  const { password } = administrator
  const isIn = async (cookie: string) => (await callRoom(app, adminApi.totals, cookie)).status === 200
  const read = async (cookie: string) =>
    (await (await callRoom(app, securityApi.state, cookie)).json()) as Promise<Security>
  const verify = (cookie: string, code: string, kind = 'totp') =>
    postTo(app, doorApi.verifyCode, { kind, code }, cookie)

  /** Sets the application up; @returns the key, the backup codes and the session, which was renewed */
  async function setUp() {
    const cookie = cookiesOf(await signIn(app))
    const setup = (await (await postTo(app, securityApi.setUpTotp, { password }, cookie)).json()) as TotpSetup
    const confirmed = await postTo(app, securityApi.confirmTotp, { code: codeOf(setup.key) }, cookie)
    expect(confirmed.status).toBe(200)
    return { ...setup, cookie: cookiesOf(confirmed) }
  }

  test('counts only once a code was confirmed, and needs the password to begin', async () => {
    const cookie = cookiesOf(await signIn(app))
    const wrong = await postTo(app, securityApi.setUpTotp, { password: 'a wrong password' }, cookie)
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ field: 'password' }] }])
    const setup = (await (await postTo(app, securityApi.setUpTotp, { password }, cookie)).json()) as TotpSetup
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/BusinessBretzel:owner%40example\.com\?/)
    expect(setup.key).toMatch(/^[A-Z2-7]{32,}$/)
    expect(setup.backupCodes).toHaveLength(10)
    expect((await read(cookie)).hasTotp).toBe(false)
    expect(await (await signIn(app)).json()).toEqual({ signedIn: true })
    const wrongCode = await postTo(app, securityApi.confirmTotp, { code: '000000' }, cookie)
    expect([wrongCode.status, await wrongCode.json()]).toMatchObject([422, { errors: [{ field: 'code' }] }])
    const confirmed = await postTo(app, securityApi.confirmTotp, { code: codeOf(setup.key) }, cookie)
    expect(confirmed.status).toBe(200)
    expect(await read(cookiesOf(confirmed))).toMatchObject({ hasTotp: true, backupCodesLeft: 10 })
    expect((await readJournal(app))[0]).toBe('totp-enabled')
  })

  test('is asked for after the password and after a mailed link', async () => {
    const { key } = await setUp()
    const first = await signIn(app)
    expect(await first.json()).toEqual({ signedIn: false, secondFactors: ['code'] })
    const pending = cookiesOf(first)
    expect(pending).not.toContain('device')
    expect(await isIn(pending)).toBe(false)
    expect((await verify(pending, '000000')).status).toBe(422)
    const second = await verify(pending, codeOf(key, 1))
    expect([second.status, await second.json()]).toEqual([200, { signedIn: true }])
    expect(await isIn(cookiesOf(second))).toBe(true)
    for (const cookie of [...first.headers.getSetCookie(), ...second.headers.getSetCookie()]) {
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Strict/i)
    }

    await postTo(app, doorApi.requestLink, { email: administrator.email })
    await app.runQueue()
    const token = findLink(mailServer.mails.at(-1), doorPages.signIn).split('/').at(-1)
    const byLink = await postTo(app, doorApi.signInByLink, { token })
    expect(await byLink.json()).toEqual({ signedIn: false, secondFactors: ['code'] })
    expect(await isIn(cookiesOf(byLink))).toBe(false)
  })

  test('takes no code twice', async () => {
    const { key } = await setUp()
    const code = codeOf(key, 1)
    const [one, other] = [cookiesOf(await signIn(app)), cookiesOf(await signIn(app))]
    const answers = await Promise.all([verify(one, code), verify(other, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('takes each backup code once, and no older ones after new ones were made', async () => {
    const { backupCodes, cookie } = await setUp()
    const [first = '', second = ''] = backupCodes
    expect((await verify(cookiesOf(await signIn(app)), first, 'backup')).status).toBe(200)
    expect((await verify(cookiesOf(await signIn(app)), first, 'backup')).status).toBe(422)
    expect((await read(cookie)).backupCodesLeft).toBe(9)
    const renewed = await postTo(app, securityApi.renewBackupCodes, { password }, cookie)
    const { backupCodes: fresh } = (await renewed.json()) as TotpSetup
    expect((await verify(cookiesOf(await signIn(app)), second, 'backup')).status).toBe(422)
    expect((await verify(cookiesOf(await signIn(app)), fresh[0] ?? '', 'backup')).status).toBe(200)
  })

  test('is guessed five times a sign-in at most, and ten times in a quarter of an hour', async () => {
    const { key } = await setUp()
    const statuses: number[] = []
    for (const pending of [cookiesOf(await signIn(app)), cookiesOf(await signIn(app))]) {
      for (let index = 0; index < 6; index += 1) statuses.push((await verify(pending, `00000${index}`)).status)
    }
    // The sixth guess ends the step: even the right code comes too late.
    expect(statuses).toEqual([422, 422, 422, 422, 422, 401, 422, 422, 422, 422, 429, 429])
    app.clock.advance(15 * minute + 1)
    const pending = cookiesOf(await signIn(app))
    expect((await verify(pending, codeOf(key, 1))).status).toBe(200)
  })

  test('cannot be blocked by who has not passed the first step', async () => {
    const { key } = await setUp()
    for (const cookie of ['', 'businessbretzel-step=made.up']) {
      for (let index = 0; index < 10; index += 1) expect((await verify(cookie, '000000')).status).toBe(401)
    }
    expect((await verify(cookiesOf(await signIn(app)), codeOf(key, 1))).status).toBe(200)
    expect(await readJournal(app)).not.toContain('code-refused')
  })

  test('goes with the password only, and with a new ADMIN_PASSWORD', async () => {
    const { cookie } = await setUp()
    expect((await postTo(app, securityApi.disableTotp, { password: 'a wrong password' }, cookie)).status).toBe(422)
    const disabled = await postTo(app, securityApi.disableTotp, { password }, cookie)
    expect(disabled.status).toBe(200)
    expect(await (await signIn(app)).json()).toEqual({ signedIn: true })
    await setUp()
    const settings = { adminEmail: administrator.email, adminPassword: 'from the settings', dataDir: app.dataDir }
    await ensureAdministrator(app.database, settings, false)
    const answer = await signIn(app, { ...administrator, password: 'from the settings' })
    expect(await answer.json()).toEqual({ signedIn: true })
  })

  test('the password changes with the old one only, and then every session ends', async () => {
    const [here, elsewhere] = [cookiesOf(await signIn(app)), cookiesOf(await signIn(app))]
    const change = (current: string) =>
      postTo(app, securityApi.changePassword, { current, password: 'a new password' }, here)
    const wrong = await change('a wrong password')
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: [{ field: 'current' }] }])
    expect((await change(password)).status).toBe(200)
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([false, false])
    expect((await signIn(app)).status).toBe(401)
    expect((await signIn(app, { ...administrator, password: 'a new password' })).status).toBe(200)
  })

  test('sessions are listed with their device, and ended one by one or all but this one', async () => {
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605 Version/26.0 Safari/604.1'
    const phone = cookiesOf(await signIn(app, administrator, { 'user-agent': agent }))
    const other = cookiesOf(await signIn(app))
    const here = cookiesOf(await signIn(app))
    const { sessions } = await read(here)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    expect(sessions[2]).toMatchObject({ browser: 'Safari', system: 'iPhone, iPad' })
    expect(Date.parse(sessions[2]?.signedInAt ?? '')).toBeGreaterThan(Date.now() - minute)
    const end = (id = '') => callRoom(app, `${securityApi.sessions}/${id}/end`, here, 'POST')
    expect((await end(sessions[2]?.id)).status).toBe(200)
    expect((await end(sessions[2]?.id)).status).toBe(404)
    expect([await isIn(phone), await isIn(other), await isIn(here)]).toEqual([false, true, true])
    expect((await callRoom(app, securityApi.endOtherSessions, here, 'POST')).status).toBe(200)
    expect([await isIn(other), await isIn(here)]).toEqual([false, true])
    expect((await readJournal(app)).slice(0, 2)).toEqual(['other-sessions-ended', 'session-ended'])
  })

  test('nobody else’s sessions and passkeys can be touched', async () => {
    await anAdministrator(app, 'former@example.org')
    const theirs = cookiesOf(await signIn(app, { email: 'former@example.org', password }))
    const { id } = await app.database.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    const here = cookiesOf(await signIn(app))
    expect((await callRoom(app, `${securityApi.sessions}/${id}/end`, here, 'POST')).status).toBe(404)
    expect((await callRoom(app, securityApi.state, theirs)).status).toBe(403)
    const missing = `${securityApi.passkeys}/${crypto.randomUUID()}`
    expect((await callRoom(app, `${missing}/remove`, here, 'POST')).status).toBe(404)
    expect((await postTo(app, `${missing}/rename`, { name: 'x' }, here)).status).toBe(404)
  })
})
