import type { EmailJsConfig } from '../../config.ts'
import type { Delivery, Transport } from '../transport.ts'

/**
 * Sends through the EmailJS service (specification, section 7, call 7): success is status 200 or the text
 * `OK`, a network failure has status 0. Its own client library fixes https and has no timeout.
 */
export function createEmailJs(config: EmailJsConfig): Transport {
  return {
    description: `EmailJS, ${config.origin}`,
    send: async (mail, signal) => {
      const { status, text } = await post(config, toParameters(mail), signal)
      if (status === 200 || text === 'OK') return { isSent: true }
      // 400 is about this mail (RFC 9110, 15.5.1); keys, quota and outages are about the service.
      const reason = status === 400 ? 'refused' : 'unreachable'
      return { isSent: false, reason, detail: `emailjs ${status}` } satisfies Delivery
    },
  }
}

function toParameters(mail: Parameters<Transport['send']>[0]) {
  return {
    to_email: mail.to,
    from_name: mail.from.name,
    from_email: mail.from.address,
    reply_to: mail.replyTo ?? mail.from.address,
    subject: mail.subject,
    message: mail.text,
    message_html: mail.html,
    message_id: mail.messageId,
  }
}

async function post(config: EmailJsConfig, parameters: Record<string, string>, signal: AbortSignal) {
  try {
    const response = await fetch(`${config.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: '3.11.0',
        user_id: config.publicKey,
        accessToken: config.privateKey,
        service_id: config.serviceId,
        template_id: config.templateId,
        template_params: parameters,
      }),
      signal,
    })
    return { status: response.status, text: (await response.text()).slice(0, 200) }
  } catch {
    return { status: 0, text: 'Network Error' }
  }
}
