import { isAsciiAddress, parseEmailAddress } from '../../contract/forms/email-address.ts'
import type { Failure } from './retry-plan.ts'

/** Longest accepted name before an address, in UTF-16 code units. */
const longestName = 120

/**
 * A name and an address in angle brackets. In quotes a backslash takes the next character as it is (RFC 5322, 3.2.4);
 * a name without them holds none of the characters that structure a header (`specials`, 3.2.3), a dot is let through.
 */
const namedAddress = /^(?:"((?:[^"\\]|\\.)*)"|([^"(),:;<>@[\\\]]*))\s*<([^<>]*)>$/

/**
 * Reads an address, or a name with an address: `Name <address>` (`mailbox`, RFC 5322, 3.4). Comments and groups are
 * not accepted.
 * @returns `undefined` if it is not exactly one of these; without a name of its own it gets that of the brand
 */
export function parseMailbox(text: string): { name: string | undefined; address: string } | undefined {
  const typed = text.trim()
  const [, quoted, plain = '', inBrackets = typed] = namedAddress.exec(typed) ?? []
  const name = (quoted?.replace(/\\(.)/g, '$1') ?? plain).trim()
  const address = parseEmailAddress(inBrackets)
  if (address === undefined || name.length > longestName || /\p{Cc}/u.test(name)) return undefined
  return { name: name || undefined, address }
}

/** One finished mail as a transport gets it. Addresses are single, already validated ones. */
export type OutgoingMail = {
  id: string
  from: { name: string; address: string }
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

/** Bytes whose Base64 fits into one line of the header, behind its name (RFC 2047, 2: 76 characters). */
const wordBytes = 39

/**
 * A subject with typed text that looks like an encoded word: encoded as a whole, so that it is read as it
 * was typed. Nodemailer encodes the letters beyond ASCII only.
 */
function encodeWhole(subject: string): string {
  const words = ['']
  for (const letter of subject.toWellFormed()) {
    if (Buffer.byteLength(`${words.at(-1)}${letter}`) > wordBytes) words.push('')
    words.push(`${words.pop()}${letter}`)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

/**
 * The mail in Nodemailer's terms. Fixed Message-ID and date: every attempt sends the same mail, so that a
 * copy that arrives twice is recognised as one.
 */
export function composeMail(mail: OutgoingMail) {
  const isEncoded = mail.subject.includes('=?')
  return {
    from: mail.from,
    // Objects, never a string: a list or a comment hidden in the text must not become a second recipient.
    to: { name: '', address: mail.to },
    // In a header, letters beyond ASCII would ask for SMTPUTF8 (RFC 6532) of servers that have nothing to do with the
    // address: who gets the mail finds it in the text.
    ...(mail.replyTo && isAsciiAddress(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: mail.from.address, to: [mail.to] },
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    // What it answers, and the whole thread (RFC 5322, 3.6.4).
    ...(mail.thread && { inReplyTo: mail.thread.at(-1), references: [...mail.thread] }),
    ...(!isEncoded && { subject: mail.subject }),
    headers: {
      ...(isEncoded && { Subject: { prepared: true, value: encodeWhole(mail.subject) } }),
      ...(!mail.isByHand && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
