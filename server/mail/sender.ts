import { second } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { MailState } from '../db/tables.ts'
import type { Counters } from '../limits/counters.ts'
import { takeMailPlace } from '../limits/mail-caps.ts'
import type { Log } from '../log.ts'
import type { LeasedMail, OutboxStore } from './outbox.ts'
import type { OutgoingMail, Transport } from './transport.ts'

/** One attempt lasts no longer, whatever the other side does. */
const attemptTimeout = 25 * second
/** A visitor waits no longer for the attempt at once. */
export const patience = 8 * second
/** How often the queue is looked at. */
const pollInterval = 2 * second
/** How often another's attempt at the same mail is looked at while a visitor waits. */
const watchInterval = 200
/** Mails of the queue sent side by side; what visitors wait for comes on top. */
const parallel = 4

export type SenderDeps = {
  database: Database
  outbox: OutboxStore
  transport: Transport
  counters: Counters
  log: Log
  from: OutgoingMail['from']
  /** False where `FORM_LIMIT` is 0: no mail is ever capped. */
  hasCaps: boolean
}

/**
 * Sends what the outbox holds: at once for a waiting visitor, and by itself whatever is due. Each attempt
 * is under a lease and a deadline; a mail that could not be marked is sent again with the same Message-ID.
 */
export function createSender({ database, outbox, transport, counters, log, from, hasCaps }: SenderDeps) {
  const { db, write } = database
  const underway = new Map<string, Promise<MailState>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  async function send(mail: LeasedMail): Promise<MailState> {
    const body = mail.body ?? (await outbox.findBody(db, mail.id))
    // Erased while it was claimed: nobody is left to write to.
    if (!body) return 'gave-up'
    const { id, kind, attempts } = mail
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeout)])
    const envelope = {
      ...{ id, from, to: mail.recipient, messageId: mail.message_id, date: new Date(mail.queued_at) },
      ...(mail.reply_to && { replyTo: mail.reply_to }),
    }
    const delivery = await transport.send({ ...envelope, ...body }, signal)
    if (delivery.isSent) return write((transaction) => outbox.markSent(transaction, mail))
    const { reason, detail } = delivery
    log.warn({ mail: id, kind, attempt: attempts + 1, reason, detail }, 'mail not sent')
    return write((transaction) => outbox.markUnsent(transaction, mail, reason))
  }

  /** Tries a leased mail now. Never throws: a failure to mark it leaves the lease, which then runs out. */
  function attempt(mail: LeasedMail): Promise<MailState> {
    const attempting = send(mail)
      .catch((error): MailState => {
        log.error({ mail: mail.id, error }, 'mail attempt failed')
        return 'waiting'
      })
      .finally(() => underway.delete(mail.id))
    underway.set(mail.id, attempting)
    return attempting
  }

  /** A mail that a cap held back needs a place among today's mails before it may go. */
  const findPlace = (mail: LeasedMail): Promise<boolean> =>
    write(async (transaction) => {
      const verdict = hasCaps ? await takeMailPlace(transaction, counters, mail) : { isOver: false as const }
      if (verdict.isOver) await outbox.hold(transaction, mail, verdict.rest)
      else await outbox.letGo(transaction, mail)
      return !verdict.isOver
    })

  async function sendDue(): Promise<number> {
    const mails = await write((transaction) => outbox.claim(transaction, parallel))
    await Promise.all(
      mails.map(async (mail) => {
        if (mail.is_capped === 0 || (await findPlace(mail))) await attempt(mail)
      }),
    )
    return mails.length
  }

  /** Sends everything that is due, a few at a time, until nothing is left or the process stops; attempts of others are awaited. */
  async function runQueue(): Promise<void> {
    round ??= (async () => {
      try {
        while (!stopping.signal.aborted && (await sendDue()) > 0);
      } catch (error) {
        log.error({ error }, 'outbox not reached')
      } finally {
        round = undefined
      }
    })()
    await round
    await Promise.all(underway.values())
  }

  /** State of a mail once nobody is trying it any more: not here, and by its row not in another instance. */
  async function settled(mailId: string, deadline: number): Promise<MailState> {
    const here = underway.get(mailId)
    if (here) return here
    for (;;) {
      const row = await db
        .selectFrom('outbox')
        .select(['state', 'lease_token'])
        .where('id', '=', mailId)
        .executeTakeFirst()
      if (row?.state !== 'waiting') return row?.state ?? 'gave-up'
      if (row.lease_token === null || performance.now() > deadline) return 'waiting'
      await new Promise((resolve) => setTimeout(resolve, watchInterval))
    }
  }

  const stopped = new Promise<MailState>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve('waiting'), { once: true })
  })

  /** The state the work comes to, or `waiting` if that takes longer than a visitor should wait. */
  async function withinPatience(work: Promise<MailState>): Promise<MailState> {
    let timeout: NodeJS.Timeout | undefined
    const ended = new Promise<MailState>((resolve) => {
      timeout = setTimeout(() => resolve('waiting'), patience)
    })
    const state = await Promise.race([work, ended, stopped])
    clearTimeout(timeout)
    return state
  }

  return {
    /** Tries a mail just queued; returns after the attempt, after 8 s, or when the process stops. */
    attemptNow: (mail: LeasedMail): Promise<MailState> => withinPatience(attempt(mail)),

    /** Tries a mail that waits in the queue, or waits for whoever is trying it; bounded like `attemptNow`. */
    retryNow: async (mailId: string): Promise<MailState> => {
      const deadline = performance.now() + patience
      const [mail] = underway.has(mailId) ? [] : await write((transaction) => outbox.claim(transaction, 1, mailId))
      return withinPatience(mail ? attempt(mail) : settled(mailId, deadline))
    },

    /** Tries a mail without anybody waiting for it. */
    attemptLater: (mail: LeasedMail): void => {
      void attempt(mail)
    },

    runQueue,

    start: (): void => {
      timer = setInterval(runQueue, pollInterval)
      timer.unref()
    },

    /** Ends the waiting of visitors at once, gives attempts under way a moment, then breaks them off. */
    stop: async (grace = 3 * second): Promise<void> => {
      clearInterval(timer)
      const all = Promise.all([round, ...underway.values()])
      let graceTimer: NodeJS.Timeout | undefined
      await Promise.race([all, new Promise((resolve) => (graceTimer = setTimeout(resolve, grace)))])
      clearTimeout(graceTimer)
      stopping.abort()
      await all
    },
  }
}

export type Sender = ReturnType<typeof createSender>
