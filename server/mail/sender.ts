import type { FormAnswer } from '../../contract/api/form-answer.ts'
import type { MailText } from '../../contract/mails.ts'
import type { Database } from '../db/database.ts'
import { type Clock, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { type Dispatch, toFormAnswer } from './dispatch.ts'
import type { LeasedMail, MailStanding, OutboxStore } from './outbox.ts'
import type { MailQueue } from './queue-mail.ts'
import type { Delivery, OutgoingMail, Transport } from './transport.ts'
import type { MailDeps } from './write-mail.ts'

/** One attempt lasts no longer, whatever the other side does: with its end in the database it is over within 30 s. */
const attemptTimeout = 27 * second
/** A visitor waits no longer for the attempt at once (docs/requirements.md 7.8). */
const visitorWait = 8 * second
/** How often another's attempt at the same mail is looked at while a visitor waits. */
const lookInterval = 200
/**
 * Connections to the mail server at once, and how many of them the queue may have: the others are for visitors who wait.
 * A mail that finds none goes to the queue, and its visitor hears that it is on its way.
 */
const connectionLimit = { all: 8, queue: 4 } as const

const unknown: MailStanding = { state: 'waiting', unsent_reason: null }

/** When a visitor who comes now is answered at the latest, see `deliver`. */
export const answerDeadline = (): number => performance.now() + visitorWait

export type SenderDeps = {
  database: Database
  outbox: OutboxStore
  transport: Transport
  log: Log
  getFrom: () => OutgoingMail['from']
}

/**
 * Sends what the outbox holds: at once for a waiting visitor, and by itself whatever is due. Each attempt
 * is under a lease and a deadline; a mail that could not be marked is sent again with the same Message-ID.
 */
export function createSender({ database, outbox, transport, log, getFrom }: SenderDeps) {
  const { db, write } = database
  const underway = new Map<string, Promise<MailStanding>>()
  const ofQueue = new Set<Promise<MailStanding>>()
  const stopping = new AbortController()
  let connections = 0
  let round: Promise<void> | undefined

  /** What a mail says; `undefined` if its text is gone or cannot be read: then no attempt will ever help. */
  function readBody(mail: LeasedMail): MailText | undefined {
    try {
      return outbox.read(mail)
    } catch (error) {
      log.error({ mail: mail.id, kind: mail.kind, error }, 'mail not read')
      return undefined
    }
  }

  /** Hands a leased mail to the mail server. @returns how that ended */
  async function send(mail: LeasedMail): Promise<Delivery | { isSent: false; reason: 'unwritable' }> {
    const { id, kind, attempts } = mail
    const body = readBody(mail)
    if (!body) return { isSent: false, reason: 'unwritable' }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeout)])
    const outgoing: OutgoingMail = {
      id,
      from: getFrom(),
      to: mail.recipient,
      messageId: mail.message_id,
      date: new Date(mail.queued_at),
      isByHand: kind === 'answer',
      ...body,
    }
    if (mail.reply_to) outgoing.replyTo = mail.reply_to
    if (mail.thread) outgoing.thread = mail.thread.split(' ')
    const delivery = await transport.send(outgoing, signal)
    if (delivery.isSent) log.recovered('mail')
    else {
      const { reason, detail } = delivery
      const fields = { mail: id, kind, attempt: attempts + 1, reason, detail }
      // Of the mail server, which the next mail meets as well; else of this mail.
      if (reason === 'unreachable' || reason === 'loginRefused') log.outage('mail', fields, 'mail not sent')
      else if (reason !== 'filed') log.warn(fields, 'mail not sent')
    }
    return delivery
  }

  /** Sends a leased mail if a connection is free. @returns `undefined` if none is, or the process stops */
  async function trySend(mail: LeasedMail) {
    if (connections >= connectionLimit.all || stopping.signal.aborted) return undefined
    connections += 1
    try {
      return await send(mail)
    } finally {
      connections -= 1
    }
  }

  /**
   * Tries a leased mail, or gives it back to the queue, and marks how that ended. Never throws: a failure to mark it
   * leaves the lease, which then runs out.
   */
  function attempt(mail: LeasedMail): Promise<MailStanding> {
    const attempting = trySend(mail)
      .then((delivery) =>
        write((transaction) => {
          if (!delivery) return outbox.giveBack(transaction, mail)
          return delivery.isSent
            ? outbox.markSent(transaction, mail)
            : outbox.markUnsent(transaction, mail, delivery.reason)
        }),
      )
      .catch((error) => {
        log.error({ mail: mail.id, error }, 'mail attempt failed')
        return unknown
      })
      .finally(() => underway.delete(mail.id))
    underway.set(mail.id, attempting)
    return attempting
  }

  /** Begins attempts at what is due while there are connections. @returns whether there may be more */
  async function beginDue(): Promise<boolean> {
    const places = Math.min(connectionLimit.queue - ofQueue.size, connectionLimit.all - connections)
    // By the clock a lease has run out where it leapt, as after a machine slept; the attempt goes on all the same.
    const claim = () => write((transaction) => outbox.claim(transaction, places, { except: [...underway.keys()] }))
    const mails = places > 0 ? await claim() : []
    for (const mail of mails) {
      const attempting = attempt(mail)
      ofQueue.add(attempting)
      attempting.finally(() => ofQueue.delete(attempting))
    }
    // Where every connection is taken, what is due waits for one; it is not done with.
    const awaited = places > 0 ? ofQueue : new Set(underway.values())
    const isWaiting = awaited.size > 0
    if (isWaiting) await Promise.race(awaited)
    return mails.length > 0 || isWaiting
  }

  /** Sends everything that is due, a few at a time, until nothing is left or the process stops. Never throws. */
  async function sendDue(): Promise<void> {
    round ??= (async () => {
      try {
        while (!stopping.signal.aborted && (await beginDue()));
        log.recovered('outbox')
      } catch (error) {
        log.outage('outbox', { error }, 'outbox not reached')
      } finally {
        round = undefined
      }
    })()
    await round
  }

  /** How a mail stands once it is not being tried any more: not here, and by its row not in another instance. */
  async function settled(mailId: string, deadline: number): Promise<MailStanding> {
    const here = underway.get(mailId)
    if (here) return here
    for (;;) {
      const row = await db
        .selectFrom('outbox')
        .select(['state', 'unsent_reason', 'lease_token'])
        .where('id', '=', mailId)
        .executeTakeFirst()
      if (!row) return { state: 'gave-up', unsent_reason: null }
      if (row.state !== 'waiting' || row.lease_token === null) return row
      if (performance.now() > deadline) return unknown
      await new Promise((resolve) => setTimeout(resolve, lookInterval))
    }
  }

  /**
   * How the mail stands after the work, or that it is not known yet if that takes longer than a visitor should wait or
   * the process stops.
   */
  async function until(deadline: number, work: Promise<MailStanding>): Promise<MailStanding> {
    const { promise: ended, resolve } = Promise.withResolvers<MailStanding>()
    const end = () => resolve(unknown)
    const timeout = setTimeout(end, Math.max(0, deadline - performance.now()))
    stopping.signal.addEventListener('abort', end)
    if (stopping.signal.aborted) end()
    const standing = await Promise.race([work, ended])
    clearTimeout(timeout)
    stopping.signal.removeEventListener('abort', end)
    return standing
  }

  /** Never throws: what the mail belongs to is stored, whatever becomes of this try. */
  async function retry(mailId: string, deadline: number): Promise<MailStanding> {
    try {
      const claim = () => write((transaction) => outbox.claim(transaction, 1, { only: mailId }))
      const [mail] = underway.has(mailId) ? [] : await claim()
      return await (mail ? attempt(mail) : settled(mailId, deadline))
    } catch (error) {
      log.error({ mail: mailId, error }, 'mail not tried again')
      return unknown
    }
  }

  return {
    /**
     * Tries what was queued, after its commit, and says how it stands: after the attempt, at the deadline
     * (`performance.now`), or when the process stops. Never throws.
     */
    deliver: async ({ next, others }: Dispatch, deadline = answerDeadline()): Promise<FormAnswer> => {
      // The mail that is waited for takes its connection first.
      const work = next.kind === 'attempt' ? attempt(next.mail) : undefined
      for (const mail of others) void attempt(mail)
      if (next.kind === 'answer') return next.answer
      return toFormAnswer(await until(deadline, work ?? retry(next.mail.id, deadline)), next.mail.recipient)
    },

    /** Tries a mail that no visitor waits for. */
    attemptLater: (mail: LeasedMail): void => {
      void attempt(mail)
    },

    sendDue,

    /** Sends everything that is due, and waits for all other attempts as well. */
    runQueue: async (): Promise<void> => {
      await sendDue()
      await Promise.all(underway.values())
    },

    /** Ends the waiting of visitors at once, gives attempts under way a moment, then breaks them off. */
    stop: async (grace = 3 * second): Promise<void> => {
      const all = Promise.all([round, ...underway.values()])
      let graceTimer: NodeJS.Timeout | undefined
      await Promise.race([all, new Promise((resolve) => (graceTimer = setTimeout(resolve, grace)))])
      clearTimeout(graceTimer)
      stopping.abort()
      await all
    },
  }
}

type Sender = ReturnType<typeof createSender>

/** What it takes to store something with its mails, and to send these. */
export type MailingDeps = { database: Database; queue: MailQueue; sender: Sender; mail: MailDeps; clock: Clock }
