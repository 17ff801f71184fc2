import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream, readSync, writeSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupFault } from '../../contract/backup-faults.ts'

/** Why a backup cannot be made or used; its message is for the owner at the command line. */
export class BackupError extends Error {
  readonly fault: BackupFault
  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

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

/** An open file from its beginning; it stays open, which streams do not promise when they fail. */
function* readChunks(fd: number): Generator<Buffer> {
  for (let position = 0; ; ) {
    const chunk = Buffer.alloc(64 * 1024)
    const length = readSync(fd, chunk, 0, chunk.length, position)
    if (length === 0) return
    position += length
    yield chunk.subarray(0, length)
  }
}

/** Writes into an open file from its beginning. */
const writeChunks = (fd: number) => async (chunks: AsyncIterable<Buffer>) => {
  let position = 0
  for await (const chunk of chunks)
    for (let done = 0; done < chunk.length; ) {
      const length = writeSync(fd, chunk, done, chunk.length - done, position)
      done += length
      position += length
    }
}

/** Compresses an open file into a new one and, with a key, encrypts it. What a failure leaves is removed. */
export async function packFile(fd: number, to: string, key: string | undefined): Promise<void> {
  const out = createWriteStream(to, { mode: 0o600, flush: true })
  try {
    if (key === undefined) {
      await pipeline(readChunks(fd), createGzip(), out)
      return
    }
    const salt = randomBytes(saltLength)
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', toKey(key, salt), nonce)
    // The header belongs to what is authenticated: nobody can put another one in front.
    const head = Buffer.concat([magic, salt, nonce])
    cipher.setAAD(head)
    await pipeline(
      readChunks(fd),
      createGzip(),
      async function* encrypt(chunks: AsyncIterable<Buffer>) {
        yield head
        for await (const chunk of chunks) yield cipher.update(chunk)
        yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
      },
      out,
    )
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/** What opens a backup: the key, and whether one that is not encrypted is taken although there is a key. */
export type Opening = { key: string | undefined; takesUnencrypted?: boolean }

/**
 * Unpacks a backup into an open, empty file. Of an encrypted one nothing counts unless its tag is right.
 * @throws {BackupError} if the key is missing or wrong, the file is damaged, or anybody could have written it
 */
export async function unpackFile(path: string, fd: number, { key, takesUnencrypted }: Opening): Promise<void> {
  const file = await open(path)
  const { size } = await file.stat()
  const head = Buffer.alloc(headLength)
  const tag = Buffer.alloc(tagLength)
  await file.read(head, 0, headLength, 0)
  await file.read(tag, 0, tagLength, Math.max(0, size - tagLength))
  await file.close()
  const isEncrypted = head.subarray(0, magic.length).equals(magic)
  if (isEncrypted && key === undefined) throw new BackupError('key', 'the backup is encrypted: set BACKUP_KEY')
  if (!isEncrypted && key !== undefined && !takesUnencrypted)
    throw new BackupError(
      'unencrypted',
      'the backup is not encrypted although BACKUP_KEY is set, so that anybody may have written it; --unencrypted takes it all the same',
    )
  try {
    if (!isEncrypted || key === undefined) {
      await pipeline(createReadStream(path), createGunzip(), writeChunks(fd))
      return
    }
    const salt = head.subarray(magic.length, magic.length + saltLength)
    const decipher = createDecipheriv('aes-256-gcm', toKey(key, salt), head.subarray(headLength - nonceLength))
    decipher.setAAD(head)
    decipher.setAuthTag(tag)
    const ciphertext = createReadStream(path, { start: headLength, end: Math.max(headLength, size - tagLength - 1) })
    await pipeline(ciphertext, decipher, createGunzip(), writeChunks(fd))
  } catch (error) {
    const why = isEncrypted ? 'BACKUP_KEY is another one, or the file is damaged' : 'the file is damaged'
    throw new BackupError('damaged', `the backup cannot be read: ${why}`, { cause: error })
  }
}
