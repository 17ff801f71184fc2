import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { LastingError } from './lasting-error.ts'

/** Characters that a key has at least; 32 random hexadecimal digits are 128 bits. */
export const shortestKey = 32

const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/** The secret that was made for this data folder, if one was. */
export function readSecretFile(dataDir: string): string | null {
  const file = secretFileOf(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function syncFolder(folder: string): void {
  // Windows opens no folders; its file system keeps their entries by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Writes a secret aside and puts it in its place in one step, so that a power cut leaves the whole of it or nothing.
 * @param place puts the finished file where it belongs
 */
function storeSecret(dataDir: string, secret: string, place: (part: string, file: string) => void): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const part = join(dataDir, `.secret-${randomUUID()}`)
  try {
    writeFileSync(part, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    place(part, secretFileOf(dataDir))
  } finally {
    rmSync(part, { force: true })
  }
  syncFolder(dataDir)
}

/** Puts the secret of a restored backup in the place of the one that is there. */
export function writeSecretFile(dataDir: string, secret: string): void {
  storeSecret(dataDir, secret, renameSync)
}

/** Of two processes that start at once one is refused, and reads what the other made. */
function linkUnlessThere(part: string, file: string): void {
  try {
    linkSync(part, file)
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
  if (readSecretFile(dataDir) === null) storeSecret(dataDir, randomBytes(32).toString('hex'), linkUnlessThere)
  const kept = readSecretFile(dataDir) ?? ''
  if (kept.length >= shortestKey) return kept
  throw new LastingError(
    `${secretFileOf(dataDir)} has fewer than ${shortestKey} characters: links could be forged. ` +
      'Put the file of a backup there, or delete it: a new one is then made, and links in mails already sent stop working',
  )
}
