import { randomUUID } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import type { Content } from '../../contract/content/content.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { addressDomain } from '../../contract/forms/email-address.ts'
import type { Config } from '../../server/config.ts'
import { createMailTransport } from '../../server/mail/transports.ts'
import { bad, type Finding, look, ok, toCode } from './finding.ts'

/* What the launch check finds by asking others: the mail server, DNS, the site from outside, other sites. */

/** No question to the network lasts longer (milliseconds). */
const networkTimeout = 8_000

/** What to do, by the code of the mail server's side. */
const remedies: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL; special characters are written as %40 and so on.',
  EDNS: 'Check the name of the server in SMTP_URL.',
  ECONNECTION: 'Check server and port in SMTP_URL, and that the host lets port 587 or 465 out.',
  ESOCKET: 'Check server and port in SMTP_URL, and that the host lets port 587 or 465 out.',
  ETLS: 'The certificate of the mail server does not fit its name: write the name that it bears into SMTP_URL.',
  ETIMEDOUT: 'The mail server does not answer: check the port, and that the host lets it out.',
}

/** The way out for mails: one to `WARN_EMAIL`. */
export async function checkMail(config: Config, content: Content | undefined): Promise<Finding[]> {
  // Mails that become files are named with the settings and the data.
  return config.smtpUrl || config.emailJs ? [await sendTestMail(config, content)] : []
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

const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(networkTimeout), ...options })

async function checkRedirect({ siteUrl, isProduction }: Config): Promise<Finding[]> {
  const { hostname, port } = new URL(siteUrl)
  // Where TLS has a port of its own, no visitor comes by plain http.
  if (!isProduction || port !== '') return []
  const answer = await ask(`http://${hostname}/`).catch(() => undefined)
  const isLed =
    answer && answer.status >= 300 && answer.status < 400 && answer.headers.get('location')?.startsWith('https://')
  return [
    isLed
      ? ok('plain http leads to https')
      : look(`plain http://${hostname} does not lead to https`, 'Let the proxy answer on port 80, too.'),
  ]
}

/** Headers that a proxy or CDN in between may have taken away; the tests look at those of every answer. */
const wanted: [name: string, isGood: (value: string) => boolean, onlyTls?: boolean][] = [
  ['content-security-policy', (value) => value.includes("frame-ancestors 'none'") && !value.includes('unsafe-')],
  ['strict-transport-security', (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000, true],
  ['x-content-type-options', (value) => value === 'nosniff'],
]

function checkHeaders({ headers }: Response, isProduction: boolean): Finding {
  const lost = wanted.filter(
    ([name, isGood, onlyTls]) => (!onlyTls || isProduction) && !isGood(headers.get(name) ?? ''),
  )
  return lost.length === 0
    ? ok('pages carry their headers')
    : bad(
        `pages come without their ${lost.map(([name]) => name).join(', ')}`,
        'Let the proxy or CDN pass the headers on as they are.',
      )
}

/** The site as the world reaches it: its address and certificate, that it was built for it, redirects, headers. */
export async function checkSite(config: Config): Promise<Finding[]> {
  const { siteUrl } = config
  try {
    const began = performance.now()
    const answer = await ask(`${siteUrl}/`)
    const milliseconds = Math.round(performance.now() - began)
    const html = await answer.text()
    if (answer.status !== 200) return [bad(`${siteUrl} answers ${answer.status}`, 'See what stands at that address.')]
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none'
    const ready = await ask(`${siteUrl}/ready`)
    return [
      ok(`${siteUrl} answers in ${milliseconds} ms`),
      new URL(canonical, 'about:blank').origin === siteUrl
        ? ok('the pages were built for this address')
        : bad(
            `the pages were built for another address (${canonical})`,
            'Build and start with the SITE_URL of the settings.',
          ),
      ready.status === 200
        ? ok('the server reaches its database')
        : bad(`/ready answers ${ready.status}`, 'See the log of the server.'),
      ...(await checkRedirect(config)),
      checkHeaders(answer, config.isProduction),
    ]
  } catch (error) {
    return [
      bad(
        `${siteUrl} cannot be reached (${toCode(error)})`,
        'Start the server; check DNS, the firewall, and whether the proxy could fetch a certificate (deploy/Caddyfile).',
      ),
    ]
  }
}

/** Questions asked side by side. */
const parallel = 6

/** Addresses of other sites that stand anywhere in the content; the site’s own links are checked whenever it is published. */
function listForeign(content: Content): string[] {
  const addresses = JSON.stringify(content).match(/https?:\/\/[^\s"'<>()\\]*[^\s"'<>()\\,;.]/g) ?? []
  return [...new Set(addresses)].filter((address) => URL.canParse(address) && !isReserved(new URL(address).hostname))
}

/**
 * Whether the pages of other sites that the content names are there. What has one cause is one finding: a host that does
 * not answer, or a machine without a way out.
 */
export async function checkLinks(content: Content): Promise<Finding[]> {
  const addresses = listForeign(content)
  const queue = addresses.values()
  const statuses = new Map<string, number | string>()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const address of queue)
        statuses.set(address, await ask(address, { redirect: 'follow' }).then(({ status }) => status, toCode))
    }),
  )
  const away = addresses.flatMap((address) => {
    const status = statuses.get(address) ?? 0
    // Many sites turn programs away with 401, 403 or 429: for people they are there.
    const isAway = typeof status === 'string' || status === 404 || status === 410 || status >= 500
    return isAway ? { address, status } : []
  })
  const [first] = away
  if (first && away.length === addresses.length && addresses.length > 1)
    return [
      look(
        `no other site can be reached from this machine (${first.status})`,
        'Let it out (DNS, firewall) to have links checked, or leave them out with --no-links.',
      ),
    ]
  const causes = Map.groupBy(away, ({ address, status }) =>
    status === 404 || status === 410 ? address : `${new URL(address).host} ${status}`,
  )
  return [
    ok(`${addresses.length} addresses of other sites were opened`),
    ...[...causes.values()].flatMap(([one, ...more]) => {
      const others = more.length > 0 ? ` and ${more.length} more` : ''
      return one ? look(`${one.address}${others}: ${one.status}`, 'Open it; replace the link if it is gone.') : []
    }),
  ]
}
