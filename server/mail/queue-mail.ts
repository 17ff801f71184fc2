import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import { newId } from '../db/new-id.ts'
import type { MailKind, Outbox, Tables } from '../db/tables.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import type { Caps } from './caps.ts'
import { isSecret, type LeasedMail, leaseDuration } from './outbox.ts'
import type { Seal } from './seal.ts'
import type { Written } from './write-mail.ts'

/** A mail to be queued, erased with the person or the enquiry it belongs to. */
export type NewMail = Written & {
  /** Null of a mail about no one. */
  personId: string | null
  enquiryId?: string
  kind: MailKind
  locale: Locale
  recipient: string
  replyTo?: string
  /** Message-IDs of the thread that it continues, the oldest first. */
  thread?: readonly string[]
}

/** `ip` is that of the client that caused the mail, if one did; `isUncapped` is one that the owner asks for. */
type Cause = { ip?: string | undefined; isUncapped?: boolean }

type MailQueueDeps = {
  clock: Clock
  siteHost: string
  seal: Pick<Seal, 'seal'>
  caps: Pick<Caps, 'findHold'>
}

const insertMail = (db: Transaction<Tables>, row: Outbox) => db.insertInto('outbox').values(row).execute()

/** How mails come into the outbox: in the transaction of what caused them, to be tried after its commit. */
export function createMailQueue({ clock, siteHost, seal, caps }: MailQueueDeps) {
  const toRow = (mail: NewMail, wait = 0): Outbox => {
    const id = newId()
    const keep = (text: string | null) => (text !== null && isSecret(mail.kind) ? seal.seal(text) : text)
    return {
      id,
      person_id: mail.personId,
      enquiry_id: mail.enquiryId ?? null,
      kind: mail.kind,
      locale: mail.locale,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      message_id: `<${id}@${siteHost}>`,
      thread: mail.thread?.join(' ') || null,
      state: 'waiting',
      attempts: 0,
      uncertain_attempts: 0,
      next_attempt_at: instantOf(clock, wait),
      lease_token: null,
      lease_until: null,
      queued_at: instantOf(clock),
      sent_at: null,
      unsent_reason: null,
      is_capped: 0,
      is_newcomer: 0,
      subject: mail.subject,
      text: keep(mail.text),
      html: keep(mail.html),
    }
  }

  return {
    /**
     * Stores a finished mail that no cap concerns, to leave by itself after `wait` milliseconds, unless it is taken back
     * before (see `takeBackMails`).
     * @returns its id
     */
    queueLater: async (transaction: Transaction<Tables>, mail: NewMail, wait: number): Promise<string> => {
      const row = toRow(mail, wait)
      await insertMail(transaction, row)
      return row.id
    },

    /**
     * Stores a finished mail, leased to the caller, who tries it at once after the commit. If the caller
     * dies, the lease runs out and the queue takes it.
     * @returns the mail; `undefined` if a cap keeps it waiting (see `createCappedMails`), and for a digest,
     *   which is written just before the queue is looked at
     */
    queueMail: async (
      transaction: Transaction<Tables>,
      mail: NewMail,
      { ip, isUncapped = false }: Cause = {},
    ): Promise<LeasedMail | undefined> => {
      const hold = isUncapped ? undefined : await caps.findHold(transaction, mail, ip)
      const lease = hold || mail.kind === 'digest' ? null : randomUUID()
      const row: Outbox = {
        ...toRow(mail, hold?.wait),
        lease_token: lease,
        lease_until: lease && instantOf(clock, leaseDuration),
        unsent_reason: hold?.reason ?? null,
        is_capped: hold ? 1 : 0,
        is_newcomer: hold?.isNewcomer ? 1 : 0,
      }
      await insertMail(transaction, row)
      return lease === null ? undefined : { ...row, lease }
    },
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>
