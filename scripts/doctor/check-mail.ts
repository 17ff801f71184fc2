import { randomUUID } from 'node:crypto'
import type { Content } from '../../contract/content/content.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { addressDomain } from '../../contract/forms/email-address.ts'
import type { Config } from '../../server/config.ts'
import { createMailTransport } from '../../server/mail/transports.ts'
import { bad, type Finding, look, networkTimeout, ok } from './finding.ts'

/** What to do, by the code of the mail server's side. */
const remedies: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL; special characters are written as %40 and so on.',
  EDNS: 'Check the name of the server in SMTP_URL.',
  ECONNECTION: 'Check server and port in SMTP_URL, and that the host lets port 587 or 465 out.',
  ESOCKET: 'Check server and port in SMTP_URL, and that the host lets port 587 or 465 out.',
  ETLS: 'The certificate of the mail server does not fit its name: write the name that it bears into SMTP_URL.',
  ETIMEDOUT: 'The mail server does not answer: check the port, and that the host lets it out.',
}

/** The way out for mails: one to `WARN_EMAIL`, unless `sendsMail` is false. */
export async function checkMail(
  config: Config,
  { sendsMail, content }: { sendsMail: boolean; content: Content | undefined },
): Promise<Finding[]> {
  // Mails that become files are told of with the settings and the data.
  if (!config.smtpUrl && !config.emailJs) return []
  return [sendsMail ? await sendTestMail(config, content) : look('no test mail was sent', 'Ask without --no-mail.')]
}

async function sendTestMail(config: Config, content: Content | undefined): Promise<Finding> {
  const { warnEmail, mailFrom, siteUrl } = config
  if (isReserved(addressDomain(warnEmail)))
    return bad('no test mail: WARN_EMAIL (or OWNER_EMAIL) is a placeholder', 'Set it to an address that you read.')
  if (!content) return bad('no test mail: the content, which holds the brand, has a fault', 'Mend the content first.')
  const { settings } = content
  const id = randomUUID()
  const text = `Si vous lisez ceci hors du dossier des indésirables, les e-mails de ${siteUrl} arrivent.`
  const delivery = await createMailTransport(config).send(
    {
      id,
      from: { ...mailFrom, name: mailFrom.name ?? settings.brand },
      kind: 'warning',
      reply_to: null,
      thread: null,
      recipient: warnEmail,
      message_id: `<${id}@${new URL(siteUrl).hostname}>`,
      queued_at: new Date().toISOString(),
      subject: 'Essai d’envoi du site',
      text,
      html: `<p>${text}</p>`,
    },
    AbortSignal.timeout(networkTimeout * 2),
  )
  if (delivery.isSent) return ok(`a test mail to ${warnEmail} was accepted; see whether it arrives, and not as spam`)
  const [code = ''] = delivery.detail.split(' ')
  return bad(
    `a test mail to ${warnEmail} was not accepted (${delivery.detail})`,
    remedies[code] ?? 'Check MAIL_FROM: the mail service must know it.',
  )
}
