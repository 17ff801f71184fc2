import { isAsciiAddress } from '../../contract/forms/email-address.ts'
import type { OutgoingMail } from './transport.ts'

/**
 * The mail in Nodemailer's terms. Fixed Message-ID and date: every attempt sends the same mail, so that a
 * copy that arrives twice is recognised as one.
 */
export function composeMail(mail: OutgoingMail) {
  return {
    from: mail.from,
    // Objects, never a string: a list or a comment hidden in the text must not become a second recipient.
    to: { name: '', address: mail.to },
    // In a header, letters beyond ASCII would ask for SMTPUTF8 (RFC 6532) of servers that have nothing to do with the
    // address: who gets the mail finds it in the text.
    ...(mail.replyTo && isAsciiAddress(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: mail.from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
