import type { Transaction } from 'kysely'
import type { ProblemCode } from '../../contract/api/admin-dashboard.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, day, instantOf } from '../runtime/clock.ts'

/**
 * Records that the owner is warned of a problem now, unless that was done within `pause` milliseconds. It stands in
 * the database, so that all instances share it and a restart keeps it: of several that ask at once one is told yes.
 */
export async function claimWarning(
  transaction: Transaction<Tables>,
  clock: Clock,
  code: ProblemCode,
  pause: number,
): Promise<boolean> {
  const warned_at = instantOf(clock)
  const claimed = await transaction
    .insertInto('warnings')
    .values({ code, warned_at })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ warned_at })
        .where((where) =>
          where.or([
            where('warnings.warned_at', '<=', instantOf(clock, -pause)),
            // Recorded before the clock was set back: it would hold everything up for that long.
            where('warnings.warned_at', '>', instantOf(clock, day)),
          ]),
        ),
    )
    .returning('code')
    .executeTakeFirst()
  return claimed !== undefined
}
