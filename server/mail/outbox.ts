import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { MailName, MailText } from '../../contract/mails.ts'
import { newId } from '../db/new-id.ts'
import type { Outbox, Tables } from '../db/tables.ts'
import { type Clock, hour, instantOf, minute } from '../runtime/clock.ts'
import { createSeal } from '../runtime/secret.ts'
import { planRetry } from './retry-plan.ts'
import type { Delivery } from './transports.ts'
import type { Written } from './write-mail.ts'

/** Longer than an attempt lasts, see the sender. */
export const leaseDuration = minute

/** No mail waits longer for its next attempt. */
const longestWait = 48 * hour

/** Anyone who reads such a mail can sign in: its text is sealed while it waits, and gone once it is sent. */
const isSecret = (kind: MailName) => kind === 'sign-in-link'

/** Mails to visitors: only these take places under the caps. */
export const isToVisitor = (kind: MailName) =>
  kind === 'checklist' || kind === 'enquiry-acknowledgement' || kind === 'data-link'

/** A mail that this process alone may try until its lease ends. */
export type LeasedMail = Outbox & { lease_token: string }

/** Of a mail that waits for its first attempt, which has not begun. */
export const isUntried = sql<boolean>`state = 'waiting' and attempts = 0 and lease_token is null and unsent_reason is null`

/**
 * Of a mail that the owner may have sent again, or now: it was given up or waits for its next try, and has its text still.
 * One that may have arrived, and one that waits for a place, may not.
 */
export const canRetry = sql<boolean>`(outbox.text is not null and outbox.uncertain_attempts = 0 and (outbox.state = 'gave-up'
  or outbox.state = 'waiting' and outbox.unsent_reason is distinct from 'capped'))`

/** How a mail stands. */
export type MailStanding = Pick<Outbox, 'state' | 'unsent_reason'>

/** On its way: nothing more is known. */
export const unknownStanding: MailStanding = { state: 'waiting', unsent_reason: null }

/** A mail to be queued, erased with the person or the enquiry it belongs to. */
export type NewMail = Written &
  Pick<Outbox, 'person_id' | 'recipient'> &
  Partial<Pick<Outbox, 'enquiry_id' | 'reply_to' | 'thread'>>

/** `ip` is that of the client that caused the mail, if one did; `isUncapped` is one that the owner asks for. */
type Cause = { ip?: string | undefined; isUncapped?: boolean }

/** Why a mail that finds no place waits, and how many milliseconds at least: for a place, or for a digest that tells of it instead. */
export type Hold = { reason: 'capped' | 'digest'; isNewcomer: boolean; wait: number }

export type OutboxDeps = {
  clock: Clock
  secret: string
  siteHost: string
  /** Whether a cap keeps a new mail waiting, see `createCaps`. */
  findHold: (
    transaction: Transaction<Tables>,
    mail: Pick<NewMail, 'kind' | 'recipient'>,
    ip: string | undefined,
  ) => Promise<Hold | undefined>
}

/** What an attempt leaves in its row. */
type End = Pick<
  Outbox,
  'state' | 'sent_at' | 'unsent_reason' | 'next_attempt_at' | 'attempts' | 'uncertain_attempts' | 'is_capped'
>

/**
 * Takes mails out of the outbox that have not been tried: all of these or none. A claim of one of them at the
 * same moment either gets it, and all stay, or does not find it.
 * @returns whether they are out
 */
export async function takeBackMails(transaction: Transaction<Tables>, ids: readonly string[]): Promise<boolean> {
  const untried = transaction.selectFrom('outbox').select('id').where('id', 'in', ids).where(isUntried)
  const found = await untried.forUpdate().execute()
  if (found.length < ids.length) return false
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  return true
}

/**
 * A time that has come, or that is later than any that was given: the clock has been set back since. Two instances, and
 * two transactions of one, do not have the very same time: `longest` leaves room for that.
 */
export const hasCome = (clock: Clock, column: 'lease_until' | 'next_attempt_at', longest: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${instantOf(clock)} or ${sql.ref(column)} > ${instantOf(clock, longest)})`

/**
 * All mails on their way: they come in with what caused them, are claimed under a lease, tried, and stay until they are
 * deleted with the rest of what is known of the person.
 */
export function createOutbox({ clock, secret, siteHost, findHold }: OutboxDeps) {
  const { seal, open } = createSeal(secret)
  const leaseEnd = () => instantOf(clock, leaseDuration)
  const underway = new Map<string, Promise<MailStanding>>()

  /** How a mail begins, and begins again: held back by a cap, or on its way after `wait` milliseconds. */
  const toBeginning = (hold?: Hold, wait = hold?.wait) =>
    ({
      state: 'waiting',
      attempts: 0,
      uncertain_attempts: 0,
      queued_at: instantOf(clock),
      next_attempt_at: instantOf(clock, wait),
      unsent_reason: hold?.reason ?? null,
      is_capped: hold ? 1 : 0,
      is_newcomer: hold?.isNewcomer ? 1 : 0,
    }) as const

  const toRow = (mail: NewMail, beginning: ReturnType<typeof toBeginning>): Outbox => {
    const id = newId()
    const keep = (text: string | null) => (text !== null && isSecret(mail.kind) ? seal(text) : text)
    return {
      id,
      message_id: `<${id}@${siteHost}>`,
      enquiry_id: null,
      reply_to: null,
      thread: null,
      lease_token: null,
      lease_until: null,
      sent_at: null,
      ...beginning,
      ...mail,
      text: keep(mail.text),
      html: keep(mail.html),
    }
  }

  function toEnd(mail: LeasedMail, delivery: Delivery): End {
    const { kind, attempts, uncertain_attempts, next_attempt_at } = mail
    const now = instantOf(clock)
    const as = { attempts, uncertain_attempts, next_attempt_at, sent_at: null, is_capped: 0 } as const
    if (delivery.isSent)
      return { ...as, state: 'sent', sent_at: now, unsent_reason: null, next_attempt_at: now, attempts: attempts + 1 }
    const { reason } = delivery
    // Tried before its time because a visitor asked: its own times and their number stay.
    if (reason === 'unreachable' && attempts > 0 && next_attempt_at > now)
      return { ...as, state: 'waiting', unsent_reason: reason }
    const { wait, ...plan } = planRetry(mail, reason)
    // One that may have arrived has used up its place and needs another.
    const is_capped = reason === 'uncertain' && plan.state === 'waiting' && isToVisitor(kind) ? 1 : 0
    return { ...as, ...plan, unsent_reason: reason, next_attempt_at: instantOf(clock, wait), is_capped }
  }

  return {
    /** Attempts of this process, by the ids of their mails. */
    underway,

    /**
     * Stores a finished mail that no cap concerns, to leave by itself after `wait` milliseconds, unless it is taken back
     * before (see `takeBackMails`).
     * @returns its id
     */
    queueLater: async (transaction: Transaction<Tables>, mail: NewMail, wait: number): Promise<string> => {
      const row = toRow(mail, toBeginning(undefined, wait))
      await transaction.insertInto('outbox').values(row).execute()
      return row.id
    },

    /**
     * Stores a finished mail, leased to the caller, who tries it at once after the commit. If the caller
     * dies, the lease runs out and the queue takes it.
     * @returns the mail; `undefined` if a cap keeps it waiting (see `createCappedMails`)
     */
    queueMail: async (
      transaction: Transaction<Tables>,
      mail: NewMail,
      { ip, isUncapped = false }: Cause = {},
    ): Promise<LeasedMail | undefined> => {
      const hold = isUncapped ? undefined : await findHold(transaction, mail, ip)
      const row = toRow(mail, toBeginning(hold))
      const lease = { lease_token: randomUUID(), lease_until: leaseEnd() }
      const leased = { ...row, ...lease }
      await transaction
        .insertInto('outbox')
        .values(hold ? row : leased)
        .execute()
      return hold ? undefined : leased
    },

    /**
     * Leases the mail that has been due for the longest, or the one of `only` whatever its time, unless it has no place
     * or another attempt has it. Several instances may claim at once; each mail goes to one of them.
     */
    claim: async (transaction: Transaction<Tables>, only?: string): Promise<LeasedMail | undefined> => {
      const lease_token = randomUUID()
      let due = transaction
        .selectFrom('outbox')
        .select('id')
        // Literals, so that both engines use the partial index of what may leave.
        .where(sql<boolean>`state = 'waiting' and is_capped = 0`)
        .where((where) =>
          where.or([where('lease_until', 'is', null), hasCome(clock, 'lease_until', 2 * leaseDuration)]),
        )
      due = only ? due.where('id', '=', only) : due.where(hasCome(clock, 'next_attempt_at', longestWait))
      // By a clock that leapt, as after a machine slept, their leases have run out; the attempts go on all the same.
      if (underway.size > 0) due = due.where('id', 'not in', [...underway.keys()])
      due = due.orderBy('next_attempt_at').limit(1)
      // A claim of one mail waits until it is known who has it.
      due = only ? due.forUpdate() : due.forUpdate().skipLocked()
      const row = await transaction
        .updateTable('outbox')
        .set({ lease_token, lease_until: leaseEnd() })
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst()
      return row && { ...row, lease_token }
    },

    /**
     * Puts a mail that was given up back into the queue, as on its first day. One to a visitor takes a place under
     * the caps, so that no number of presses sends more than they allow. The owner's own leaves although a digest is to tell of it. Every other mail stays as it is.
     * @returns how it stands now; `undefined` if it is gone
     */
    retry: async (transaction: Transaction<Tables>, id: string) => {
      const wanted = transaction.selectFrom('outbox').selectAll().select(canRetry.as('can_retry')).where('id', '=', id)
      const mail = await wanted.forUpdate().executeTakeFirst()
      if (!mail?.can_retry || (mail.state === 'waiting' && mail.unsent_reason !== 'digest')) return mail
      const hold = isToVisitor(mail.kind) ? await findHold(transaction, mail, undefined) : undefined
      return transaction
        .updateTable('outbox')
        .set(toBeginning(hold))
        .where('id', '=', id)
        .returning(['id', 'recipient', 'state', 'unsent_reason'])
        .executeTakeFirst()
    },

    /**
     * What a mail says; `undefined` if its text is gone.
     * @throws if it was sealed under another secret
     */
    read: ({ kind, subject, text, html }: LeasedMail): MailText | undefined => {
      if (subject === null || text === null || html === null) return undefined
      return isSecret(kind) ? { subject, text: open(text), html: open(html) } : { subject, text, html }
    },

    /**
     * Records how an attempt went: the mail has ended, or waits for its next time; without a delivery none was made, and
     * it goes back to the queue as it was. Without effect if the lease has passed to another.
     */
    settle: async (
      transaction: Transaction<Tables>,
      mail: LeasedMail,
      delivery: Delivery | undefined,
    ): Promise<MailStanding> => {
      // Without an attempt only the lease ends: what became of the mail meanwhile stays.
      const end = delivery && toEnd(mail, delivery)
      await transaction
        .updateTable('outbox')
        .set({ ...end, lease_token: null, lease_until: null })
        .where('id', '=', mail.id)
        .where('lease_token', '=', mail.lease_token)
        .execute()
      // One whose lease has passed to another waits, and keeps its text.
      if (end && isSecret(mail.kind))
        await transaction
          .updateTable('outbox')
          .set({ subject: null, text: null, html: null })
          .where('id', '=', mail.id)
          .where('state', '!=', 'waiting')
          .execute()
      return end ?? unknownStanding
    },

    /** There is a mail server now: what became files leaves. */
    releaseFiled: async (db: Kysely<Tables>): Promise<void> => {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: instantOf(clock) })
        .where(sql<boolean>`state = 'waiting' and unsent_reason = 'filed'`)
        .execute()
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutbox>
