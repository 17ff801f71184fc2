import { createTransport } from 'nodemailer'
import { second } from '../../clock.ts'
import { composeMail } from '../compose-mail.ts'
import type { Delivery, Transport } from '../transport.ts'

/** Nodemailer waits up to ten minutes by default; a dead or silent server must not hold the queue. */
const timeouts = {
  dnsTimeout: 5 * second,
  connectionTimeout: 5 * second,
  greetingTimeout: 5 * second,
  socketTimeout: 10 * second,
} as const

/** Sends through the mail server of `SMTP_URL`, one connection per mail. */
export function createSmtp(url: string): Transport {
  const server = new URL(url)
  const mailer = createTransport({ url, ...timeouts })
  return {
    description: `${server.protocol}//${server.host}`,
    send: async (mail, signal) => {
      try {
        await mailer.sendMail({ ...composeMail(mail), signal })
        return { isSent: true }
      } catch (error) {
        return toDelivery(error)
      }
    },
  }
}

/**
 * A permanent answer (5xx) to the envelope or the data concerns this mail and ends its attempts. Everything
 * else, a refused login included, is the mail server's state and is tried again.
 */
function toDelivery(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const detail = responseCode ? `${code ?? 'SMTP'} ${responseCode}` : (code ?? 'error')
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isPermanent = responseCode !== undefined && responseCode >= 500
  return { isSent: false, reason: isAboutMail && isPermanent ? 'refused' : 'unreachable', detail }
}
