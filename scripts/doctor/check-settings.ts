import { passwordLength } from '../../contract/api/sign-in.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { addressDomain } from '../../contract/forms/email-address.ts'
import type { Config } from '../../server/config.ts'
import { hasPublicHost } from '../../server/monitoring/problems.ts'
import { bad, type Finding, look, ok } from './finding.ts'

/** Settings that are still those of a laptop. */
export function checkSettings(config: Config): Finding[] {
  const isLocal = !hasPublicHost(config.siteUrl)
  const addresses = {
    MAIL_FROM: config.mailFrom.address,
    OWNER_EMAIL: config.ownerEmail,
    ADMIN_EMAIL: config.adminEmail,
  }
  const isMailSet = config.smtpUrl !== undefined || config.emailJs !== undefined
  return [
    isLocal
      ? bad(`SITE_URL is ${config.siteUrl}`, 'Set SITE_URL to the public address of the site, https://www.….')
      : ok(`SITE_URL is ${config.siteUrl}`),
    config.isProduction
      ? ok('SITE_URL asks for TLS')
      : bad(
          'SITE_URL is not https',
          'Put a proxy with TLS in front (deploy/Caddyfile) and write https:// in SITE_URL.',
        ),
    ...Object.entries(addresses).map(([name, address]) =>
      isReserved(addressDomain(address))
        ? bad(`${name} is the placeholder ${address}`, `Set ${name} to an address that you read.`)
        : ok(`${name} is set`),
    ),
    isMailSet
      ? ok('mail has a way out')
      : bad('mails become files and reach no one', 'Set SMTP_URL, or the four EMAILJS_ settings.'),
    config.isProduction && config.trustProxy === false
      ? bad(
          'TRUST_PROXY is unset: behind TLS every visitor would be one client, and each page a redirect',
          'Set TRUST_PROXY to the number of proxies in front, as a rule 1.',
        )
      : ok('TRUST_PROXY fits SITE_URL'),
    config.formLimit === 0
      ? bad('FORM_LIMIT is 0: no limit protects the forms and the mailboxes', 'Remove FORM_LIMIT.')
      : ok(`forms take ${config.formLimit} posts per client in ten minutes`),
    config.adminPassword !== undefined && config.adminPassword.length < passwordLength.advised
      ? bad(`ADMIN_PASSWORD has fewer than ${passwordLength.advised} characters`, 'Choose a longer one.')
      : ok('ADMIN_PASSWORD is not short'),
    config.readyToken === undefined
      ? look('READY_TOKEN is unset: no monitor can look in', 'Set it to a long random text: openssl rand -hex 24.')
      : ok('a monitor can look in'),
  ]
}
