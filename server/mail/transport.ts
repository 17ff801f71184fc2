import type { Mailbox } from './mailbox.ts'
import type { Failure } from './retry-plan.ts'

/** One finished mail as a transport gets it. Addresses are single, already validated ones. */
export type OutgoingMail = {
  id: string
  from: Mailbox
  to: string
  /** Whom an answer goes to, if not to the sender. */
  replyTo?: string
  messageId: string
  /** Message-IDs of the thread that it continues, the oldest first. */
  thread?: readonly string[]
  /** A person wrote it; all others say of themselves that no program needs to answer them. */
  isByHand?: boolean
  date: Date
  subject: string
  html: string
  text: string
}

/** How an attempt ended. `detail` is a code or status for the log, never the server's own words. */
export type Delivery = { isSent: true } | { isSent: false; reason: Failure; detail: string }

/** A way out for mails. */
export type Transport = {
  /** For the line at start: where mail goes. */
  description: string
  /** Never throws; ends when `signal` aborts. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>
}
