import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { doorApi, doorPages } from '../../contract/api/door.ts'
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
import { hour, minute } from '../clock.ts'
import { createLog } from '../log.ts'

describe.each(engines)('a mailed link to the room on %s', (engine) => {
  let mailServer: MailServer
  let app: TestApp
  const written: string[] = []

  beforeEach(async () => {
    mailServer = await aMailServer()
    written.length = 0
    const log = createLog('trace', { write: (line: string) => void written.push(line) })
    app = await anApp({ engine, smtpUrl: mailServer.url, log })
    await anAdministrator(app)
  })
  afterEach(async () => {
    await app.remove()
    await mailServer.stop()
  })

  const ask = (email: string = administrator.email, path: string = doorApi.requestLink, headers = {}) =>
    postTo(app, path, { email }, '', headers)
  const tokenIn = async (path: string = doorPages.signIn) => {
    await app.runQueue()
    return findLink(mailServer.to(administrator.email).at(-1), path).split('/').at(-1) ?? ''
  }
  const use = (token: string) => postTo(app, doorApi.signInByLink, { token })
  const isIn = async (cookie: string) => (await callRoom(app, adminApi.totals, cookie)).status === 200

  test('lets the owner in once, also while somebody guesses the password', async () => {
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    expect((await signIn(app)).status).toBe(429)
    const answer = await ask(` ${administrator.email.toUpperCase()} `)
    expect([answer.status, await answer.json()]).toEqual([200, { requested: true }])
    const token = await tokenIn()
    const entry = await use(token)
    expect([entry.status, await entry.json()]).toEqual([200, { signedIn: true }])
    expect(await isIn(cookiesOf(entry))).toBe(true)
    // The device is known from now on.
    expect((await signIn(app, administrator, { cookie: cookiesOf(entry) })).status).toBe(200)
    const again = await use(token)
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'notFound' }])
    expect(await readJournal(app)).toEqual([
      'signed-in',
      'signed-in-by-link',
      'link-requested',
      ...Array(10).fill('sign-in-failed'),
      'password-set-by-settings',
    ])
  })

  test('lets one of many in who press the button at once', async () => {
    await ask()
    const token = await tokenIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('goes to nobody else, and the answer tells nothing', async () => {
    const answer = await ask('somebody@example.org')
    expect([answer.status, await answer.json()]).toEqual([200, { requested: true }])
    await anAdministrator(app, 'former@example.org')
    await ask('former@example.org')
    await app.runQueue()
    expect(mailServer.mails).toEqual([])
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('is not used up by who only looks at it', async () => {
    await ask()
    const token = await tokenIn()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const look = await fetch(`${app.url}${doorPages.signIn}/${token}`, { method })
      expect(look.status).toBe(200)
      expect(look.headers.get('referrer-policy')).toBe('same-origin')
      expect(look.headers.get('cache-control')).toBe('no-store')
    }
    expect((await use(token)).status).toBe(200)
  })

  test('opens for a quarter of an hour, and not where it was not meant for', async () => {
    await ask()
    const late = await tokenIn()
    app.clock.advance(15 * minute)
    expect((await use(late)).status).toBe(404)
    await ask()
    const token = await tokenIn()
    const misused = await postTo(app, doorApi.resetPassword, { token, password: 'another password' })
    expect(misused.status).toBe(404)
    expect((await use('x'.repeat(43))).status).toBe(404)
    expect((await use('x')).status).toBe(400)
    expect((await postTo(app, doorApi.signInByLink, { token }, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect((await use(token)).status).toBe(200)
  })

  test('is sent three times an hour, for any address alike; a known device has links of its own', async () => {
    const device = cookiesOf(await signIn(app))
    for (const email of [administrator.email, 'somebody@example.org']) {
      for (let index = 0; index < 3; index += 1) {
        expect((await ask(email, doorApi.requestLink, { 'x-forwarded-for': `203.0.113.${index}` })).status).toBe(200)
      }
      const refused = await ask(email)
      expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'tooManyTries' }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await app.runQueue()
    expect(mailServer.to(administrator.email)).toHaveLength(3)
    expect((await postTo(app, doorApi.requestLink, { email: administrator.email }, device)).status).toBe(200)
    app.clock.advance(hour)
    expect((await ask()).status).toBe(200)
  })

  test('leaves no token in the log nor, but for the mail itself, in the database', async () => {
    await ask()
    const token = await tokenIn()
    await fetch(`${app.url}${doorPages.signIn}/${token}`)
    await use(token)
    await use(token)
    expect(written.join('')).not.toContain(token)
    const links = await app.database.db.selectFrom('door_links').selectAll().execute()
    const journal = await app.database.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify([links, journal])).not.toContain(token)
    expect(JSON.stringify(journal)).not.toContain('@')
  })

  test('gives a new password, which ends all sessions and all other links', async () => {
    const cookie = cookiesOf(await signIn(app))
    await ask()
    const signInToken = await tokenIn()
    await ask(administrator.email, doorApi.requestReset)
    const token = await tokenIn(doorPages.reset)
    const short = await postTo(app, doorApi.resetPassword, { token, password: 'short' })
    expect(short.status).toBe(400)
    const answer = await postTo(app, doorApi.resetPassword, { token, password: 'a new password' })
    expect([answer.status, await answer.json()]).toEqual([200, { reset: true }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await isIn(cookie)).toBe(false)
    expect((await use(signInToken)).status).toBe(404)
    expect((await postTo(app, doorApi.resetPassword, { token, password: 'once more please' })).status).toBe(404)
    expect((await signIn(app)).status).toBe(401)
    expect((await signIn(app, { ...administrator, password: 'a new password' })).status).toBe(200)
    // The setting is the same as at the last start: it does not take the new password back.
    await anAdministrator(app)
    expect((await signIn(app, { ...administrator, password: 'a new password' })).status).toBe(200)
  })
})
