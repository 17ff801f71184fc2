import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { MailText } from '../../contract/mails.ts'
import type { Database } from '../db/database.ts'
import type { Outbox, Tables } from '../db/tables.ts'
import { type Clock, instantOf, minute, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { type LeasedMail, type MailStanding, type OutboxStore, unknownStanding } from './outbox.ts'
import type { Delivery, OutgoingMail, Transport } from './transports.ts'
import type { MailDeps } from './write-mail.ts'

/** One attempt lasts no longer, whatever the other side does: with its end in the database it is over within 30 s. */
const attemptTimeout = 27 * second
/** A visitor waits no longer for the attempt at once (docs/requirements.md 7.8). */
const visitorWait = 8 * second
/**
 * Connections to the mail server at once, and how many of them the queue may have: the others are for visitors who wait.
 * A mail that finds none goes to the queue, and its visitor hears that it is on its way.
 */
const connectionLimit = { all: 8, queue: 4 } as const

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
  const { underway } = outbox
  const stopping = new AbortController()
  let connections = 0
  let isEnding = false
  let round: Promise<unknown> | undefined

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
  async function send(mail: LeasedMail): Promise<Delivery> {
    const { id, kind, attempts } = mail
    const body = readBody(mail)
    if (!body) return { isSent: false, reason: 'unwritable', detail: 'no text' }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeout)])
    const delivery = await transport.send({ ...mail, ...body, from: getFrom() }, signal)
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
      .then((delivery) => write((transaction) => outbox.settle(transaction, mail, delivery)))
      .catch((error) => {
        log.error({ mail: mail.id, error }, 'mail attempt failed')
        return unknownStanding
      })
      .finally(() => underway.delete(mail.id))
    underway.set(mail.id, attempting)
    return attempting
  }

  /** Sends one mail after the other, until none is due, no connection is free or the process stops. */
  async function work(): Promise<void> {
    while (connections < connectionLimit.all && !isEnding) {
      const mail = await write((transaction) => outbox.claim(transaction))
      if (!mail) return
      await attempt(mail)
    }
  }

  /** How a mail stands that another request has tried, or tries: here, or in another instance. */
  async function follow(id: string): Promise<MailStanding> {
    const here = underway.get(id)
    if (here) return here
    const columns = ['state', 'unsent_reason', 'lease_token'] as const
    const row = await db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst()
    return row && row.lease_token === null ? row : unknownStanding
  }

  /**
   * How the mail stands after the attempt, or that it is not known yet if that takes longer than a visitor should wait or
   * the process stops.
   */
  async function until(deadline: number, attempting: Promise<MailStanding>): Promise<MailStanding> {
    const over = new AbortController()
    const signal = AbortSignal.any([stopping.signal, over.signal])
    const ended = wait(Math.max(0, deadline - performance.now()), unknownStanding, { signal })
    const standing = await Promise.race([attempting, ended.catch(() => unknownStanding)])
    over.abort()
    return standing
  }

  return {
    /**
     * Tries what was queued, after its commit, and says how it stands: after the attempt, at the deadline
     * (`performance.now`), or when the process stops. Never throws: what the mail belongs to is stored, whatever becomes
     * of this try.
     */
    deliver: async ({ next, others }: Dispatch, deadline = answerDeadline()): Promise<FormAnswer> => {
      // The mail that is waited for takes its connection first.
      const attempting = next.kind === 'attempt' ? attempt(next.mail) : undefined
      for (const mail of others) void attempt(mail)
      if (next.kind === 'answer') return next.answer
      const standing = attempting ?? follow(next.mail.id).catch(() => unknownStanding)
      return toFormAnswer(await until(deadline, standing), next.mail.recipient)
    },

    /** Tries a mail that no visitor waits for. */
    attemptLater: (mail: LeasedMail): void => {
      void attempt(mail)
    },

    /** Sends everything that is due, a few at a time. @throws if the database is away */
    sendDue: async (): Promise<void> => {
      const workers = Promise.allSettled(Array.from({ length: connectionLimit.queue }, work))
      round = workers
      // One that fails leaves the others to end their mails.
      const failed = (await workers).find((ended) => ended.status === 'rejected')
      if (failed) throw failed.reason
    },

    /** Waits for all attempts. */
    finish: async (): Promise<void> => {
      await Promise.all(underway.values())
    },

    /** Gives attempts under way a moment, then breaks them off and ends the waiting of visitors. */
    stop: async (grace = 3 * second): Promise<void> => {
      isEnding = true
      const all = Promise.allSettled([round, ...underway.values()])
      await Promise.race([all, wait(grace, undefined, { ref: false })])
      stopping.abort()
      await all
    },
  }
}

type Sender = ReturnType<typeof createSender>

/** What it takes to store something with its mails, and to send these. */
export type MailingDeps = { database: Database; outbox: OutboxStore; sender: Sender; mail: MailDeps; clock: Clock }

/** What a transaction leaves to be sent once it is committed, see `deliver` of the sender. */
export type Dispatch = {
  next:
    | { kind: 'answer'; answer: FormAnswer }
    | { kind: 'attempt'; mail: LeasedMail }
    // Another request has it.
    | { kind: 'underway'; mail: Pick<Outbox, 'id' | 'recipient'> }
  /** Mails that are tried although no visitor waits for them. */
  others: LeasedMail[]
}

/** A mail that was queued before. */
type EarlierMail = MailStanding & Pick<Outbox, 'id' | 'recipient'>

/** Nothing to send: this is the answer. */
export const withoutMail = (answer: FormAnswer): Dispatch => ({ next: { kind: 'answer', answer }, others: [] })

/** The mail just queued is tried at once; where a limit keeps it waiting, that is the answer. */
export const firstAttempt = (mail: LeasedMail | undefined): Dispatch =>
  mail ? { next: { kind: 'attempt', mail }, others: [] } : withoutMail({ sent: false, reason: 'capped' })

/** Why a mail waits for something else than its next try: a place, a digest, or whether it has arrived after all. */
export const holds: readonly Outbox['unsent_reason'][] = ['capped', 'digest', 'uncertain']

/** A mail queued before is tried now if it waits for nothing else; how it stands is the answer. */
export async function anotherAttempt(
  transaction: Transaction<Tables>,
  outbox: Pick<OutboxStore, 'claim'>,
  mail: EarlierMail,
): Promise<Dispatch> {
  if (mail.state !== 'waiting' || holds.includes(mail.unsent_reason))
    return withoutMail(toFormAnswer(mail, mail.recipient))
  const claimed = await outbox.claim(transaction, mail.id)
  return claimed ? firstAttempt(claimed) : { next: { kind: 'underway', mail }, others: [] }
}

/** A reader gets at most one delivered mail of a kind within this time, however often it is asked for (docs/requirements.md 8.4). */
const mailPause = 15 * minute

/**
 * What to do where the newest mail of its kind is asked for again, if it waits or has just arrived.
 * @returns `undefined` if another mail is due
 */
export async function dispatchAgain(
  transaction: Transaction<Tables>,
  { outbox, clock }: Pick<MailingDeps, 'outbox' | 'clock'>,
  latest: (EarlierMail & Pick<Outbox, 'sent_at'>) | undefined,
): Promise<Dispatch | undefined> {
  const isRecent = latest?.sent_at != null && latest.sent_at > instantOf(clock, -mailPause)
  return latest?.state === 'waiting' || isRecent ? anotherAttempt(transaction, outbox, latest) : undefined
}

/** What a mail's standing means to the person who waits for it; where it was refused, its recipient may be why. */
function toFormAnswer({ state, unsent_reason }: MailStanding, recipient: string): FormAnswer {
  if (state === 'sent') return { sent: true }
  if (state === 'uncertain' || unsent_reason === 'uncertain') return { sent: false, reason: 'uncertain' }
  if (unsent_reason === 'badAddress') return { sent: false, reason: 'badAddress' }
  if (unsent_reason === 'refused') return { sent: false, reason: isAsciiAddress(recipient) ? 'refused' : 'notAscii' }
  if (unsent_reason === 'filed') return { sent: false, reason: 'filed' }
  // The owner has to look at it.
  if (unsent_reason === 'unwritable') return { sent: false, reason: 'quarantined' }
  if (unsent_reason === 'capped' || unsent_reason === 'digest') return { sent: false, reason: 'capped' }
  return { sent: false, reason: unsent_reason === null ? 'underway' : 'unreachable' }
}
