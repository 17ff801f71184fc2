import type { Kysely, Transaction } from 'kysely'
import { type Clock, day, instantOf } from '../clock.ts'
import type { Tables } from '../db/tables.ts'

/** What the product notes about itself, in the database so that all instances share it and a restart keeps it. */
export function createNotes(clock: Clock) {
  return {
    find: (db: Kysely<Tables>, name: string) =>
      db.selectFrom('watch_notes').select(['at', 'value']).where('name', '=', name).executeTakeFirst(),

    set: async (transaction: Transaction<Tables>, name: string, value: string): Promise<void> => {
      const at = instantOf(clock)
      await transaction
        .insertInto('watch_notes')
        .values({ name, at, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, value }))
        .execute()
    },

    /**
     * Notes that something is done now, unless it was done within `pause` milliseconds. Of several instances
     * that ask at once one is told yes.
     */
    claim: async (transaction: Transaction<Tables>, name: string, pause: number): Promise<boolean> => {
      const at = instantOf(clock)
      const claimed = await transaction
        .insertInto('watch_notes')
        .values({ name, at, value: '' })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ at })
            .where((where) =>
              where.or([
                where('watch_notes.at', '<=', instantOf(clock, -pause)),
                // Noted before the clock was set back: it would hold everything up for that long.
                where('watch_notes.at', '>', instantOf(clock, day)),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return claimed !== undefined
    },
  }
}

export type Notes = ReturnType<typeof createNotes>
