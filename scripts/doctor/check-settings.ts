import { passwordLength } from '../../contract/api/sign-in.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { addressDomain } from '../../contract/forms/email-address.ts'
import type { Config } from '../../server/config.ts'
import { hasPublicHost } from '../../server/monitoring/problems.ts'
import { bad, type Finding, look, ok } from './finding.ts'

/** Whether a mail server elsewhere may be spoken to in clear. */
function isClear(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return (
    protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !/^(127\.|\[?::1|localhost$)/.test(hostname)
  )
}

/** Settings that are still those of a laptop. Those that a server refuses to start with are told by its start. */
export function checkSettings(config: Config): Finding[] {
  const { siteUrl, isProduction, smtpUrl, emailJs, mailAsFiles, formLimit, adminPassword } = config
  const addresses = {
    MAIL_FROM: config.mailFrom.address,
    OWNER_EMAIL: config.ownerEmail,
    ADMIN_EMAIL: config.adminEmail,
  }
  const findings: Finding[] = []
  if (!isProduction || !hasPublicHost(siteUrl))
    findings.push(
      bad(
        `SITE_URL is ${siteUrl}, no public address with https`,
        'Put a proxy with TLS in front (deploy/Caddyfile), and set SITE_URL to the address of the site, https://www.….',
      ),
    )
  for (const [name, address] of Object.entries(addresses)) {
    if (isReserved(addressDomain(address)))
      findings.push(bad(`${name} is the placeholder ${address}`, `Set ${name} to an address that you read.`))
  }
  // With MAIL=files the server itself warns of it.
  if (!(smtpUrl || emailJs || mailAsFiles))
    findings.push(bad('mails become files and reach no one', 'Set SMTP_URL, or the four EMAILJS_ settings.'))
  if (smtpUrl && isClear(smtpUrl))
    findings.push(look('SMTP_URL does not demand TLS of the mail server', 'Add ?requireTLS=true to it.'))
  if (formLimit === 0)
    findings.push(bad('FORM_LIMIT is 0: no limit protects the forms and the mailboxes', 'Remove FORM_LIMIT.'))
  if (adminPassword !== undefined && adminPassword.length < passwordLength.advised)
    findings.push(bad(`ADMIN_PASSWORD has fewer than ${passwordLength.advised} characters`, 'Choose a longer one.'))
  return findings.length > 0 ? findings : [ok('no setting is that of a laptop')]
}
