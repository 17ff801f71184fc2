import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const secretFileOf = (dataDir: string) => join(dataDir, 'secret')

/** The secret that was made for this data folder, if one was. */
export function readSecretFile(dataDir: string): string | null {
  const file = secretFileOf(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Puts the secret of a restored backup in the place of the one that is there. */
export function writeSecretFile(dataDir: string, secret: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(secretFileOf(dataDir), `${secret}\n`, { mode: 0o600 })
}

/**
 * The key behind all signed links. Given by `SECRET`, else made once and kept in `DATA_DIR` (mode 0600):
 * losing it makes every link in mails already sent worthless.
 */
export function getSecret({ secret, dataDir }: { secret: string | undefined; dataDir: string }): string {
  if (secret) return secret
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = secretFileOf(dataDir)
  try {
    // `wx` lets exactly one of two starting processes write; both then read the same key.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
