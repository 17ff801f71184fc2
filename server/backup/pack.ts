import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Why a backup cannot be used; its message is for the owner. */
export class BackupError extends Error {}

/**
 * An encrypted backup: these 4 bytes, a salt of 16, a nonce of 12, the ciphertext, a tag of 16 (AES-256-GCM,
 * NIST SP 800-38D). The key comes from `BACKUP_KEY` by scrypt (RFC 7914) with the file's own salt.
 */
const magic = Buffer.from('BBK1')
const saltLength = 16
const nonceLength = 12
const tagLength = 16
const headLength = magic.length + saltLength + nonceLength

const toKey = (secret: string, salt: Buffer) => scryptSync(secret, salt, 32)

const owned = { mode: 0o600 }

/** Compresses a file and, with a key, encrypts it. What an abort leaves is removed. */
export async function packFile(from: string, to: string, key: string | undefined, signal?: AbortSignal): Promise<void> {
  const options = signal ? { signal } : {}
  try {
    if (key === undefined) {
      await pipeline(createReadStream(from), createGzip(), createWriteStream(to, { ...owned, flush: true }), options)
      return
    }
    const salt = randomBytes(saltLength)
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', toKey(key, salt), nonce)
    // The header belongs to what is authenticated: nobody can put another one in front.
    const head = Buffer.concat([magic, salt, nonce])
    cipher.setAAD(head)
    await pipeline(
      createReadStream(from),
      createGzip(),
      async function* encrypt(chunks: AsyncIterable<Buffer>) {
        yield head
        for await (const chunk of chunks) yield cipher.update(chunk)
        yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
      },
      createWriteStream(to, { ...owned, flush: true }),
      options,
    )
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/**
 * Unpacks a backup into a file. Of an encrypted one not a byte is left unless its tag is right.
 * @throws {BackupError} if the key is missing or wrong, or the file is damaged
 */
export async function unpackFile(from: string, to: string, key: string | undefined): Promise<void> {
  const file = await open(from)
  const { size } = await file.stat()
  const head = Buffer.alloc(headLength)
  const tag = Buffer.alloc(tagLength)
  await file.read(head, 0, headLength, 0)
  await file.read(tag, 0, tagLength, Math.max(0, size - tagLength))
  await file.close()
  const isEncrypted = head.subarray(0, magic.length).equals(magic)
  if (isEncrypted && key === undefined) throw new BackupError('the backup is encrypted: set BACKUP_KEY')
  try {
    if (!isEncrypted || key === undefined) {
      await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, owned))
      return
    }
    const salt = head.subarray(magic.length, magic.length + saltLength)
    const decipher = createDecipheriv('aes-256-gcm', toKey(key, salt), head.subarray(headLength - nonceLength))
    decipher.setAAD(head)
    decipher.setAuthTag(tag)
    const ciphertext = createReadStream(from, { start: headLength, end: Math.max(headLength, size - tagLength - 1) })
    await pipeline(ciphertext, decipher, createGunzip(), createWriteStream(to, owned))
  } catch (error) {
    await rm(to, { force: true })
    const why = isEncrypted ? 'BACKUP_KEY is another one, or the file is damaged' : 'the file is damaged'
    throw new BackupError(`the backup cannot be read: ${why}`, { cause: error })
  }
}
