import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { isAsciiAddress, parseEmailAddress } from '../../contract/forms/email-address.ts'
import type { MailText } from '../../contract/mails.ts'
import type { Database } from '../db/database.ts'
import type { Outbox } from '../db/tables.ts'
import { second } from '../runtime/clock.ts'
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

/** One finished mail as a transport gets it: what the outbox says of it. Addresses are single, already validated ones. */
export type OutgoingMail = MailText &
  Pick<Outbox, 'id' | 'kind' | 'recipient' | 'reply_to' | 'message_id' | 'thread' | 'queued_at'> & {
    from: { name: string; address: string }
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

/**
 * The mail in Nodemailer's terms. Fixed Message-ID and date: every attempt sends the same mail, so that a
 * copy that arrives twice is recognised as one.
 */
export function composeMail(mail: OutgoingMail) {
  const thread = mail.thread?.split(' ')
  return {
    from: mail.from,
    // Objects, never a string: a list or a comment hidden in the text must not become a second recipient.
    to: { name: '', address: mail.recipient },
    // In a header, letters beyond ASCII would ask for SMTPUTF8 (RFC 6532) of servers that have nothing to do with the
    // address: who gets the mail finds it in the text.
    ...(mail.reply_to && isAsciiAddress(mail.reply_to) && { replyTo: { name: '', address: mail.reply_to } }),
    envelope: { from: mail.from.address, to: [mail.recipient] },
    text: mail.text,
    html: mail.html,
    messageId: mail.message_id,
    date: new Date(mail.queued_at),
    // What it answers, and the whole thread (RFC 5322, 3.6.4).
    ...(thread && { inReplyTo: thread.at(-1), references: thread }),
    // No reader may take typed text for an encoded word (RFC 2047).
    subject: mail.subject.replaceAll('=?', '= ?'),
    // A person wrote an answer; all others say of themselves that no program needs to answer them.
    ...(mail.kind !== 'answer' && {
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The transport that the settings name: EmailJS wins over SMTP, and without either mails become files. */
export function createMailTransport(config: {
  emailJs: EmailJsConfig | undefined
  smtpUrl: string | undefined
  mailAsFiles: boolean
  dataDir: string
}): Transport {
  if (config.emailJs) return createEmailJs(config.emailJs)
  if (config.smtpUrl) return createSmtp(config.smtpUrl)
  return createEmlFiles(mailFolderOf(config), !config.mailAsFiles)
}

/**
 * Nodemailer waits up to ten minutes by default; a dead server must not hold the queue. A server that is only slow to
 * answer may take as long as the whole attempt, which its signal ends: broken off earlier, the mail would come twice.
 */
const timeouts = {
  dnsTimeout: 5 * second,
  connectionTimeout: 5 * second,
  greetingTimeout: 5 * second,
  socketTimeout: 30 * second,
} as const

/** Sends through the mail server of `SMTP_URL`, one connection per mail. */
function createSmtp(url: string): Transport {
  const server = new URL(url)
  const mailer = createTransport({ url, ...timeouts })
  /** Message-IDs of mails whose text went out to its end: from then on the server may have taken the mail. */
  const handedOver = new Set<string | undefined>()
  mailer.use('stream', ({ data, message }, done) => {
    // The connection reads the text only once the server has asked for it (354).
    message.processFunc((text) => text.once('end', () => handedOver.add(data.messageId)))
    done()
  })
  return {
    description: `${server.protocol}//${server.host}`,
    send: async (mail, signal) => {
      try {
        await mailer.sendMail({ ...composeMail(mail), signal })
        return { isSent: true }
      } catch (error) {
        return toDelivery(error, handedOver.has(mail.message_id))
      } finally {
        handedOver.delete(mail.message_id)
      }
    },
  }
}

/**
 * A permanent answer (5xx) to the envelope or the data concerns this mail and ends its attempts; no answer at all to
 * the data leaves open whether it was taken. A refused login and everything else is the mail server's state.
 */
function toDelivery(error: unknown, isHandedOver: boolean): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const detail = responseCode ? `${code ?? 'SMTP'} ${responseCode}` : (code ?? 'error')
  const isForGood = responseCode !== undefined && responseCode >= 500
  const toReason = () => {
    if (isHandedOver && responseCode === undefined) return 'uncertain'
    if (isForGood && code === 'EAUTH') return 'loginRefused'
    return isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'unreachable'
  }
  return { isSent: false, reason: toReason(), detail }
}

/** Where mails become files while no mail server is set. Those written then stay when one is set later. */
export const mailFolderOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'mail')

/** Looked up in the database at a time. */
const batch = 500

/** Removes every file whose mail is gone or whose text was emptied, whichever way mails leave today. */
export async function sweepMailFiles({ db }: Pick<Database, 'db'>, folder: string): Promise<void> {
  // Read before the database: a mail that is written meanwhile is in neither.
  const files = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f-]{36}\.eml(\.part)?$/.test(name))
  for (let from = 0; from < files.length; from += batch) {
    const some = files.slice(from, from + batch)
    const ids = some.map((name) => name.slice(0, 36))
    const mails = db.selectFrom('outbox').select('id').where('id', 'in', ids).where('text', 'is not', null)
    const kept = new Set((await mails.execute()).map(({ id }) => id))
    for (const name of some) if (!kept.has(name.slice(0, 36))) await rm(join(folder, name), { force: true })
  }
}

/**
 * Writes each mail as an `.eml` file (mode 0600), named by its id: mail without a mail server.
 * @param isSent whether that is the end of it, as on a laptop; else it waits for a mail server
 */
export function createEmlFiles(folder: string, isSent: boolean): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    description: folder,
    send: async (mail) => {
      try {
        const { message } = await composer.sendMail(composeMail(mail))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Written beside and renamed, so that a reader never sees half a mail.
        const file = join(folder, `${mail.id}.eml`)
        await writeFile(`${file}.part`, message, { mode: 0o600 })
        await rename(`${file}.part`, file)
        return isSent ? { isSent } : { isSent, reason: 'filed', detail: 'MAIL=files' }
      } catch (error) {
        const detail = error instanceof Error && 'code' in error ? String(error.code) : 'write'
        return { isSent: false, reason: 'unreachable', detail }
      }
    },
  }
}

export type EmailJsConfig = {
  serviceId: string
  templateId: string
  publicKey: string
  privateKey: string
  origin: string
}

/** Of the answers that refuse (4xx), those that pass by themselves: too slow, too many. */
const passing = new Set([408, 429])

/**
 * Sends through the EmailJS service: success is status 200 or the text
 * `OK`, a network failure has status 0. Its own client library fixes https and has no timeout.
 */
export function createEmailJs(config: EmailJsConfig): Transport {
  return {
    description: `EmailJS, ${config.origin}`,
    send: async (mail, signal) => {
      try {
        const response = await post(config, mail, signal)
        const text = await response.text()
        if (response.status === 200 || text === 'OK') return { isSent: true }
        return { isSent: false, reason: toReason(response.status, text), detail: `emailjs ${response.status}` }
      } catch (error) {
        const reason = isBeforeRequest(error) ? 'unreachable' : 'uncertain'
        return { isSent: false, reason, detail: 'emailjs Network Error' }
      }
    },
  }
}

function toReason(status: number, text: string) {
  if (status < 400 || status >= 500 || passing.has(status)) return 'unreachable'
  return /invalid email format/i.test(text) ? 'badAddress' : 'refused'
}

const post = (config: EmailJsConfig, mail: OutgoingMail, signal: AbortSignal) =>
  fetch(`${config.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '3.11.0',
      user_id: config.publicKey,
      accessToken: config.privateKey,
      service_id: config.serviceId,
      template_id: config.templateId,
      template_params: {
        to_email: mail.recipient,
        from_name: mail.from.name,
        from_email: mail.from.address,
        reply_to: mail.reply_to ?? mail.from.address,
        subject: mail.subject,
        message: mail.text,
        message_html: mail.html,
        message_id: mail.message_id,
      },
    }),
    // Followed, a redirect would turn into a GET whose 200 says nothing of the mail.
    redirect: 'manual',
    signal,
  })

/** Failures of `fetch` after which no request can have reached the service. */
const beforeRequest = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'],
])

function isBeforeRequest(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && beforeRequest.has(String(cause.code))
}
