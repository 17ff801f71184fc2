import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '../../contract/locales.ts'
import type { Counters } from '../db/counters.ts'
import { newId } from '../db/new-id.ts'
import { prepared } from '../db/prepared.ts'
import type { MailKind, Outbox, Tables } from '../db/tables.ts'
import { type Clock, day, instantOf } from '../runtime/clock.ts'
import { noteClient, takeMailPlace } from './mail-caps.ts'
import { isSecret, isToVisitor, type LeasedMail, leaseDuration } from './outbox.ts'
import type { Seal } from './seal.ts'
import type { Written } from './write-mail.ts'

/** A mail to be queued. `leadId` or `enquiryId` ties it to a person: it is erased with them. */
export type NewMail = Written & {
  leadId: string | null
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
  counters: Counters
  /** False where `FORM_LIMIT` is 0: every mail leaves at once. */
  hasCaps: boolean
}

/** Notifications of one kind within a UTC day; later ones are told together, hour by hour, see `createDigest`. */
export const singleNotifications = 10

/** What tells the owner that a form was sent. */
const isNotification = (kind: MailKind) => kind === 'lead-notification' || kind === 'enquiry'

const insertMail = prepared<Outbox>((db, row) => db.insertInto('outbox').values(row))

/** How mails come into the outbox: in the transaction of what caused them, to be tried after its commit. */
export function createMailQueue({ clock, siteHost, seal, counters, hasCaps }: MailQueueDeps) {
  /** What keeps a mail from leaving now, if anything does: a cap on mails to visitors, or too many notifications within the day. */
  async function findLimit(
    transaction: Transaction<Tables>,
    { kind, recipient }: NewMail,
    { ip, isUncapped = !hasCaps }: Cause,
  ): Promise<Partial<Outbox> | undefined> {
    if (isUncapped) return undefined
    if (isToVisitor(kind)) {
      const isNewcomer = ip !== undefined && (await noteClient(transaction, counters, ip))
      const place = await takeMailPlace(transaction, counters, { recipient, isNewcomer })
      if (place.isTaken) return undefined
      const next_attempt_at = instantOf(clock, place.isOfReader ? place.rest : 0)
      return { unsent_reason: 'capped', is_capped: 1, is_newcomer: isNewcomer ? 1 : 0, next_attempt_at }
    }
    const isTold =
      !isNotification(kind) || (await counters.take(transaction, 'notice', kind, day, singleNotifications)).isTaken
    return isTold ? undefined : { unsent_reason: 'digest', is_capped: 1 }
  }

  const toRow = (mail: NewMail, wait = 0): Outbox => {
    const id = newId()
    const keep = (text: string | null) => (text !== null && isSecret(mail.kind) ? seal.seal(text) : text)
    return {
      id,
      lead_id: mail.leadId,
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
     * @returns the mail; `undefined` if a limit of its kind keeps it waiting (see `createBacklog` and `createDigest`), and
     *   for a digest, which is written just before the queue is looked at
     */
    queueMail: async (
      transaction: Transaction<Tables>,
      mail: NewMail,
      cause: Cause = {},
    ): Promise<LeasedMail | undefined> => {
      const limit = await findLimit(transaction, mail, cause)
      const lease = limit || mail.kind === 'digest' ? null : randomUUID()
      const row = {
        ...toRow(mail),
        lease_token: lease,
        lease_until: lease && instantOf(clock, leaseDuration),
        ...limit,
      }
      await insertMail(transaction, row)
      return lease === null ? undefined : { ...row, lease }
    },
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>
