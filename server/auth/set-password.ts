import { randomUUID } from 'node:crypto'
import { verifyPassword } from '@better-auth/utils/password'
import type { Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

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
      ...{ id: randomUUID(), account_id: userId, provider_id: 'credential', user_id: userId, password: hash },
      ...{ created_at: now, updated_at: now },
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
