import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Erasures, Tables } from '../db/tables.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { type Clock, instantOf, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { appendErasure, createErasureHash } from './erasures.ts'
import { forgetLonePeople } from './forget-lone-people.ts'
import { mailsOf } from './person-mails.ts'

export type EraserDeps = {
  database: Database
  clock: Clock
  log: Log
  secret: string
  /** Where backups are; the erasure is noted there, too. */
  backupFolder: string
  /** Where mails are that were written as files. */
  mailFolder: string
}

/** How an enquiry that was erased alone is remembered: beside addresses, and like none of them. */
const markOf = (enquiryId: string) => `enquiry ${enquiryId}`

/**
 * Erases people for good. What stays is a keyed hash of the address with the moment, in the database and in
 * a file beside the backups: with it a restored backup forgets the same people again.
 */
export function createEraser({ database, clock, log, secret, backupFolder, mailFolder }: EraserDeps) {
  const hash = createErasureHash(secret)

  /**
   * Erases everything known of a person: the lead with its consents and mails, the enquiries from the same
   * address with theirs, their answers and drafts, stage and notes, and mails that were written as files. Erasing what
   * is gone already is no error.
   */
  async function erasePerson(addressKey: string): Promise<void> {
    const mails = await Promise.all(mailsOf(database, addressKey).map((some) => some.select('id').execute()))
    const mailIds = mails.flat().map(({ id }) => id)
    await forget(addressKey, mailIds, async (transaction) => {
      await transaction.deleteFrom('enquiries').where('address_key', '=', addressKey).execute()
      await transaction.deleteFrom('checklist_downloads').where('address_key', '=', addressKey).execute()
      await transaction.deleteFrom('people').where('address_key', '=', addressKey).execute()
    })
  }

  /** @param what an address as compared, or the mark of an enquiry */
  async function forget(
    what: string,
    mailIds: string[],
    remove: (transaction: Transaction<Tables>) => Promise<unknown>,
  ): Promise<void> {
    const erasure: Erasures = { address_hash: hash(what), erased_at: instantOf(clock) }
    await database.write(async (transaction) => {
      // Consents, answers, drafts, notes and mails go with what they belong to (foreign keys).
      await remove(transaction)
      await noteErasure(transaction, erasure)
    })
    await removeMailFiles(mailFolder, mailIds)
    if (!(await database.emptyLog())) emptyLogSoon().catch((error) => log.error({ error }, 'log not emptied'))
    try {
      appendErasure(backupFolder, erasure)
    } catch (error) {
      // The database has it; the retention job writes the file anew.
      log.error({ error }, 'erasure not noted beside the backups')
    }
  }

  /** A backup or another instance reads older pages for a moment; the hourly deletion tries again, too. */
  async function emptyLogSoon(): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      await wait(second, undefined, { ref: false })
      if (await database.emptyLog()) return
    }
  }

  return {
    erasePerson,

    /**
     * Erases one enquiry with its answers and mails; what else is known of its writer stays.
     * @returns whether it was still there
     */
    eraseEnquiry: async (id: string): Promise<boolean> => {
      const { db } = database
      if (!(await db.selectFrom('enquiries').select('id').where('id', '=', id).executeTakeFirst())) return false
      const mails = await db.selectFrom('outbox').select('id').where('enquiry_id', '=', id).execute()
      const mailIds = mails.map((mail) => mail.id)
      await forget(markOf(id), mailIds, async (transaction) => {
        await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
        await forgetLonePeople(transaction)
      })
      return true
    },

    /** Erases the person behind a lead. */
    eraseLead: async (leadId: string): Promise<void> => {
      const lead = await database.db
        .selectFrom('checklist_downloads')
        .select('address_key')
        .where('id', '=', leadId)
        .executeTakeFirst()
      if (lead) await erasePerson(lead.address_key)
    },
  }
}

export type Eraser = ReturnType<typeof createEraser>

/**
 * Erases again, in a restored database, the people and enquiries that were erased after it was saved. Somebody who came
 * back after the erasure stays.
 * @returns how many addresses were erased again
 */
export async function eraseAgain(database: Database, secret: string, erasures: Erasures[]): Promise<number> {
  const hash = createErasureHash(secret)
  const erasedAt = new Map(erasures.map(({ address_hash, erased_at }) => [address_hash, erased_at]))
  const again = new Set<string>()
  const isErased = (key: string, since: string) => since <= (erasedAt.get(hash(key)) ?? '')
  for await (const { id, address_key, at } of readAddresses(database)) {
    if (!isErased(address_key, at) && !isErased(markOf(id), at)) continue
    again.add(address_key)
    await database.write(async (transaction) => {
      await transaction.deleteFrom('checklist_downloads').where('id', '=', id).execute()
      await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
    })
  }
  await database.write(async (transaction) => {
    await forgetLonePeople(transaction)
    for (const erasure of erasures) await noteErasure(transaction, erasure)
  })
  return again.size
}

const noteErasure = (transaction: Transaction<Tables>, erasure: Erasures) =>
  transaction
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ erased_at: erasure.erased_at }))
    .execute()

/** Every address with the moment it was first stored, a page at a time. */
async function* readAddresses({ db }: Database) {
  const page = 1_000
  const leads = (after: string) =>
    db
      .selectFrom('checklist_downloads')
      .select(['id', 'address_key', 'downloaded_at as at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
  const enquiries = (after: string) =>
    db
      .selectFrom('enquiries')
      .select(['id', 'address_key', 'received_at as at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
  for (const read of [leads, enquiries]) {
    for (let after = ''; ; ) {
      const rows = await read(after).execute()
      yield* rows
      if (rows.length < page) break
      after = rows.at(-1)?.id ?? ''
    }
  }
}
