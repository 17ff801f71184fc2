import { beforeEach, describe, expect, test } from 'vitest'
import { administrator, anAdministrator, signIn } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { startEach } from '../../tests/support/start.ts'
import { minute } from '../runtime/clock.ts'
import { ensureAdministrator } from './administrator.ts'
import { passwordLimits } from './sign-in-limits.ts'

describe.each(engines)('guessing the administrator’s password on %s', (engine) => {
  const app = startEach(() => anApp({ engine, config: { trustProxy: 1 } }))
  beforeEach(() => anAdministrator(app))

  let guesses = 0
  const guess = (ip: string, email: string = administrator.email, headers = {}) => {
    guesses += 1
    return signIn(app, { email, password: `guess number ${guesses}` }, { 'x-forwarded-for': ip, ...headers })
  }
  const many = async (count: number, ipOf: (index: number) => string) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => guess(ipOf(index))))
    return answers.map(({ status }) => status)
  }
  const useUpAccount = () =>
    app.database.db
      .updateTable('counters')
      .set({ count: passwordLimits.account })
      .where('key', '=', 'password')
      .execute()
  const checked = (statuses: number[]) => statuses.filter((status) => status === 401).length

  test('one client gets ten checks, fifty at once included, and is told how long to wait', async () => {
    // A database that is too busy answers some with 500 or 503; the count below says how many places were taken.
    expect(checked(await many(50, () => '203.0.113.1'))).toBeLessThanOrEqual(passwordLimits.client)
    // What was refused is not counted of the account, which all clients share.
    const ofAccount = app.database.db.selectFrom('counters').select('count').where('key', '=', 'password')
    expect(await ofAccount.execute()).toEqual([{ count: passwordLimits.client }])
    app.clock.advance(5 * minute)
    const refused = await guess('203.0.113.1')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'tooManyTries' }])
    expect(Number(refused.headers.get('retry-after'))).toBe(600)
    // Anybody else still signs in.
    expect((await signIn(app, administrator, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
    app.clock.advance(10 * minute)
    expect((await guess('203.0.113.1')).status).toBe(401)
  })

  test('a refused try leaves nothing behind', async () => {
    await many(2, (index) => `203.0.113.${index}`)
    await useUpAccount()
    const read = () =>
      app.database.db.selectFrom('counters').selectAll().where('key', 'like', 'password%').orderBy('key').execute()
    const before = await read()
    expect(before).toHaveLength(3)
    expect(new Set(await many(30, (index) => `198.51.100.${index}`))).toEqual(new Set([429]))
    expect(await read()).toEqual(before)
  })

  // What follows asks the database for nothing new; each try costs a whole check of a password.
  if (engine !== engines[0]) return

  test('a network of one subscriber is one client', async () => {
    expect(checked(await many(20, (index) => `2001:db8:1:2::${index + 1}`))).toBe(passwordLimits.client)
    expect((await guess('2001:db8:1:3::1')).status).toBe(401)
  })

  test('another address is limited in the same way, and refused in the same words', async () => {
    const wrongAddress = await guess('203.0.113.1', 'somebody@example.org')
    const wrongPassword = await guess('203.0.113.2')
    const bodies = [await wrongAddress.json(), await wrongPassword.json()] as { instance: string }[]
    expect([wrongAddress.status, wrongPassword.status]).toEqual([401, 401])
    expect(bodies.map((body) => ({ ...body, instance: '' }))[0]).toEqual({ ...bodies[1], instance: '' })
    for (let index = 0; index < passwordLimits.client - 1; index += 1)
      await guess('203.0.113.1', `visitor${index}@example.org`)
    expect((await guess('203.0.113.1', 'somebody@example.org')).status).toBe(429)
  })

  test('who knows the password is not counted, and may come and go', async () => {
    for (let index = 0; index < 12; index += 1) expect((await signIn(app)).status).toBe(200)
    const counts = await app.database.db.selectFrom('counters').select('count').execute()
    expect(counts).toEqual(Array(2).fill({ count: 0 }))
  })

  test('sixteen wrong passwords keep the owner out of nothing, and a new ADMIN_PASSWORD really lets them in', async () => {
    await many(16, (index) => `203.0.113.${index}`)
    expect((await signIn(app, administrator, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
    // Even where every check of the account is used up.
    await useUpAccount()
    expect((await signIn(app, administrator, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429)
    const settings = { adminEmail: administrator.email, adminPassword: 'another password', dataDir: app.dataDir }
    await ensureAdministrator(app.database, settings, false, app.clock)
    expect((await signIn(app, { email: administrator.email, password: 'another password' })).status).toBe(200)
  })
})
