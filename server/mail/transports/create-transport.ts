import { mailFolderOf } from '../mail-files.ts'
import type { Transport } from '../transport.ts'
import { createEmailJs, type EmailJsConfig } from './emailjs.ts'
import { createEmlFiles } from './eml-files.ts'
import { createSmtp } from './smtp.ts'

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
