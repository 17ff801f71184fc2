import type { Transaction } from 'kysely'
import { mostNotes } from '../../../contract/api/admin-people.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import type { Tables } from '../../db/tables.ts'
import { type Clock, instantOf } from '../../runtime/clock.ts'

type Deps = { database: Pick<Database, 'write'>; clock: Clock }

/** The row of a person, made when it is first needed. */
const addRow = (transaction: Transaction<Tables>, address_key: string) =>
  transaction
    .insertInto('people')
    .values({ address_key, stage: 'new', client_since: null, client_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Notes how far the owner is with somebody, and since when and until when they were a client; the same stage again changes nothing. */
export const changeStage = ({ database, clock }: Deps, address_key: string, stage: Stage): Promise<void> =>
  database.write(async (transaction) => {
    await addRow(transaction, address_key)
    const now = instantOf(clock)
    const isClient = stage === 'client'
    const changed = await transaction
      .updateTable('people')
      .set(({ fn, ref, val, case: either }) => ({
        stage,
        client_since: isClient ? fn.coalesce(ref('client_since'), val(now)) : ref('client_since'),
        client_until: isClient ? null : either().when('stage', '=', 'client').then(now).else(ref('client_until')).end(),
      }))
      .where('address_key', '=', address_key)
      .where('stage', '<>', stage)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return
    const note = { id: newId(), address_key, kind: 'stage', text: stage, written_at: now } as const
    await transaction.insertInto('person_notes').values(note).execute()
  })

/** Keeps a note. @returns false if the person has `mostNotes` of them, and nothing was kept */
export const addNote = ({ database, clock }: Deps, address_key: string, text: string): Promise<boolean> =>
  database.write(async (transaction) => {
    await addRow(transaction, address_key)
    const notes = transaction.selectFrom('person_notes').where('address_key', '=', address_key)
    const { count } = await notes
      .where('kind', '=', 'note')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostNotes) return false
    const note = { id: newId(), address_key, kind: 'note', text, written_at: instantOf(clock) } as const
    await transaction.insertInto('person_notes').values(note).execute()
    return true
  })

/** Takes a note away. @returns whether it was there */
export const eraseNote = ({ database }: Pick<Deps, 'database'>, address_key: string, id: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const notes = transaction.deleteFrom('person_notes').where('address_key', '=', address_key)
    const { numDeletedRows } = await notes.where('id', '=', id).where('kind', '=', 'note').executeTakeFirst()
    return numDeletedRows > 0n
  })
