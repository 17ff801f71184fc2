import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import type { Counters } from '../db/counters.ts'
import { newId } from '../db/new-id.ts'
import type { MailKind, Outbox, Tables } from '../db/tables.ts'
import { type Clock, hour, instantOf } from '../runtime/clock.ts'
import { type MailContent, toKeptTemplate } from './kept-content.ts'
import { isOfReader, takeMailPlace } from './mail-caps.ts'
import { isSecret, isToVisitor, type LeasedMail, leaseDuration } from './outbox.ts'
import type { Seal } from './seal.ts'

/** A mail to be queued. `leadId` or `enquiryId` ties it to a person: it is erased with them. */
export type NewMail = MailContent & {
  leadId: string | null
  enquiryId?: string
  kind: MailKind
  locale: Locale
  recipient: string
  replyTo?: string
}

export type MailQueueDeps = {
  clock: Clock
  siteHost: string
  seal: Pick<Seal, 'seal'>
  counters: Counters
  /** False where `FORM_LIMIT` is 0: every mail leaves at once. */
  hasCaps: boolean
}

/** Notices of one kind within an hour; later ones are told together, in the next hour, see `createDigest`. */
const singleNotices = 10

/** What a form causes and the owner is told of. */
const isNotice = (kind: MailKind) => kind === 'lead-notification' || kind === 'enquiry'

/** Why a mail does not leave yet, and when it may at the earliest. */
type Hold = Pick<Outbox, 'unsent_reason'> & { rest: number }

/** How mails come into the outbox: stored in the transaction of what caused them, and tried after its commit. */
export function createMailQueue({ clock, siteHost, seal, counters, hasCaps }: MailQueueDeps) {
  /** What keeps a mail back: the caps on mails to visitors, or too many notices within the hour. */
  async function findHold(transaction: Transaction<Tables>, mail: NewMail, ip?: string): Promise<Hold | undefined> {
    const { kind, recipient } = mail
    if (!hasCaps) return undefined
    if (isToVisitor(kind)) {
      const place = await takeMailPlace(transaction, counters, { recipient, ip })
      return place.isTaken ? undefined : { unsent_reason: 'capped', rest: isOfReader(place.cap) ? place.rest : 0 }
    }
    if (!isNotice(kind)) return undefined
    const { isTaken } = await counters.take(transaction, 'notice', kind, hour, singleNotices)
    return isTaken ? undefined : { unsent_reason: 'digest', rest: 0 }
  }

  async function insert(transaction: Transaction<Tables>, mail: NewMail, how: Partial<Outbox>): Promise<Outbox> {
    const id = newId()
    const slots = JSON.stringify(mail.slots)
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
      uncertain_attempts: 0,
      next_attempt_at: instantOf(clock),
      lease_token: null,
      lease_until: null,
      queued_at: instantOf(clock),
      sent_at: null,
      unsent_reason: null,
      is_capped: 0,
      template_id: toKeptTemplate(mail.template).id,
      slots: isSecret(mail.kind) ? seal.seal(slots) : slots,
      ...how,
    }
    await transaction.insertInto('outbox').values(row).execute()
    return row
  }

  /**
   * Stores a finished mail, leased to the caller, who tries it at once after the commit. If the caller
   * dies, the lease runs out and the queue takes it.
   */
  async function queueUncapped(transaction: Transaction<Tables>, mail: NewMail): Promise<LeasedMail> {
    const lease = randomUUID()
    const row = await insert(transaction, mail, { lease_token: lease, lease_until: instantOf(clock, leaseDuration) })
    return { ...row, lease, content: mail }
  }

  return {
    queueUncapped,

    /**
     * Like `queueUncapped`, within the limits of the mail's kind.
     * @param ip of the client that caused it, if one did
     * @returns the mail, or `undefined` if a limit holds it back: then it waits, see `createBacklog` and `createDigest`
     */
    queueMail: async (
      transaction: Transaction<Tables>,
      mail: NewMail,
      ip?: string,
    ): Promise<LeasedMail | undefined> => {
      const hold = await findHold(transaction, mail, ip)
      if (!hold) return queueUncapped(transaction, mail)
      const { unsent_reason, rest } = hold
      await insert(transaction, mail, { next_attempt_at: instantOf(clock, rest), unsent_reason, is_capped: 1 })
      return undefined
    },

    /** Stores a finished mail that nobody tries before the queue does. */
    queueLater: async (transaction: Transaction<Tables>, mail: NewMail): Promise<void> => {
      await insert(transaction, mail, {})
    },
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>
