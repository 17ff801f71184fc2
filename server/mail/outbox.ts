import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { UnsentReason } from '../../contract/api/errors.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplate } from '../../contract/mail-template.ts'
import { type Clock, hour, instantOf, minute, second } from '../clock.ts'
import type { Engine } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { prepared } from '../db/prepared.ts'
import type { MailKind, MailState, Outbox, Tables } from '../db/tables.ts'
import { type MailBody, type MailSlots, readKeptBody, toKeptTemplate } from './kept-body.ts'
import type { Seal } from './seal.ts'

/** Longer than an attempt can last, see `attemptTimeout` in the sender. */
export const leaseDuration = minute

/** Waits after the first, second … failed attempt (decisions, "Checklist"), each ± 20 %. */
const delays = [15 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour] as const
const spread = 0.2
/** No mail waits longer, neither for its next attempt nor for its place in a day. */
const longestWait = 48 * hour

/** Milliseconds from failed attempt number `attempt` (from 1) to the next one. The last wait repeats. */
export function retryDelay(attempt: number, random = Math.random()): number {
  const delay = delays[Math.min(attempt, delays.length) - 1] ?? delays[0]
  return delay * (1 - spread + 2 * spread * random)
}

/** Whoever reads such a mail can sign in: its values are sealed while it waits, and gone once it is sent. */
const isSecret = (kind: MailKind) => kind === 'sign-in-link'

/** A mail to be queued. `leadId` or `enquiryId` ties it to a person: it is erased with them. */
export type NewMail = MailBody & {
  leadId: string | null
  enquiryId?: string
  kind: MailKind
  locale: Locale
  recipient: string
  replyTo?: string
  /** What it was filled from, and with what. */
  template: MailTemplate
  slots: MailSlots
}

/** A mail that this process alone may try until its lease ends. */
export type LeasedMail = Pick<
  Outbox,
  'id' | 'kind' | 'recipient' | 'reply_to' | 'message_id' | 'attempts' | 'queued_at' | 'is_capped'
> & {
  lease: string
  /** The text, where the caller still has it at hand. */
  body?: MailBody
}

const insertMail = prepared<Outbox>((db, row) => db.insertInto('outbox').values(row))

const findLatestChecklist = prepared((db, { leadId }: { leadId: string }) =>
  db
    .selectFrom('outbox')
    .select(['id', 'state', 'sent_at', 'unsent_reason', 'is_capped'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'checklist')
    .orderBy('queued_at', 'desc')
    .limit(1),
)

type Settled = Pick<Outbox, 'id' | 'state' | 'sent_at' | 'unsent_reason' | 'next_attempt_at'> & { lease: string }

const emptyMail = prepared((db, { id }: { id: string }) =>
  db.updateTable('outbox').set({ slots: null }).where('id', '=', id),
)

/** Ends an attempt, unless the lease has passed to another. */
const settleMail = prepared((db, { id, lease, ...end }: Settled) =>
  db
    .updateTable('outbox')
    .set({ ...end, attempts: sql`attempts + 1`, lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', lease),
)

/** The mails on their way: queued with what caused them, claimed under a lease, marked when done. */
export function createOutbox(engine: Engine, clock: Clock, siteHost: string, { seal, open }: Seal) {
  const leaseEnd = () => instantOf(clock, leaseDuration)

  return {
    /**
     * Stores a finished mail, leased to the caller, who tries it at once after the commit. If the caller
     * dies, the lease runs out and the queue takes it.
     */
    queueMail: async (transaction: Transaction<Tables>, mail: NewMail): Promise<LeasedMail> => {
      const lease = randomUUID()
      const row = await insert(transaction, mail, { lease_token: lease, lease_until: leaseEnd() })
      return { ...row, lease, body: mail }
    },

    /** Stores a finished mail that a cap holds back for `rest` milliseconds. */
    holdMail: async (transaction: Transaction<Tables>, mail: NewMail, rest: number): Promise<void> => {
      await insert(transaction, mail, {
        next_attempt_at: instantOf(clock, rest),
        unsent_reason: 'capped',
        is_capped: 1,
      })
    },

    /** The newest checklist mail of a lead, if any. */
    findLatest: async (db: Kysely<Tables>, leadId: string) => (await findLatestChecklist(db, { leadId }))[0],

    /**
     * Leases up to `limit` mails whose time has come, or the one of `only` whatever its time. Several
     * instances may claim at once; each mail goes to one of them.
     */
    claim: async (transaction: Transaction<Tables>, limit: number, only?: string): Promise<LeasedMail[]> => {
      const now = instantOf(clock)
      const lease = randomUUID()
      let due = transaction
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
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
      due = due.orderBy('next_attempt_at').limit(limit)
      if (engine === 'postgres') due = due.forUpdate().skipLocked()
      const rows = await transaction
        .updateTable('outbox')
        .set({ lease_token: lease, lease_until: leaseEnd() })
        .where('id', 'in', due)
        .returning(['id', 'kind', 'recipient', 'reply_to', 'message_id', 'attempts', 'queued_at', 'is_capped'])
        .execute()
      return rows.map((row) => ({ ...row, lease }))
    },

    /** The finished text of a mail, whichever build wrote it. */
    findBody: async (db: Kysely<Tables>, mailId: string): Promise<MailBody | undefined> => {
      const found = await db
        .selectFrom('outbox')
        .innerJoin('mail_templates', 'mail_templates.id', 'outbox.template_id')
        .select(['slots', 'mail_templates.text'])
        .where('outbox.id', '=', mailId)
        .executeTakeFirst()
      return found?.slots ? readKeptBody(open(found.slots), found.text) : undefined
    },

    /** Records a success. Without effect if the lease has passed to another. */
    markSent: async (transaction: Transaction<Tables>, mail: LeasedMail): Promise<MailState> => {
      await settle(transaction, mail, { state: 'sent', sent_at: instantOf(clock), unsent_reason: null, next: 0 })
      return 'sent'
    },

    /** Records a failure: refused mails have ended, all others get their next time. */
    markUnsent: async (
      transaction: Transaction<Tables>,
      mail: LeasedMail,
      reason: Exclude<UnsentReason, 'quarantined' | 'capped'>,
    ): Promise<MailState> => {
      const state = reason === 'refused' ? 'gave-up' : 'waiting'
      await settle(transaction, mail, {
        state,
        sent_at: null,
        unsent_reason: reason,
        next: retryDelay(mail.attempts + 1),
      })
      return state
    },

    /** Puts a capped mail off; it is no attempt. */
    hold: async (transaction: Transaction<Tables>, mail: LeasedMail, rest: number): Promise<void> => {
      await transaction
        .updateTable('outbox')
        .set({ next_attempt_at: instantOf(clock, rest), lease_token: null, lease_until: null })
        .where('id', '=', mail.id)
        .where('lease_token', '=', mail.lease)
        .execute()
    },

    /** Notes that a capped mail has found its place in a day. */
    letGo: async (transaction: Transaction<Tables>, mail: LeasedMail): Promise<void> => {
      await transaction.updateTable('outbox').set({ is_capped: 0 }).where('id', '=', mail.id).execute()
    },
  }

  async function insert(transaction: Transaction<Tables>, mail: NewMail, how: Partial<Outbox>): Promise<Outbox> {
    const id = newId()
    const row: Outbox = {
      id,
      lead_id: mail.leadId,
      enquiry_id: mail.enquiryId ?? null,
      kind: mail.kind,
      locale: mail.locale,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      message_id: `<${id}@${siteHost}>`,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: instantOf(clock),
      lease_token: null,
      lease_until: null,
      queued_at: instantOf(clock),
      sent_at: null,
      unsent_reason: null,
      is_capped: 0,
      template_id: toKeptTemplate(mail.template).id,
      slots: isSecret(mail.kind) ? seal(JSON.stringify(mail.slots)) : JSON.stringify(mail.slots),
      ...how,
    }
    await insertMail(transaction, row)
    return row
  }

  async function settle(
    transaction: Transaction<Tables>,
    mail: LeasedMail,
    end: { state: MailState; sent_at: string | null; unsent_reason: UnsentReason | null; next: number },
  ) {
    const { next, ...state } = end
    await settleMail(transaction, {
      ...state,
      id: mail.id,
      lease: mail.lease,
      next_attempt_at: instantOf(clock, next),
    })
    if (isSecret(mail.kind) && end.state !== 'waiting') await emptyMail(transaction, { id: mail.id })
  }
}

export type OutboxStore = ReturnType<typeof createOutbox>
