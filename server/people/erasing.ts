import { createHmac } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import type { Erasures, Tables } from '../db/tables.ts'
import { sweepMailFiles } from '../mail/transports.ts'
import { addYears, type Clock, instantOf, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { refreshPeople } from './people.ts'

type EraserDeps = {
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
  async function forget(what: string, remove: (transaction: Transaction<Tables>) => Promise<unknown>): Promise<void> {
    const erasure: Erasures = { address_hash: hash(what), erased_at: instantOf(clock) }
    await database.write(async (transaction) => {
      await remove(transaction)
      await noteErasure(transaction, erasure)
    })
    if (!(await database.emptyLog())) emptyLogSoon().catch((error) => log.error({ error }, 'log not emptied'))
    try {
      // So that it outlives the database it happened in.
      mkdirSync(backupFolder, { recursive: true, mode: 0o700 })
      appendFileSync(fileOf(backupFolder), toLine(erasure), { mode: 0o600 })
    } catch (error) {
      // The database has it; the retention job writes the file anew.
      log.error({ error }, 'erasure not noted beside the backups')
    }
    // The retention job sweeps, too.
    await sweepMailFiles(database, mailFolder).catch((error) => log.error({ error }, 'mail files not swept'))
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
      await forget(person.address_key, (transaction) => transaction.deleteFrom('people').where('id', '=', id).execute())
    },

    /**
     * Erases one enquiry with its answers and mails; what else is known of its writer stays.
     * @returns whether it was still there
     */
    eraseEnquiry: async (id: string): Promise<boolean> => {
      const enquiries = database.db.selectFrom('enquiries').select('person_id').where('id', '=', id)
      const enquiry = await enquiries.executeTakeFirst()
      if (!enquiry) return false
      await forget(markOf(id), async (transaction) => {
        await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
        await refreshPeople(transaction, [enquiry.person_id])
      })
      return true
    },
  }
}

export type Eraser = ReturnType<typeof createEraser>

/**
 * Erases again, in a restored database, the people and enquiries that were erased after it was saved. Who came back
 * after the erasure stays.
 * @param secret that in force; who is found under one of the others is noted under it, for the next restore
 * @returns of how many people something was erased again
 */
export async function eraseAgain(
  database: Database,
  secret: string,
  erasures: Erasures[],
  others: string[] = [],
): Promise<number> {
  const { db, write } = database
  const hash = createErasureHash(secret)
  const hashes = [hash, ...others.map(createErasureHash)]
  const erasedAt = new Map(erasures.map(({ address_hash, erased_at }) => [address_hash, erased_at]))
  const found: Erasures[] = []
  function isErased(what: string, since: string): boolean {
    const moments = hashes.flatMap((hashOf) => erasedAt.get(hashOf(what)) ?? [])
    found.push(...moments.map((erased_at) => ({ address_hash: hash(what), erased_at })))
    return moments.some((erased_at) => since <= erased_at)
  }
  const again = new Set<string>()
  const people = db.selectFrom('people').select(['id', 'address_key', 'first_contact_at as at'])
  for (const { id, address_key, at } of await people.execute()) {
    if (!isErased(address_key, at)) continue
    again.add(id)
    await write((transaction) => transaction.deleteFrom('people').where('id', '=', id).execute())
  }
  const enquiries = db.selectFrom('enquiries').select(['id', 'person_id', 'received_at as at'])
  for (const { id, person_id, at } of await enquiries.execute()) {
    if (!isErased(markOf(id), at)) continue
    again.add(person_id)
    await write(async (transaction) => {
      await transaction.deleteFrom('enquiries').where('id', '=', id).execute()
      await refreshPeople(transaction, [person_id])
    })
  }
  await write(async (transaction) => {
    for (const erasure of mergeErasures(erasures, found)) await noteErasure(transaction, erasure)
  })
  return again.size
}

const noteErasure = (transaction: Transaction<Tables>, erasure: Erasures) =>
  transaction
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ erased_at: erasure.erased_at }))
    .execute()

/** How an erased address is remembered: its key (see `addressKey`) hashed under a key made from `SECRET`. */
function createErasureHash(secret: string): (addressKey: string) => string {
  const key = createHmac('sha256', secret).update('erasures').digest()
  return (addressKey) => createHmac('sha256', key).update(addressKey).digest('hex')
}

/** Erasures from before this instant are forgotten: no backup should live that long. */
export const oldestErasure = (now: number) => addYears(now, -retention.erasureYears)

const fileOf = (folder: string) => join(folder, 'erasures.jsonl')

/** @throws where there is a file that may not be read, or a folder that may not be entered */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code))) return ''
    throw error
  }
}

/** The erasures noted beside the backups, a JSON line each; a line that was cut off is left out. */
export function readErasureFile(folder: string): Erasures[] {
  return readIfThere(fileOf(folder))
    .split('\n')
    .flatMap((line) => {
      const found = /^\{"address_hash":"([0-9a-f]{64})","erased_at":"([0-9T:.Z-]{24})"\}$/.exec(line)
      return found?.[1] && found[2] ? [{ address_hash: found[1], erased_at: found[2] }] : []
    })
}

const toLine = ({ address_hash, erased_at }: Erasures) => `${JSON.stringify({ address_hash, erased_at })}\n`

/** The newest moment of each erased address. */
export function mergeErasures(...lists: Erasures[][]): Erasures[] {
  const newest = new Map<string, string>()
  for (const { address_hash, erased_at } of lists.flat()) {
    if (erased_at > (newest.get(address_hash) ?? '')) newest.set(address_hash, erased_at)
  }
  return [...newest].map(([address_hash, erased_at]) => ({ address_hash, erased_at }))
}

/** Writes the file anew from both lists, without those that are over a year old. */
export function keepErasureFile(folder: string, stored: Erasures[], now: number): void {
  const known = readErasureFile(folder)
  const oldest = oldestErasure(now)
  const kept = mergeErasures(known, stored).filter(({ erased_at }) => erased_at >= oldest)
  if (kept.length === 0 && known.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Beside and renamed, so that a crash leaves the old file whole.
  writeFileSync(`${fileOf(folder)}.part`, kept.map(toLine).join(''), { mode: 0o600 })
  renameSync(`${fileOf(folder)}.part`, fileOf(folder))
}
