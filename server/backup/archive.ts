import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline as connect } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupError } from './folder.ts'

/** A new key for `BACKUP_KEY`: an identity of age (https://age-encryption.org/v1). */
export const makeBackupKey = generateX25519Identity

const toRecipient = (key: string) =>
  identityToRecipient(key).catch((cause) => {
    throw new BackupError('key', 'BACKUP_KEY has a slip in it: copy it again', { cause })
  })

/** How every file of age begins. */
const ageHeader = 'age-encryption.org/v1\n'

/** Characters that are compressed at a time: a line alone is too little. */
const blockLength = 64 * 1024

async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let block = ''
  for await (const line of lines) {
    block += `${line}\n`
    if (block.length < blockLength) continue
    yield block
    block = ''
  }
  yield block
}

async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    rest += text
    // A picture is a long line: what has arrived of it is not looked through again and again.
    if (!text.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** A stream as `age-encryption` has it, whose types are those of browsers. */
const toWebStream = (chunks: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>

/** Compresses lines into a new file and, with a key, encrypts it. What a failure leaves is removed. */
export async function writeArchive(lines: AsyncIterable<string>, to: string, key: string | undefined): Promise<void> {
  const encrypter = new Encrypter()
  if (key !== undefined) encrypter.addRecipient(await toRecipient(key))
  async function* encrypt(chunks: AsyncIterable<Uint8Array>) {
    yield* key === undefined ? chunks : await encrypter.encrypt(toWebStream(chunks))
  }
  try {
    await pipeline(joinLines(lines), createGzip(), encrypt, createWriteStream(to, { mode: 0o600, flush: true }))
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/** What opens a backup: the key, and whether one that is not encrypted is taken although there is a key. */
export type Opening = { key: string | undefined; takesUnencrypted?: boolean }

async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(ageHeader.length) }).finally(() => file.close())
  return buffer.subarray(0, bytesRead).equals(Buffer.from(ageHeader))
}

/**
 * The lines of a backup. What was read counts only once the last line was: the end may be missing.
 * @throws {BackupError} if the key is missing or wrong, the file is damaged, or may have been written by a stranger
 */
export async function* readArchive(path: string, { key, takesUnencrypted }: Opening): AsyncGenerator<string> {
  const isEncrypted = await isEncryptedFile(path)
  if (isEncrypted && key === undefined) throw new BackupError('key', 'the backup is encrypted: set BACKUP_KEY')
  if (!isEncrypted && key !== undefined && !takesUnencrypted)
    throw new BackupError(
      'unencrypted',
      'the backup is not encrypted although BACKUP_KEY is set, so a stranger may have written it; --unencrypted takes it all the same',
    )
  const decrypter = new Decrypter()
  if (key !== undefined) await toRecipient(key).then(() => decrypter.addIdentity(key))
  async function* decrypt(chunks: AsyncIterable<Uint8Array>) {
    yield* isEncrypted ? await decrypter.decrypt(toWebStream(chunks)) : chunks
  }
  try {
    // Its errors come out of what it returns.
    const opened = connect(createReadStream(path), decrypt, createGunzip(), () => {})
    yield* splitLines(opened.setEncoding('utf8'))
  } catch (error) {
    const why = isEncrypted ? 'BACKUP_KEY is another one, or the file is damaged' : 'the file is damaged'
    throw new BackupError('damaged', `the backup cannot be read: ${why}`, { cause: error })
  }
}
