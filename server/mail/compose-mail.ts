import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { OutgoingMail } from './transport.ts'

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
