import type { Database } from '../db/database.ts'
import type { ClockWatchRow } from '../db/tables.ts'
import { type Clock, day, instantOf } from '../runtime/clock.ts'

/** A clock that is off by more than this has jumped; daylight saving and corrections stay far below. */
const largestStep = day

/** Nothing is deleted for this long after a jump, unless the owner says that the clock is right. */
const pauseAfterJump = 7 * day

const isOff = (milliseconds: number) => Math.abs(milliseconds) > largestStep

const findRow = ({ db }: Pick<Database, 'db'>) =>
  db.selectFrom('clock_watch').selectAll().where('name', '=', 'retention').executeTakeFirst()

/** True while a jump of the clock holds deletion back. A jump that lies ahead of us is one, too. */
const isPausedBy = (clock: Clock, jumpedAt: string | null | undefined): boolean =>
  jumpedAt != null && Math.abs(clock.now() - Date.parse(jumpedAt)) < pauseAfterJump

/** Whether deletion is held back, and since when; changes nothing. */
export async function readPause(database: Pick<Database, 'db'>, clock: Clock): Promise<{ since: string } | undefined> {
  const row = await findRow(database)
  return row?.jumped_at && isPausedBy(clock, row.jumped_at) ? { since: row.jumped_at } : undefined
}

/** The owner says that the clock is right: deletion goes on. */
export async function endPause({ write }: Pick<Database, 'write'>, clock: Clock): Promise<void> {
  const seen = { seen_at: instantOf(clock), jumped_at: null }
  await write((transaction) =>
    transaction.updateTable('clock_watch').set(seen).where('name', '=', 'retention').execute(),
  )
}

/**
 * Notices when the clock jumps by over a day: against the steady clock of this process, and after a start
 * against the moment when any process last looked. A machine that was off for days looks the same, so that
 * deletion waits then, too: an address deleted a week late does less harm than all of them years early.
 */
export function createClockCheck(database: Database, clock: Clock) {
  let last = { wall: clock.now(), steady: clock.steady() }
  let isFirst = true

  async function hasJumped(row: ClockWatchRow | undefined): Promise<boolean> {
    const now = { wall: clock.now(), steady: clock.steady() }
    const difference = now.wall - last.wall - (now.steady - last.steady)
    const sinceSeen = row ? last.wall - Date.parse(row.seen_at) : 0
    // Another instance may have looked a moment ago: only the first look compares with the past.
    const wasAway = isFirst ? isOff(sinceSeen) : -sinceSeen > largestStep + (now.wall - last.wall)
    last = now
    isFirst = false
    return isOff(difference) || wasAway
  }

  return {
    /** Looks at the clock and notes it. @returns whether deletion is held back */
    look: async (): Promise<{ isPaused: boolean; hasJumped: boolean }> => {
      const row = await findRow(database)
      const isJump = await hasJumped(row)
      const jumpedAt = isJump ? instantOf(clock) : (row?.jumped_at ?? null)
      const seen = { seen_at: instantOf(clock), jumped_at: jumpedAt }
      await database.write((transaction) =>
        transaction
          .insertInto('clock_watch')
          .values({ name: 'retention', ...seen })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
          .execute(),
      )
      return { isPaused: isPausedBy(clock, jumpedAt), hasJumped: isJump }
    },
  }
}
