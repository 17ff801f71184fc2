import { setTimeout as wait } from 'node:timers/promises'
import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Erasures, Tables } from '../db/tables.ts'
import { removeMailFiles } from '../mail/mail-files.ts'
import { type Clock, instantOf, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { appendErasure, createErasureHash } from './erasures.ts'
import { refreshPeople } from './people.ts'

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
   * @param what an address as compared, or the mark of an enquiry
   * @param remove deletes one row; consents, answers, drafts, notes and mails go with what they belong to (foreign keys)
   */
  async function forget(
    what: string,
    mailIds: string[],
    remove: (transaction: Transaction<Tables>) => Promise<unknown>,
  ): Promise<void> {
    const erasure: Erasures = { address_hash: hash(what), erased_at: instantOf(clock) }
    await database.write(async (transaction) => {
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

  const listMails = async (of: 'person_id' | 'enquiry_id', id: string): Promise<string[]> => {
    const rows = await database.db.selectFrom('outbox').select('id').where(of, '=', id).execute()
    return rows.map((mail) => mail.id)
  }

  /** A backup or another instance reads older pages for a moment; the hourly deletion tries again, too. */
  async function emptyLogSoon(): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      await wait(second, undefined, { ref: false })
      if (await database.emptyLog()) return
    }
  }

  return {
    /** Erases a person with all that points to them, and mails that were written as files. Who is gone already is no error. */
    erasePerson: async (id: string): Promise<void> => {
      const people = database.db.selectFrom('people').select('address_key').where('id', '=', id)
      const person = await people.executeTakeFirst()
      if (!person) return
      await forget(person.address_key, await listMails('person_id', id), (transaction) =>
        transaction.deleteFrom('people').where('id', '=', id).execute(),
      )
    },

    /**
     * Erases one enquiry with its answers and mails; what else is known of its writer stays.
     * @returns whether it was still there
     */
    eraseEnquiry: async (id: string): Promise<boolean> => {
      const enquiries = database.db.selectFrom('enquiries').select('person_id').where('id', '=', id)
      const enquiry = await enquiries.executeTakeFirst()
      if (!enquiry) return false
      await forget(markOf(id), await listMails('enquiry_id', id), async (transaction) => {
        await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
        await refreshPeople(transaction, database.engine, [enquiry.person_id])
      })
      return true
    },
  }
}

export type Eraser = ReturnType<typeof createEraser>

/**
 * Erases again, in a restored database, the people and enquiries that were erased after it was saved. Who came back
 * after the erasure stays.
 * @returns of how many people something was erased again
 */
export async function eraseAgain(database: Database, secret: string, erasures: Erasures[]): Promise<number> {
  const { db, engine, write } = database
  const hash = createErasureHash(secret)
  const erasedAt = new Map(erasures.map(({ address_hash, erased_at }) => [address_hash, erased_at]))
  const isErased = (what: string, since: string) => since <= (erasedAt.get(hash(what)) ?? '')
  const again = new Set<string>()
  const people = db.selectFrom('people').select(['id', 'address_key', 'first_contact_at as at'])
  for await (const { id, address_key, at } of inPages((after) => people.where('id', '>', after).orderBy('id'))) {
    if (!isErased(address_key, at)) continue
    again.add(id)
    await write((transaction) => transaction.deleteFrom('people').where('id', '=', id).execute())
  }
  const enquiries = db.selectFrom('enquiries').select(['id', 'person_id', 'received_at as at'])
  for await (const { id, person_id, at } of inPages((after) => enquiries.where('id', '>', after).orderBy('id'))) {
    if (!isErased(markOf(id), at)) continue
    again.add(person_id)
    await write(async (transaction) => {
      await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
      await refreshPeople(transaction, engine, [person_id])
    })
  }
  await write(async (transaction) => {
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

/** The rows of a query, so many at a time. */
async function* inPages<Row extends { id: string }>(
  query: (after: string) => SelectQueryBuilder<Tables, 'people' | 'enquiries', Row>,
): AsyncGenerator<Row> {
  const page = 1_000
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Row[] = await query(after).limit(page).execute()
    yield* rows
    after = rows.length < page ? undefined : rows.at(-1)?.id
  }
}
