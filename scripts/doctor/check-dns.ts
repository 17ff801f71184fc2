import type { Resolver } from 'node:dns/promises'
import { isReserved } from '../../contract/content/to-replace.ts'
import { bad, type Finding, look, ok, toCode } from './finding.ts'

type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/**
 * What receivers ask about the sender's domain: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489), and where answers go.
 * @param dkim the selector of the sender's key, if it is known
 */
export async function checkDns(dns: Dns, domain: string, dkim?: string): Promise<Finding[]> {
  if (isReserved(domain))
    return [bad(`${domain} is a reserved name: SPF, DKIM and DMARC cannot be asked`, 'Set MAIL_FROM first.')]

  /** Texts at a name that are of this kind; none where there is none. */
  async function findTexts(name: string, kind: RegExp): Promise<string[]> {
    try {
      return (await dns.resolveTxt(name)).map((parts) => parts.join('')).filter((text) => kind.test(text))
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes(toCode(error))) return []
      throw error
    }
  }

  async function checkSpf(): Promise<Finding> {
    const [record, ...more] = await findTexts(domain, /^v=spf1(\s|$)/i)
    const remedy = `Have one TXT record at ${domain}: "v=spf1 include:<your mail service> -all".`
    if (record === undefined) return bad(`SPF: ${domain} names no mail server`, remedy)
    if (more.length > 0) return bad(`SPF: ${domain} has several records, so none counts`, remedy)
    if (/\+all\b/.test(record)) return bad(`SPF: ${domain} lets everybody send`, 'End the record with -all or ~all.')
    if (/[-~]all$|\bredirect=/.test(record)) return ok(`SPF of ${domain}`)
    return look(`SPF: the record of ${domain} does not refuse others`, 'End it with -all or ~all.')
  }

  async function checkDkim(): Promise<Finding> {
    if (!dkim)
      return look(
        'DKIM was not looked at',
        'Ask with the selector that your mail service names: npm run doctor -- --dkim <selector>.',
      )
    const name = `${dkim}._domainkey.${domain}`
    const keys = await findTexts(name, /(^|;)\s*p=[^;\s]/)
    if (keys.length > 0) return ok(`DKIM of ${domain}, selector ${dkim}`)
    return bad(`DKIM: no key at ${name}`, 'Add the record that your mail service names.')
  }

  /** At the domain, or at the one above it. */
  async function checkDmarc(): Promise<Finding> {
    for (const name of new Set([domain, domain.split('.').slice(-2).join('.')])) {
      const [record = '', ...more] = await findTexts(`_dmarc.${name}`, /^v=DMARC1\s*;/)
      if (more.length > 0) return bad(`DMARC: ${name} has several records, so none counts`, 'Make one of them.')
      const policy = /;\s*p=(\w+)/.exec(record)?.[1]
      if (policy === 'none')
        return look(`DMARC of ${name} only watches (p=none)`, 'When the reports are clean, write p=quarantine.')
      if (policy) return ok(`DMARC of ${name}, p=${policy}`)
    }
    return bad(`DMARC: ${domain} has no policy`, `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=quarantine".`)
  }

  async function checkMx(): Promise<Finding> {
    const hosts = await dns.resolveMx(domain).catch(() => [])
    return hosts.some(({ exchange }) => exchange !== '')
      ? ok(`${domain} takes mail`)
      : look(`MX: ${domain} takes no mail, so answers and returned mails are lost`, `Add an MX record at ${domain}.`)
  }

  const unanswered = (error: unknown) =>
    bad(`DNS does not answer (${toCode(error)})`, 'Check the network and the name servers, then ask again.')
  return Promise.all([checkSpf, checkDkim, checkDmarc, checkMx].map((check) => check().catch(unanswered)))
}
