import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, standStill } from './clock.ts'
import { writeWhole } from './files.ts'
import { LastingError } from './outage.ts'

/** Characters that a key has at least; 32 random hexadecimal digits are 128 bits. */
export const shortestKey = 32

const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/** The secret that was made for this data folder, if one was. */
export function readSecretFile(dataDir: string): string | null {
  const file = secretFileOf(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Puts the secret of a restored backup in the place of the one that is there. */
export const writeSecretFile = (dataDir: string, secret: string): Promise<void> =>
  writeWhole(secretFileOf(dataDir), `${secret}\n`)

/** A secret that is written just now is there after this time, also on a slow disk (milliseconds). */
const longestWriting = 500
/** Between two looks at it (milliseconds). */
const pause = 20

/** Makes a secret unless there is one: of two processes that start at once, one is refused and reads the other's. */
function makeSecretFile(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    const secret = `${randomBytes(32).toString('hex')}\n`
    writeFileSync(secretFileOf(dataDir), secret, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/**
 * The key behind all signed links. Given by `SECRET`, else made once and kept in `DATA_DIR` (mode 0600):
 * losing it makes every link in mails already sent worthless.
 * @throws {LastingError} if the kept one is too short to be what was made: links signed with it could be forged
 */
export function getSecret({ secret, dataDir }: { secret: string | undefined; dataDir: string }): string {
  if (secret) return secret
  makeSecretFile(dataDir)
  for (const deadline = performance.now() + longestWriting; performance.now() < deadline; ) {
    const kept = readSecretFile(dataDir) ?? ''
    if (kept.length >= shortestKey) return kept
    // Another process may have made the file a moment ago, and not written it yet.
    standStill(pause)
  }
  throw new LastingError(
    `${secretFileOf(dataDir)} has fewer than ${shortestKey} characters: links could be forged. ` +
      'Put the file of a backup there, or delete it: a new one is then made, and links in mails already sent stop working',
  )
}

const timeLength = 6
const signatureLength = 16

/**
 * Tokens that hold a few bytes and the time of issue, with a keyed hash over both and the purpose. Nothing is stored:
 * any instance that has the secret can read them.
 */
export function createSignedTokens(secret: string, clock: Clock) {
  const key = createSecretKey(secret, 'utf8')
  const sign = (purpose: string, payload: Buffer) =>
    createHmac('sha256', key).update(`${purpose}:`).update(payload).digest().subarray(0, signatureLength)

  return {
    issue: (purpose: string, content = Buffer.alloc(0)): string => {
      const time = Buffer.alloc(timeLength)
      time.writeUIntBE(clock.now(), 0, timeLength)
      const payload = Buffer.concat([content, time])
      return Buffer.concat([payload, sign(purpose, payload)]).toString('base64url')
    },

    /**
     * Reads a token with `length` bytes of content; `issuedAt` in milliseconds.
     * @returns `undefined` if it was not issued by us for this purpose
     */
    read: (purpose: string, token: string, length = 0): { content: Buffer; issuedAt: number } | undefined => {
      const bytes = Buffer.from(token, 'base64url')
      // Re-encoding refuses the other spellings that base64 decoding lets through.
      if (bytes.length !== length + timeLength + signatureLength || bytes.toString('base64url') !== token)
        return undefined
      const payload = bytes.subarray(0, -signatureLength)
      if (!timingSafeEqual(bytes.subarray(-signatureLength), sign(purpose, payload))) return undefined
      return { content: payload.subarray(0, length), issuedAt: payload.readUIntBE(length, timeLength) }
    },
  }
}

const sealAlgorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Seals texts that hold a token, so that who reads the database or a backup of it cannot use them: AES-256-GCM under a
 * key derived from `SECRET` (RFC 5869), which stands in neither.
 */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'outbox', 32))
  return {
    seal: (text: string): string => {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(sealAlgorithm, key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** The text as it was. @throws if it was altered, or sealed under another key */
    open: (sealed: string): string => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(sealAlgorithm, key, bytes.subarray(0, ivLength))
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
