import { mostNotes } from '../../../contract/api/admin-people.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { type Clock, instantOf } from '../../runtime/clock.ts'

type Deps = { database: Pick<Database, 'write'>; clock: Clock }

/** Notes how far the owner is with a person, and since when and until when they were a client; the same stage again changes nothing. */
export const changeStage = ({ database, clock }: Deps, person_id: string, stage: Stage): Promise<void> =>
  database.write(async (transaction) => {
    const now = instantOf(clock)
    const isClient = stage === 'client'
    const changed = await transaction
      .updateTable('people')
      .set(({ fn, ref, val, case: either }) => ({
        stage,
        client_since: isClient ? fn.coalesce(ref('client_since'), val(now)) : ref('client_since'),
        client_until: isClient ? null : either().when('stage', '=', 'client').then(now).else(ref('client_until')).end(),
      }))
      .where('id', '=', person_id)
      .where('stage', '<>', stage)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return
    const note = { id: newId(), person_id, kind: 'stage', text: stage, written_at: now } as const
    await transaction.insertInto('person_notes').values(note).execute()
  })

/** Keeps a note. @returns false if the person has `mostNotes` of them, and nothing was kept */
export const addNote = ({ database, clock }: Deps, person_id: string, text: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const notes = transaction.selectFrom('person_notes').where('person_id', '=', person_id)
    const { count } = await notes
      .where('kind', '=', 'note')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostNotes) return false
    const note = { id: newId(), person_id, kind: 'note', text, written_at: instantOf(clock) } as const
    await transaction.insertInto('person_notes').values(note).execute()
    return true
  })

/** Takes a note away. @returns whether it was there */
export const eraseNote = ({ database }: Pick<Deps, 'database'>, person_id: string, id: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const notes = transaction.deleteFrom('person_notes').where('person_id', '=', person_id)
    const { numDeletedRows } = await notes.where('id', '=', id).where('kind', '=', 'note').executeTakeFirst()
    return numDeletedRows > 0n
  })
