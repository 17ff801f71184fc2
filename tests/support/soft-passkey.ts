import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { securityApi, signInApi } from '../../contract/api/sign-in.ts'
import { administrator, cookiesOf, postTo } from './administrator.ts'
import type { TestApp } from './app.ts'

/** Unsigned integers, byte strings, text strings and maps in CBOR (RFC 8949), as much as an attestation needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    return count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as never)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  return Buffer.concat([head(2, value.length), value])
}

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const userPresentAndVerified = 0x05
const withCredential = 0x40

/** A passkey without a browser: adds itself to the account of the session, then signs in (WebAuthn, 6.1 and 6.5). */
export async function aSoftPasskey(app: TestApp, cookie: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { hostname, origin } = new URL(app.url)
  const rpIdHash = createHash('sha256').update(hostname).digest()
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const asked = await postTo(app, securityApi.passkeyOptions, { password: administrator.password }, cookie)
  const { challenge } = (await asked.json()) as { challenge: string }
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'))
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0]],
      [-3, coordinates[1]],
    ]),
  )
  const authData = Buffer.concat([
    ...[rpIdHash, Buffer.from([userPresentAndVerified | withCredential, 0, 0, 0, 0]), Buffer.alloc(16)],
    ...[Buffer.from([0, id.length]), id, key],
  ])
  const attestationObject = cbor(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  )
  const named = { id: toText(id), rawId: toText(id), type: 'public-key', clientExtensionResults: {} }
  const response = {
    ...named,
    response: {
      clientDataJSON: toText(clientData('webauthn.create', challenge)),
      attestationObject: toText(attestationObject),
    },
  }
  const cookies = `${cookie}; ${cookiesOf(asked)}`
  const added = await postTo(app, securityApi.passkeys, { name: 'Portable', response }, cookies)
  if (added.status !== 200) throw new Error(`the passkey was not added: ${added.status} ${await added.text()}`)

  /** The answer to a question, with the cookies that came with it. */
  const prepare = async () => {
    const question = await fetch(`${app.url}${signInApi.passkeyOptions}`)
    const { challenge } = (await question.json()) as { challenge: string }
    const clientDataJson = clientData('webauthn.get', challenge)
    const data = Buffer.concat([rpIdHash, Buffer.from([userPresentAndVerified, 0, 0, 0, 0])])
    const signed = Buffer.concat([data, createHash('sha256').update(clientDataJson).digest()])
    const assertion = {
      clientDataJSON: toText(clientDataJson),
      authenticatorData: toText(data),
      signature: toText(sign('sha256', signed, privateKey)),
    }
    return { response: { ...named, response: assertion }, cookie: cookiesOf(question) }
  }
  const send = ({ response, cookie }: Awaited<ReturnType<typeof prepare>>) =>
    postTo(app, signInApi.signInByPasskey, { response }, cookie)

  return {
    prepare,
    send,
    /** @returns the status */
    signIn: async (): Promise<number> => (await send(await prepare())).status,
  }
}
