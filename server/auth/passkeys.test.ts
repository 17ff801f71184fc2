import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { signInApi } from '../../contract/api/sign-in.ts'
import {
  anAdministrator,
  callAdmin,
  cookiesOf,
  postTo,
  readJournal,
  signIn,
} from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { aSoftPasskey } from '../../tests/support/soft-passkey.ts'
import { startEach } from '../../tests/support/start.ts'
import { createCounters } from '../db/counters.ts'
import { createAuth } from './auth.ts'
import { createSignInLimits } from './sign-in-limits.ts'

describe.each(engines)('a passkey on %s', (engine) => {
  const app = startEach(() => anApp({ engine, hostName: 'localhost' }))
  beforeEach(() => anAdministrator(app))

  const countRows = async () => (await app.database.db.selectFrom('verifications').select('id').execute()).length

  test('lets the owner in while passwords are guessed, and the journal says so', async () => {
    const passkey = await aSoftPasskey(app, cookiesOf(await signIn(app)))
    for (let index = 0; index < 11; index += 1)
      await signIn(app, { email: 'owner@example.com', password: `guess ${index}` })
    expect((await signIn(app)).status).toBe(429)
    const answer = await passkey.send(await passkey.prepare())
    expect([answer.status, await answer.json()]).toEqual([200, { signedIn: true }])
    expect((await callAdmin(app, adminApi.totals, cookiesOf(answer))).status).toBe(200)
    expect((await readJournal(app))[0]).toBe('signed-in-by-passkey')
  })

  test('asking for a question, or answering with a passkey nobody knows, stores nothing', async () => {
    for (let index = 0; index < 5; index += 1) {
      const question = await fetch(`${app.url}${signInApi.passkeyOptions}`)
      expect(question.status).toBe(200)
      const cookie = cookiesOf(question)
      const answer = await postTo(app, signInApi.signInByPasskey, { response: { id: 'unknown' } }, cookie)
      expect(answer.status).toBe(401)
    }
    expect(await countRows()).toBe(0)
  })

  test('the sign-in works again once a program that an update had taken away is back', async () => {
    let reads = 0
    const config = {
      isProduction: false,
      adminEmail: 'owner@example.com',
      get siteUrl() {
        reads += 1
        if (reads === 2) throw new Error('not there')
        return app.url
      },
    }
    const secret = 'x'.repeat(32)
    const limits = createSignInLimits(app.database, createCounters(app.clock))
    const auth = createAuth({
      ...{ database: app.database, config, secret, limits },
      getBrand: () => 'Brand',
      mailLink: async () => {},
    })
    await expect(auth.load()).rejects.toThrow('not there')
    expect(await auth.load()).toHaveProperty('handler')
  })

  test('an answer sent many times at once lets in once', async () => {
    const passkey = await aSoftPasskey(app, cookiesOf(await signIn(app)))
    const answer = await passkey.prepare()
    const answers = await Promise.all(Array.from({ length: 8 }, () => passkey.send(answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
  })

  test('an answer counts once, for its own question, and under no altered cookie', async () => {
    const passkey = await aSoftPasskey(app, cookiesOf(await signIn(app)))
    const first = await passkey.prepare()
    expect((await passkey.send(first)).status).toBe(200)
    expect((await passkey.send(first)).status).toBe(401)
    const [one, other] = [await passkey.prepare(), await passkey.prepare()]
    expect((await passkey.send({ ...one, cookie: other.cookie })).status).toBe(401)
    const third = await passkey.prepare()
    const altered = third.cookie.replace(/(question=)(.)/, (_, name, first) => `${name}${first === 'e' ? 'f' : 'e'}`)
    expect(altered).not.toBe(third.cookie)
    expect((await passkey.send({ ...third, cookie: altered })).status).toBe(401)
    expect((await passkey.send({ ...third, cookie: '' })).status).toBe(401)
  })
})
