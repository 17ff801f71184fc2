import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { sql, type Transaction } from 'kysely'
import { passwordLength } from '../../contract/api/sign-in.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, systemClock } from '../runtime/clock.ts'
import { insertAudit } from './audit.ts'

/**
 * Makes sure that the account of `ADMIN_EMAIL` exists. `ADMIN_PASSWORD` is applied only when it differs from
 * the one last applied, so that a password changed on `/admin` stays; it ends all sessions, and whatever was counted
 * against guessing begins anew, so that the owner can really sign in with it.
 * Without one, the first start makes one and shows it once: on a terminal, else in a file only the owner
 * of the process can read.
 * @returns what the start has to say about the password, a line each
 */
export async function ensureAdministrator(
  database: Database,
  config: { adminEmail: string; adminPassword: string | undefined; dataDir: string },
  isTerminal: boolean,
  clock: Clock = systemClock,
): Promise<string[]> {
  const email = config.adminEmail.toLowerCase()
  const user = await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  const given = config.adminPassword
  const lines: string[] = []
  if (given !== undefined && given.length < passwordLength.advised) {
    lines.push(`ADMIN_PASSWORD has fewer than ${passwordLength.advised} characters; a longer one is safer`)
  }
  if (given !== undefined && (user === undefined || !(await isLastApplied(database, given)))) {
    await applyPassword(database, email, given, clock)
    return lines
  }
  if (user !== undefined) return lines

  const password = randomBytes(15).toString('base64url')
  const file = join(config.dataDir, 'admin-password')
  // Before the account: once that is there, no start makes another password.
  if (!isTerminal) writeFileSync(file, `${password}\n`, { mode: 0o600 })
  await applyPassword(database, email, password)
  const where = isTerminal ? `password ${password} (shown once)` : `password in ${file}`
  return [...lines, `Administrator: ${email}, ${where}`]
}

const generated = 'generated-password'

/** Whether the password that the first start made still opens the administration. */
export async function isGeneratedPasswordUsed({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const used = await db
    .selectFrom('applied_settings')
    .innerJoin('accounts', 'accounts.password', 'applied_settings.hash')
    .select('name')
    .where('name', '=', generated)
    .executeTakeFirst()
  return used !== undefined
}

async function isLastApplied({ db }: Database, password: string): Promise<boolean> {
  const applied = await db
    .selectFrom('applied_settings')
    .select('hash')
    .where('name', '=', 'admin-password')
    .executeTakeFirst()
  return applied !== undefined && verifyPassword(applied.hash, password)
}

/**
 * Sets the password of the account, makes the account if need be, and ends all its sessions.
 * @param setAt given where the password is a setting: that is noted in the journal; else it is kept as a generated one
 */
async function applyPassword({ write }: Database, email: string, password: string, setAt?: Clock): Promise<void> {
  const hash = await hashPassword(password)
  const now = new Date().toISOString()
  const stamps = { created_at: now, updated_at: now }
  await write(async (transaction) => {
    const { id } = await transaction
      .insertInto('users')
      .values({
        id: randomUUID(),
        name: 'Administration',
        email,
        email_verified: sql<true>`true`,
        image: null,
        ...stamps,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ updated_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPassword(transaction, id, hash)
    if (setAt) {
      await transaction.deleteFrom('counters').where('key', 'like', 'password%').execute()
      const event = { actor: 'settings', action: 'password-set-by-settings', request_id: null } as const
      await insertAudit(transaction, event, setAt)
    }
    await transaction
      .insertInto('applied_settings')
      .values({ name: setAt ? 'admin-password' : generated, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
      .execute()
  })
}

/**
 * Gives an account a password and ends all its sessions; links that are still on their way end too.
 * @param hash of `hashPassword`, Better Auth's own: `salt:key` of scrypt in hexadecimal
 */
export async function setPassword(transaction: Transaction<Tables>, userId: string, hash: string): Promise<void> {
  const now = new Date().toISOString()
  await transaction.deleteFrom('accounts').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      account_id: userId,
      provider_id: 'credential',
      user_id: userId,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('verifications').execute()
}

/** Whether this is the password of the account. */
export async function isPasswordOf({ db }: Database, userId: string, password: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return account?.password != null && verifyPassword(account.password, password)
}
