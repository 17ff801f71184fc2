import type { Resolver } from 'node:dns/promises'
import { addressDomain } from '../../contract/forms/email-address.ts'
import type { Config } from '../../server/config.ts'
import { checkContent } from './check-content.ts'
import { checkDns } from './check-dns.ts'
import { checkMail } from './check-mail.ts'
import { checkPages } from './check-pages.ts'
import { checkSettings } from './check-settings.ts'
import { checkSite, checkTls } from './check-site.ts'
import { checkState } from './check-state.ts'
import type { Finding } from './finding.ts'

export type Examination = {
  config: Config
  /** Folder of the checkout. */
  root: string
  /** Asked about the sender's domain. */
  resolver: Resolver
  /** Certificates to be trusted instead of the public ones. */
  ca?: string
  /** Selector of the sender's DKIM key. */
  dkim?: string
  /** Whether a test mail is sent to `WARN_EMAIL`. */
  sendsMail: boolean
  /** Whether links to other sites are opened. */
  asksOthers: boolean
}

export type Chapter = { title: string; findings: Finding[] }

/** The launch check, chapter by chapter as they are done. */
export async function* examine({
  config,
  root,
  resolver,
  ca,
  dkim,
  sendsMail,
  asksOthers,
}: Examination): AsyncGenerator<Chapter> {
  const { siteUrl, mailFrom, smtpUrl } = config
  const smtpHost = smtpUrl && new URL(smtpUrl).hostname
  yield { title: 'Settings', findings: checkSettings(config) }
  const { findings, content } = await checkContent(root)
  yield { title: 'Content', findings }
  yield { title: 'Data', findings: await checkState(config) }
  yield { title: 'Mail', findings: await checkMail(config, { sendsMail, content }) }
  yield {
    title: 'Sender’s domain',
    findings: await checkDns({ resolver, domain: addressDomain(mailFrom.address), smtpHost, dkim }),
  }
  yield { title: 'Site', findings: [...(await checkTls(siteUrl, ca)), ...(await checkSite(config))] }
  yield { title: 'Pages and links', findings: await checkPages(siteUrl, asksOthers) }
}
