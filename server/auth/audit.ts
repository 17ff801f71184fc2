import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { auditActors, type JournalEntry, type JournalPage } from '../../contract/api/audit.ts'
import type { Counters } from '../db/counters.ts'
import { afterCursor, toCursor } from '../db/cursor.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'

/** Refused passwords get one line in this time, however many there were: a flood of guesses must not fill the journal. */
const failureInterval = 15 * minute

const readTexts = z.array(z.string())

/** Lines of one page. */
const pageSize = 50

/** `actor` is a user’s id, `visitor` or `settings`; a subject is named by its id alone, never by an address. */
export type AuditEvent = Pick<Tables['audit_events'], 'actor' | 'action' | 'request_id'> & {
  subject_id?: string | null
  /** Entries of the contents. */
  texts?: readonly string[]
}

/** Writes one line within a transaction: it stands in the journal if and only if the rest was done. */
export async function insertAudit(db: Kysely<Tables>, { texts, ...event }: AuditEvent, clock: Clock): Promise<void> {
  const made = { id: newId(), at: instantOf(clock), texts: texts ? JSON.stringify(texts) : null }
  await db
    .insertInto('audit_events')
    .values({ subject_id: null, ...made, ...event })
    .execute()
}

/**
 * The journal: sign-ins, and who changed or took away personal data. One row per call; a row holds no personal data
 * but the id of what was touched.
 */
export function createAudit({ db, write }: Database, counters: Counters, clock: Clock) {
  return {
    /** Writes one line; answers after its commit. */
    record: (event: AuditEvent): Promise<void> => write((transaction) => insertAudit(transaction, event, clock)),

    /** Notes that a password was refused, once in a quarter of an hour by the clock. */
    recordFailedSignIn: (request_id: string): Promise<void> =>
      write(async (transaction) => {
        const { isTaken } = await counters.take(transaction, 'failed-sign-in-noted', '', failureInterval, 1)
        if (isTaken) await insertAudit(transaction, { actor: 'visitor', action: 'sign-in-failed', request_id }, clock)
      }),

    /** One page, newest first. A cursor that is not ours begins at the beginning. */
    list: async (cursor: string | undefined): Promise<JournalPage> => {
      const isAfter = afterCursor('at', cursor)
      const rows = await db
        .selectFrom('audit_events')
        .select(['id', 'at', 'actor', 'action', 'subject_id as subjectId', 'request_id as requestId', 'texts'])
        .$call((query) => (isAfter ? query.where(isAfter) : query))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute()
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      const entries = shown.map(
        ({ actor, texts, ...row }): JournalEntry => ({
          ...row,
          actor: auditActors.find((known) => known === actor) ?? 'administrator',
          texts: texts === null ? [] : readTexts.parse(JSON.parse(texts)),
        }),
      )
      const next = rows.length > pageSize && last ? toCursor(last.at, last.id) : null
      return { entries, next }
    },
  }
}

export type Audit = ReturnType<typeof createAudit>
