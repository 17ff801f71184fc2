import { sql, type Transaction } from 'kysely'
import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, day, hour, instantOf } from '../runtime/clock.ts'
import { mailCaps, type PlaceVerdict, takeMailPlace } from './mail-caps.ts'

/** A mail that found no place within this time ends, unless its reader has confirmed the address. */
const longestCapped = day

/** A newcomer's mail may take any place for this long: the next hour. Those of a flood then leave half to who comes later. */
const newcomerTime = 2 * hour

/** Literals, so that both engines use the partial index of what has no place. What a digest tells of needs none. */
const isCapped = sql<boolean>`state = 'waiting' and is_capped = 1 and unsent_reason is distinct from 'digest'`

export type BacklogDeps = {
  database: Database
  counters: Counters
  clock: Clock
  /** False where `FORM_LIMIT` is 0: every mail has a place. */
  hasCaps: boolean
}

/** What is capped: it gets the places of the next hours, and ends after a day. */
export function createBacklog({ database, counters, clock, hasCaps }: BacklogDeps) {
  /** No place is free until this instant, see `release`. */
  let fullUntil = 0

  /** Newcomers of this hour and the one before come first, then all others; among each, the newest. */
  function findNext(transaction: Transaction<Tables>) {
    const isNewcomer = sql<boolean | 0 | 1>`is_newcomer = 1 and queued_at > ${instantOf(clock, -newcomerTime)}`
    const next = transaction
      .selectFrom('outbox')
      .select(['id', 'recipient', isNewcomer.as('isNewcomer')])
      .where(isCapped)
      // A time later than any wait was noted before the clock was set back.
      .where((where) =>
        where.or([
          where('next_attempt_at', '<=', instantOf(clock)),
          where('next_attempt_at', '>', instantOf(clock, longestCapped)),
        ]),
      )
      .orderBy(isNewcomer, 'desc')
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mailCaps.hour.most)
    // What another instance looks at gets one place, not two.
    return (database.engine === 'postgres' ? next.forUpdate().skipLocked() : next).execute()
  }

  return {
    /**
     * Gives places to mails that have none. A visitor who comes after a flood waits until the next hour at most, and what
     * the flood left behind ends by itself.
     */
    release: async (): Promise<void> => {
      const now = clock.now()
      // A clock that was set back must not keep the backlog closed.
      if (now < fullUntil && fullUntil - now <= hour) return
      for (let isDone = false; !isDone; ) {
        isDone = await database.write(async (transaction) => {
          const next = await findNext(transaction)
          for (const { id, recipient, isNewcomer } of next) {
            const verdict: PlaceVerdict = hasCaps
              ? await takeMailPlace(transaction, counters, { recipient, isNewcomer: Boolean(isNewcomer) })
              : { isTaken: true }
            if (!verdict.isTaken && !verdict.isOfReader) {
              // No day ends within an hour, so that the end of the hour is soon enough for every cap.
              fullUntil = (Math.floor(now / hour) + 1) * hour
              return true
            }
            await transaction
              .updateTable('outbox')
              .set({
                is_capped: verdict.isTaken ? 0 : 1,
                next_attempt_at: instantOf(clock, verdict.isTaken ? 0 : verdict.rest),
              })
              .where('id', '=', id)
              .execute()
          }
          return next.length === 0
        })
      }
    },

    /**
     * Ends mails that found no place within a day and whose reader never confirmed the address: who still wants
     * it asks again. One that may have arrived already ends as that.
     */
    expire: async (transaction: Transaction<Tables>): Promise<void> => {
      const confirmed = transaction.selectFrom('checklist_downloads').select('id').where('confirmed_at', 'is not', null)
      const old = transaction
        .updateTable('outbox')
        .where(isCapped)
        .where('queued_at', '<=', instantOf(clock, -longestCapped))
        .where((where) => where.or([where('lead_id', 'is', null), where('lead_id', 'not in', confirmed)]))
      const next_attempt_at = instantOf(clock)
      await old.set({ state: 'uncertain', next_attempt_at }).where('unsent_reason', '=', 'uncertain').execute()
      await old
        .set({ state: 'gave-up', unsent_reason: 'expired', next_attempt_at })
        .where('unsent_reason', '=', 'capped')
        .execute()
    },
  }
}

export type Backlog = ReturnType<typeof createBacklog>
