import type { OutgoingMail, Transport } from './transport.ts'

export type EmailJsConfig = {
  serviceId: string
  templateId: string
  publicKey: string
  privateKey: string
  origin: string
}

/** Of the answers that refuse (4xx), those that pass by themselves: too slow, too many. */
const passing = new Set([408, 429])

/** Of its answer no more is read; `OK` is two letters. */
const longestAnswer = 200

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
        const text = await readBeginning(response)
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
        to_email: mail.to,
        from_name: mail.from.name,
        from_email: mail.from.address,
        reply_to: mail.replyTo ?? mail.from.address,
        subject: mail.subject,
        message: mail.text,
        message_html: mail.html,
        message_id: mail.messageId,
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

async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) break
  }
  return text.slice(0, longestAnswer)
}
