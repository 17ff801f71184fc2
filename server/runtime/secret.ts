import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LastingError } from './outage.ts'
import { writeWhole } from './write-whole.ts'

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
  if (readSecretFile(dataDir) === null) makeSecretFile(dataDir)
  const kept = readSecretFile(dataDir) ?? ''
  if (kept.length >= shortestKey) return kept
  throw new LastingError(
    `${secretFileOf(dataDir)} has fewer than ${shortestKey} characters: links could be forged. ` +
      'Put the file of a backup there, or delete it: a new one is then made, and links in mails already sent stop working',
  )
}
