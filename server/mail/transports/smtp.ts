import { createTransport } from 'nodemailer'
import { second } from '../../runtime/clock.ts'
import { composeMail } from '../compose-mail.ts'
import type { Delivery, Transport } from '../transport.ts'

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
export function createSmtp(url: string): Transport {
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
        return toDelivery(error, handedOver.has(mail.messageId))
      } finally {
        handedOver.delete(mail.messageId)
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
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const toReason = () => {
    if (isHandedOver && responseCode === undefined) return 'uncertain'
    if (code === 'EAUTH' && responseCode !== undefined && responseCode >= 500) return 'loginRefused'
    return isAboutMail && responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unreachable'
  }
  return { isSent: false, reason: toReason(), detail }
}
