import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type Clock, instantOf, minute } from '../clock.ts'
import type { DoorPurpose, Tables } from '../db/tables.ts'

/** How long a mailed link opens the door or the form for a new password. */
export const linkLifetime = 15 * minute

/** 256 random bits need no slow hash: they cannot be guessed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Stores a new link; its token is known to the caller alone, the table has its hash. */
export async function issueLink(
  transaction: Transaction<Tables>,
  clock: Clock,
  purpose: DoorPurpose,
  userId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction
    .insertInto('door_links')
    .values({ token_hash: hashOf(token), purpose, user_id: userId, expires_at: instantOf(clock, linkLifetime) })
    .execute()
  return token
}

/** Whether a link would open now; it stays as it is. */
export async function isLinkOpen(
  db: Kysely<Tables>,
  clock: Clock,
  purpose: DoorPurpose,
  token: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('door_links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instantOf(clock))
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a link up. @returns whose it was, or `undefined` if it is not ours, was used, or has run out */
export async function useLink(
  transaction: Transaction<Tables>,
  clock: Clock,
  purpose: DoorPurpose,
  token: string,
): Promise<string | undefined> {
  const used = await transaction
    .deleteFrom('door_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instantOf(clock))
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id
}
