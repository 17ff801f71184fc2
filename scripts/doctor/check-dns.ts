import type { Resolver } from 'node:dns/promises'
import { isReserved } from '../../contract/content/to-replace.ts'
import { bad, type Finding, look, ok, toCode } from './finding.ts'

/** Names under which common mail services publish their key; another one is given with `--dkim`. */
const usualSelectors = [
  ...['default', 'mail', 'dkim', 'key1', 's1', 's2', 'k1', 'k2', 'selector1', 'selector2', 'google', 'fm1', 'fm2'],
  ...['brevo', 'mailjet', 'mandrill', 'ovhmo', 'ionos', 'protonmail', 'zoho', 'scph0620'],
]

/** Texts at a name; none where there is none. Other errors are thrown. */
async function findTexts(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(toCode(error))) return []
    throw error
  }
}

/** SPF (RFC 7208): one record, which ends by refusing others. */
async function checkSpf(resolver: Resolver, domain: string): Promise<Finding> {
  const records = (await findTexts(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record = ''] = records
  if (records.length === 0)
    return bad(
      `SPF: ${domain} names no mail server`,
      `Add a TXT record at ${domain}: "v=spf1 include:<your mail service> -all".`,
    )
  if (records.length > 1)
    return bad(`SPF: ${domain} has ${records.length} records, so none counts`, 'Make one of them.')
  if (/\+all\b/.test(record)) return bad(`SPF: ${domain} lets everybody send`, 'End the record with -all or ~all.')
  if (/[-~]all$/.test(record) || /\bredirect=/.test(record)) return ok(`SPF of ${domain}`)
  return look(`SPF: the record of ${domain} does not refuse others`, 'End it with -all or ~all.')
}

/** DKIM (RFC 6376): a key under the selector that the mail service signs with. */
async function checkDkim(resolver: Resolver, domain: string, dkim: string | undefined): Promise<Finding> {
  for (const selector of dkim ? [dkim] : usualSelectors) {
    const texts = await findTexts(resolver, `${selector}._domainkey.${domain}`)
    if (texts.some((text) => /(^|;)\s*p=[^;\s]/.test(text))) return ok(`DKIM of ${domain}, selector ${selector}`)
  }
  const remedy = `Add the record that your mail service names, at <selector>._domainkey.${domain}.`
  return dkim
    ? bad(`DKIM: no key at ${dkim}._domainkey.${domain}`, remedy)
    : look(
        `DKIM: no key of ${domain} under a usual name`,
        `${remedy} If it is there: npm run doctor -- --dkim <selector>`,
      )
}

/** DMARC (RFC 7489): at the domain, or at the one above it. */
async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  const above = domain.split('.').slice(-2).join('.')
  for (const name of new Set([domain, above])) {
    const records = (await findTexts(resolver, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*;/.test(text))
    if (records.length > 1)
      return bad(`DMARC: ${name} has ${records.length} records, so none counts`, 'Make one of them.')
    const policy = /;\s*p=(\w+)/.exec(records[0] ?? '')?.[1]
    if (policy === 'none')
      return look(`DMARC of ${name} only watches (p=none)`, 'When the reports are clean, write p=quarantine.')
    if (policy) return ok(`DMARC of ${name}, p=${policy}`)
  }
  return bad(`DMARC: ${domain} has no policy`, `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=quarantine".`)
}

async function checkMx(resolver: Resolver, domain: string): Promise<Finding> {
  const hosts = await resolver.resolveMx(domain).catch(() => [])
  return hosts.some(({ exchange }) => exchange !== '')
    ? ok(`${domain} takes mail`)
    : look(`MX: ${domain} takes no mail, so answers and returned mails are lost`, `Add an MX record at ${domain}.`)
}

/**
 * What receivers ask about the sender's domain.
 * @param dkim the selector of the sender's key, if it is known
 */
export async function checkDns(resolver: Resolver, domain: string, dkim?: string): Promise<Finding[]> {
  if (isReserved(domain))
    return [bad(`${domain} is a reserved name: SPF, DKIM and DMARC cannot be asked`, 'Set MAIL_FROM first.')]
  const checks = [
    checkSpf(resolver, domain),
    checkDkim(resolver, domain, dkim),
    checkDmarc(resolver, domain),
    checkMx(resolver, domain),
  ]
  return Promise.all(
    checks.map((check) =>
      check.catch((error) =>
        bad(`DNS does not answer (${toCode(error)})`, 'Check the network and the name servers, then ask again.'),
      ),
    ),
  )
}
