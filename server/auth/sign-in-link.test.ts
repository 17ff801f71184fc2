import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
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
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { tokenOf } from '../../tests/support/mail-server.ts'
import { startEach } from '../../tests/support/start.ts'
import { minute } from '../runtime/clock.ts'
import type { Auth } from './auth.ts'
import { registerSignIn } from './sign-in-routes.ts'

/** The owner's address as the settings say it; the account has it in small letters. */
const adminEmail = 'Owner@example.com'

describe.each(engines)('a mailed sign-in link on %s', (engine) => {
  const { log, text: logged } = aKeptLog()
  const app = startEach(() => anAppWithMail({ engine, log, config: { adminEmail } }))
  beforeEach(() => anAdministrator(app))

  const ask = (email: string = administrator.email) => postTo(app, signInApi.requestLink, { email })
  const newestToken = async () => {
    await app.runQueue()
    return tokenOf(app.mailServer.to(adminEmail).at(-1))
  }
  const use = (token: string, headers = {}) => postTo(app, signInApi.signInByLink, { token }, '', headers)
  const isIn = async (cookie: string) => (await callAdmin(app, adminApi.totals, cookie)).status === 200
  const readMails = () =>
    app.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'sign-in-link').orderBy('queued_at').execute()

  test('lets the owner in once, also while somebody guesses the password', async () => {
    for (let index = 0; index < 10; index += 1) await signIn(app, { ...administrator, password: `guess ${index}` })
    expect((await signIn(app)).status).toBe(429)
    const answer = await ask(` ${administrator.email.toUpperCase()} `)
    expect([answer.status, await answer.json()]).toEqual([200, { requested: true }])
    const token = await newestToken()
    const entry = await use(token)
    expect([entry.status, await entry.json()]).toEqual([200, { signedIn: true }])
    expect(await isIn(cookiesOf(entry))).toBe(true)
    const again = await use(token)
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'notFound' }])
    expect(await readJournal(app)).toEqual([
      'signed-in-by-link',
      'link-requested',
      'sign-in-failed',
      'password-set-by-settings',
    ])
  })

  test('that is used while nothing can be stored is to be tried later, and opens afterwards', async () => {
    const setReadOnly = (isOn: boolean) =>
      sql
        .raw(`${engine === 'sqlite' ? 'pragma query_only' : 'set default_transaction_read_only'} = ${isOn}`)
        .execute(app.database.db)
    await ask()
    const token = await newestToken()
    await setReadOnly(true)
    const refused = await use(token)
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'tryLater' }])
    await setReadOnly(false)
    expect((await use(token)).status).toBe(200)
  })

  test('lets one of many in who press the button at once', async () => {
    await ask()
    const token = await newestToken()
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('opens for a quarter of an hour, from our own page only, and not where it is made up', async () => {
    await ask()
    const token = await newestToken()
    expect((await use('x'.repeat(43))).status).toBe(404)
    expect((await use('x')).status).toBe(400)
    expect((await use(token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const [row] = await app.database.db.selectFrom('verifications').selectAll().execute()
    const rest = new Date(row?.expires_at ?? 0).getTime() - Date.now()
    expect([rest > 14 * minute, rest <= 15 * minute]).toEqual([true, true])
    const over = new Date(Date.now() - 1)
    await app.database.db
      .updateTable('verifications')
      .set({ expires_at: engine === 'sqlite' ? over.toISOString() : over })
      .execute()
    expect((await use(token)).status).toBe(404)
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('goes to nobody else, and the answer tells nothing', async () => {
    const answer = await ask('somebody@example.org')
    expect([answer.status, await answer.json()]).toEqual([200, { requested: true }])
    await anAdministrator(app, 'former@example.org')
    expect((await ask('former@example.org')).status).toBe(200)
    await app.runQueue()
    expect(app.mailServer.mails).toEqual([])
    expect(await readMails()).toEqual([])
    expect(await app.database.db.selectFrom('verifications').select('id').execute()).toEqual([])
  })

  test('a mail scanner that opens it signs no one in: only the button does', async () => {
    await ask()
    const token = await newestToken()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await fetch(`${app.url}/admin`, { method })
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      // Better Auth's own address of the link takes a GET; ours does not.
      const look = await fetch(`${app.url}${signInApi.signInByLink}?token=${token}`, { method })
      expect([look.status, look.headers.getSetCookie()]).toEqual([404, []])
    }
    expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
    expect((await use(token)).status).toBe(200)
  })

  test('leaves once in five minutes, however often it is asked for, and those sent before stay valid', async () => {
    for (let index = 0; index < 5; index += 1) expect((await ask()).status).toBe(200)
    const first = await newestToken()
    expect(app.mailServer.to(adminEmail)).toHaveLength(1)
    app.clock.advance(5 * minute)
    expect((await ask()).status).toBe(200)
    const second = await newestToken()
    expect(app.mailServer.to(adminEmail)).toHaveLength(2)
    expect((await use(first)).status).toBe(200)
    expect((await use(second)).status).toBe(200)
  })

  test('who reads the database or the log cannot sign in: the token is sealed, and emptied once sent', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await ask()
    await app.runQueue()
    const [waiting] = await readMails()
    for (const part of [waiting?.text, waiting?.html]) expect(part).toMatch(/^[\w-]+$/)
    app.mailServer.behave({ kind: 'accept' })
    app.clock.advance(minute)
    const token = await newestToken()
    expect((await readMails()).map(({ state, text, html }) => [state, text, html])).toEqual([['sent', null, null]])
    const stored = await app.database.db.selectFrom('verifications').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    await use(token)
    await use(token)
    expect(logged()).not.toContain(token)
    const journal = await app.database.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify(journal)).not.toContain('@')
  })

  test('that never left is given up once nobody could use it', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await ask()
    await app.runQueue()
    app.clock.advance(15 * minute + 1)
    await app.tidy()
    expect(await readMails()).toEqual([])
  })
})

test('asking for a link takes as long for any address, also while Better Auth is still being loaded', async () => {
  const loading = 400
  for (const email of [administrator.email, 'somebody@example.org']) {
    const load = () => wait(loading)
    const call = () => load().then(() => Response.json({ status: true }))
    const app = fastify()
    registerSignIn(app, {
      auth: { load, call } as unknown as Auth,
      audit: {} as never,
      limits: { claimLinkMail: async () => true } as never,
      adminEmail: administrator.email,
    })
    const began = performance.now()
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await app.inject({ method: 'POST', url: signInApi.requestLink, headers, payload: { email } })
    expect(answer.json()).toEqual({ requested: true })
    expect(performance.now() - began).toBeGreaterThan(loading - 20)
    await app.close()
  }
})
