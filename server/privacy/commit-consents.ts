import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Clock, instantOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ConsentCommitments, Tables } from '../db/tables.ts'
import { chainStart, commitToConfirmed, commitToGiven, toLink } from './consent-chain.ts'

/** Consents taken into the chain in one transaction. */
const batch = 200

/** Any number that no other lock of ours has (PostgreSQL). */
const chainLock = 4_207_001

/**
 * Takes consents and confirmations that are not in the chain of commitments yet into it, oldest first. Not
 * done while signing up: a chain has one end, and everybody would wait for it.
 * @returns how many links were added
 */
export async function commitConsents(database: Database, clock: Clock): Promise<number> {
  for (let added = 0; ; ) {
    const { links, isLast } = await database.write((transaction) => commitBatch(transaction, database, clock))
    added += links
    if (isLast) return added
  }
}

async function commitBatch(transaction: Transaction<Tables>, { engine }: Database, clock: Clock) {
  // SQLite has one writer; on PostgreSQL the end of the chain belongs to one transaction at a time.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${chainLock})`.execute(transaction)
  const consents = await transaction
    .selectFrom('consents')
    .innerJoin('checklist_downloads', 'checklist_downloads.id', 'consents.lead_id')
    .selectAll('consents')
    .select('checklist_downloads.email')
    .where('to_commit', '=', 1)
    .orderBy('given_at')
    .limit(batch)
    .execute()
  let links = 0
  let end = await findEnd(transaction)
  const add = async (commitment: string): Promise<number> => {
    const link = { n: end.n + 1, commitment, committed_at: instantOf(clock) }
    end = { ...link, chain: toLink(end.chain, link) }
    await transaction.insertInto('consent_commitments').values(end).execute()
    links += 1
    return end.n
  }
  for (const consent of consents) {
    const salt = consent.salt ?? randomBytes(32).toString('hex')
    const given_n = consent.given_n ?? (await add(commitToGiven(salt, consent)))
    const { confirmed_at } = consent
    const confirmed_n =
      consent.confirmed_n ??
      (confirmed_at === null ? null : await add(commitToConfirmed(salt, { ...consent, confirmed_at })))
    await transaction
      .updateTable('consents')
      // Confirmed in this very moment: it stays on the list.
      .set({
        salt,
        given_n,
        confirmed_n,
        to_commit: sql`case when confirmed_at is null then 0 else ${sql.lit(confirmed_n === null ? 1 : 0)} end`,
      })
      .where('id', '=', consent.id)
      .execute()
  }
  return { links, isLast: consents.length < batch }
}

/** The newest link, or what stands before the first one. */
async function findEnd(transaction: Transaction<Tables>): Promise<ConsentCommitments> {
  const newest = transaction.selectFrom('consent_commitments').selectAll().orderBy('n', 'desc').limit(1)
  return (await newest.executeTakeFirst()) ?? { n: 0, commitment: '', chain: chainStart, committed_at: '' }
}
