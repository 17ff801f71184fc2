import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signInApi } from '../../contract/api/sign-in.ts'
import { anAdministrator, cookiesOf, postTo, readJournal } from '../../tests/support/administrator.ts'
import { anApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { startEach } from '../../tests/support/start.ts'
import { createAuth } from './auth.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
/** The key in COSE (RFC 9053, 7.1.1): of P-256, for ES256, with its two coordinates. */
const storedKey = Buffer.concat([
  ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
  ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
])
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const userPresent = 0x01
const userPresentAndVerified = 0x05

describe.each(engines)('a passkey on %s', (engine) => {
  const app = startEach(() => anApp({ engine, hostName: 'localhost' }))
  beforeEach(async () => {
    await anAdministrator(app)
    // A browser with a device adds one in tests/e2e/admin-sign-in.test.ts.
    const columns = sql`id, user_id, public_key, credential_id, counter, device_type, backed_up`
    const values = sql`'p', id, ${storedKey.toString('base64')}, 'own', 0, 'singleDevice', false`
    await sql`insert into passkeys (${columns}) select ${values} from users`.execute(app.database.db)
  })

  /** The answer to a question (WebAuthn, 6.1), with the cookies that came with it. */
  const prepare = async (flags = userPresentAndVerified) => {
    const asked = await fetch(`${app.url}${signInApi.passkeyOptions}`)
    const { challenge } = (await asked.json()) as { challenge: string }
    const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: app.url, crossOrigin: false })
    const data = Buffer.concat([sha256('localhost'), Buffer.from([flags, 0, 0, 0, 0])])
    const response = {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey).toString('base64url'),
    }
    const named = { id: 'own', rawId: 'own', type: 'public-key', clientExtensionResults: {} }
    return { response: { ...named, response }, cookie: cookiesOf(asked) }
  }
  const send = async ({ response, cookie }: { response: object; cookie: string }) =>
    (await postTo(app, signInApi.signInByPasskey, { response }, cookie)).status

  test('an answer sent many times at once lets in once, and the journal says so', async () => {
    const answer = await prepare()
    const statuses = await Promise.all(Array.from({ length: 8 }, () => send(answer)))
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(401)])
    expect(await send(answer)).toBe(401)
    expect((await readJournal(app))[0]).toBe('signed-in-by-passkey')
  })

  // What follows asks either database for nothing of its own.
  if (engine !== engines[0]) return

  test('asking for a question, or answering with an unknown passkey, stores nothing', async () => {
    for (let index = 0; index < 5; index += 1)
      expect(await send({ ...(await prepare()), response: { id: 'unknown' } })).toBe(401)
    expect(await app.database.db.selectFrom('verifications').select('id').execute()).toEqual([])
  })

  test('an answer counts for its own question, under no altered cookie, and of a device that knows its user', async () => {
    expect(await send(await prepare(userPresent))).toBe(401)
    const [one, other] = [await prepare(), await prepare()]
    const altered = one.cookie.replace(/(question=)(.)/, (_, name, first) => `${name}${first === 'e' ? 'f' : 'e'}`)
    expect(altered).not.toBe(one.cookie)
    for (const cookie of [other.cookie, altered, '']) expect(await send({ ...one, cookie })).toBe(401)
    expect(await send(one)).toBe(200)
  })

  test('the sign-in works again once a program that an update had taken away is back', async () => {
    const getBrand = vi
      .fn(() => 'Brand')
      .mockImplementationOnce(() => {
        throw new Error('not there')
      })
    const config = { isProduction: false, adminEmail: 'owner@example.com', siteUrl: app.url }
    const others = { limits: {} as never, mailLink: async () => {} }
    const auth = createAuth({ database: app.database, config, secret: 'x'.repeat(32), getBrand, ...others })
    await expect(auth.load()).rejects.toThrow('not there')
    expect(await auth.load()).toHaveProperty('handler')
  })
})
