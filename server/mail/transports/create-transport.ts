import type { Config } from '../../config.ts'
import { mailFolderOf } from '../mail-files.ts'
import type { Transport } from '../transport.ts'
import { createEmailJs } from './emailjs.ts'
import { createEmlFiles } from './eml-files.ts'
import { createSmtp } from './smtp.ts'

/** The transport that the settings name: EmailJS wins over SMTP, and without either mails become files. */
export function createMailTransport(config: Pick<Config, 'emailJs' | 'smtpUrl' | 'dataDir'>): Transport {
  if (config.emailJs) return createEmailJs(config.emailJs)
  if (config.smtpUrl) return createSmtp(config.smtpUrl)
  return createEmlFiles(mailFolderOf(config))
}
