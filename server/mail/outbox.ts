import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { MailText } from '../../contract/mails.ts'
import type { Engine } from '../db/database.ts'
import type { MailKind, Outbox, Tables } from '../db/tables.ts'
import { type Clock, hour, instantOf, minute } from '../runtime/clock.ts'
import { type Failure, planRetry } from './retry-plan.ts'
import type { Seal } from './seal.ts'

/** Longer than an attempt lasts, see the sender. */
export const leaseDuration = minute

/** No mail waits longer for its next attempt. */
const longestWait = 48 * hour

/** Anyone who reads such a mail can sign in: its text is sealed while it waits, and gone once it is sent. */
export const isSecret = (kind: MailKind) => kind === 'sign-in-link'

/** Mails to visitors: only these take places under the caps. */
export const isToVisitor = (kind: MailKind) =>
  kind === 'checklist' || kind === 'enquiry-acknowledgement' || kind === 'data-link'

const leased = [
  'id',
  'kind',
  'recipient',
  'reply_to',
  'message_id',
  'thread',
  'queued_at',
  'attempts',
  'uncertain_attempts',
  'next_attempt_at',
  'subject',
  'text',
  'html',
] as const

/** A mail that this process alone may try until its lease ends. */
export type LeasedMail = Pick<Outbox, (typeof leased)[number]> & { lease: string }

/** Of a mail that waits for its first attempt, which has not begun. */
export const isUntried = sql<boolean>`state = 'waiting' and attempts = 0 and lease_token is null and unsent_reason is null`

/** How a mail stands. */
export type MailStanding = Pick<Outbox, 'state' | 'unsent_reason'>

/** How an attempt ends. */
type End = Pick<
  Outbox,
  'state' | 'sent_at' | 'unsent_reason' | 'next_attempt_at' | 'attempts' | 'uncertain_attempts' | 'is_capped'
>

const settleMail = (db: Transaction<Tables>, { id, lease, ...end }: End & { id: string; lease: string }) =>
  db
    .updateTable('outbox')
    .set({ ...end, lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', lease)
    .execute()

const emptyMail = (db: Transaction<Tables>, { id }: { id: string }) =>
  db
    .updateTable('outbox')
    .set({ subject: null, text: null, html: null })
    .where('id', '=', id)
    .where('state', '!=', 'waiting')
    .execute()

/**
 * Takes mails out of the outbox that have not been tried: all of these or none. A claim of one of them at the
 * same moment either gets it, and all stay, or does not find it.
 * @returns whether they are out
 */
export async function takeBackMails(
  transaction: Transaction<Tables>,
  engine: Engine,
  ids: readonly string[],
): Promise<boolean> {
  const untried = transaction.selectFrom('outbox').select('id').where('id', 'in', ids).where(isUntried)
  const found = await (engine === 'postgres' ? untried.forUpdate() : untried).execute()
  if (found.length < ids.length) return false
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  return true
}

/** The mails on their way: claimed under a lease, marked when done. How they come in stands in `createMailQueue`. */
export function createOutbox(engine: Engine, clock: Clock, { open }: Pick<Seal, 'open'>) {
  const leaseEnd = () => instantOf(clock, leaseDuration)

  /** Ends an attempt, and the text of a secret mail with it, unless the lease has passed to another. */
  async function settle(transaction: Transaction<Tables>, { id, lease, kind }: LeasedMail, end: End): Promise<void> {
    await settleMail(transaction, { id, lease, ...end })
    // One whose lease has passed to another waits, and keeps its text.
    if (isSecret(kind)) await emptyMail(transaction, { id })
  }

  return {
    /**
     * Leases up to `limit` mails that have a place and whose time has come, or the one of `only` whatever its time; none
     * of `except`. Several instances may claim at once; each mail goes to one of them.
     */
    claim: async (
      transaction: Transaction<Tables>,
      limit: number,
      { only, except = [] }: { only?: string; except?: readonly string[] } = {},
    ): Promise<LeasedMail[]> => {
      const now = instantOf(clock)
      const lease = randomUUID()
      let due = transaction
        .selectFrom('outbox')
        .select('id')
        // Literals, so that both engines use the partial index of what may leave.
        .where(sql<boolean>`state = 'waiting' and is_capped = 0`)
        // A lease that ends later than any given now could, was given before the clock was set back.
        .where((where) =>
          where.or([
            where('lease_until', 'is', null),
            where('lease_until', '<=', now),
            where('lease_until', '>', leaseEnd()),
          ]),
        )
      // The same goes for an attempt that would be later than any wait.
      const isDue = (where: ExpressionBuilder<Tables, 'outbox'>) =>
        where.or([where('next_attempt_at', '<=', now), where('next_attempt_at', '>', instantOf(clock, longestWait))])
      due = only ? due.where('id', '=', only) : due.where(isDue)
      if (except.length > 0) due = due.where('id', 'not in', except)
      due = due.orderBy('next_attempt_at').limit(limit)
      // A claim of one mail waits until it is known who has it.
      if (engine === 'postgres') due = only ? due.forUpdate() : due.forUpdate().skipLocked()
      const rows = await transaction
        .updateTable('outbox')
        .set({ lease_token: lease, lease_until: leaseEnd() })
        .where('id', 'in', due)
        .returning(leased)
        .execute()
      return rows.map((row) => ({ ...row, lease }))
    },

    /**
     * What a mail says; `undefined` if its text is gone.
     * @throws if it was sealed under another secret
     */
    read: ({ subject, text, html }: LeasedMail): MailText | undefined =>
      text === null ? undefined : { subject: subject ?? '', text: open(text), html: open(html ?? '') },

    /** Records a success. Without effect if the lease has passed to another. */
    markSent: async (transaction: Transaction<Tables>, mail: LeasedMail): Promise<MailStanding> => {
      const now = instantOf(clock)
      await settle(transaction, mail, {
        state: 'sent',
        sent_at: now,
        unsent_reason: null,
        next_attempt_at: now,
        attempts: mail.attempts + 1,
        uncertain_attempts: mail.uncertain_attempts,
        is_capped: 0,
      })
      return { state: 'sent', unsent_reason: null }
    },

    /**
     * Records a failure: the mail has ended, or gets its next time. One that may have arrived has used up its place
     * and needs another. Without effect if the lease has passed to another.
     */
    markUnsent: async (transaction: Transaction<Tables>, mail: LeasedMail, failure: Failure): Promise<MailStanding> => {
      const plan = planRetry(mail, failure)
      const { state, attempts, uncertain_attempts } = plan
      // Tried before its time because a visitor asked: its own times and their number stay.
      const isExtra = failure === 'unreachable' && mail.attempts > 0 && mail.next_attempt_at > instantOf(clock)
      await settle(transaction, mail, {
        sent_at: null,
        unsent_reason: failure,
        ...(isExtra
          ? { state: 'waiting', next_attempt_at: mail.next_attempt_at, attempts: mail.attempts, uncertain_attempts }
          : { state, next_attempt_at: instantOf(clock, plan.wait), attempts, uncertain_attempts }),
        is_capped: failure === 'uncertain' && state === 'waiting' && isToVisitor(mail.kind) ? 1 : 0,
      })
      return { state: isExtra ? 'waiting' : state, unsent_reason: failure }
    },

    /** There is a mail server now: what became files leaves. */
    releaseFiled: async (db: Kysely<Tables>): Promise<void> => {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: instantOf(clock) })
        .where(sql<boolean>`state = 'waiting' and unsent_reason = 'filed'`)
        .execute()
    },

    /** Gives a mail that was not tried back to the queue. */
    giveBack: async (transaction: Transaction<Tables>, mail: LeasedMail): Promise<MailStanding> => {
      await transaction
        .updateTable('outbox')
        .set({ lease_token: null, lease_until: null })
        .where('id', '=', mail.id)
        .where('lease_token', '=', mail.lease)
        .execute()
      return { state: 'waiting', unsent_reason: null }
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutbox>
