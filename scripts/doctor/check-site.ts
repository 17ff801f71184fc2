import { connect } from 'node:tls'
import type { Config } from '../../server/config.ts'
import { day } from '../../server/runtime/clock.ts'
import { bad, type Finding, look, networkTimeout, ok, toCode } from './finding.ts'

/** Certificates are renewed thirty days before their end; one that is closer to it was not. */
const renewedBefore = 14 * day

export const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(networkTimeout), ...options })

type Certificate = { isTrusted: boolean; reason: string; protocol: string; rest: number }

function readCertificate({ hostname, port }: URL, ca: string | undefined): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false }
    const socket = connect({ ...options, ...(ca ? { ca } : {}) }, () => {
      const rest = Date.parse(socket.getPeerCertificate().valid_to) - Date.now()
      const reason = String(socket.authorizationError ?? '')
      resolve({ isTrusted: socket.authorized, reason, protocol: socket.getProtocol() ?? '', rest })
      socket.destroy()
    })
    socket.setTimeout(networkTimeout, () => socket.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })))
    socket.on('error', reject)
  })
}

/** The certificate of an https site. @param ca trusted instead of the public ones */
export async function checkTls(siteUrl: string, ca?: string): Promise<Finding[]> {
  const url = new URL(siteUrl)
  if (url.protocol !== 'https:') return []
  try {
    const { isTrusted, reason, protocol, rest } = await readCertificate(url, ca)
    const days = Math.floor(rest / day)
    if (!isTrusted)
      return [
        bad(
          `TLS: the certificate of ${url.host} is not trusted (${reason})`,
          'Let Caddy fetch one (deploy/Caddyfile), and check that the name leads here.',
        ),
      ]
    return [
      rest < renewedBefore
        ? bad(`TLS: the certificate ends in ${days} days`, 'See in the log of the proxy why it was not renewed.')
        : ok(`TLS: the certificate is trusted and good for ${days} days`),
      ['TLSv1.2', 'TLSv1.3'].includes(protocol)
        ? ok(`TLS: ${protocol}`)
        : bad(`TLS: ${protocol} is no longer safe (RFC 8996)`, 'Allow TLS 1.2 and 1.3 only.'),
    ]
  } catch (error) {
    return [bad(`TLS: ${url.host} cannot be reached (${toCode(error)})`, 'Check DNS, the firewall and the proxy.')]
  }
}

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

const wanted: [name: string, isGood: (value: string) => boolean, onlyTls?: boolean][] = [
  ['content-security-policy', (value) => value.includes("frame-ancestors 'none'") && !value.includes('unsafe-')],
  ['strict-transport-security', (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000, true],
  ['x-content-type-options', (value) => value === 'nosniff'],
  ['cross-origin-opener-policy', (value) => value === 'same-origin'],
  ['cross-origin-resource-policy', (value) => value === 'same-origin'],
  ['referrer-policy', (value) => value !== '' && !value.includes('unsafe-url')],
  ['permissions-policy', (value) => value.includes('camera=()')],
]

async function checkHeaders({ siteUrl, isProduction }: Config): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [path, status] of [
    ['/', 200],
    ['/no-such-page', 404],
    ['/contact/', 308],
    ['/api/checklist', 405],
  ] as const) {
    const answer = await ask(`${siteUrl}${path}`)
    const lost = wanted
      .filter(([name, isGood, onlyTls]) => (!onlyTls || isProduction) && !isGood(answer.headers.get(name) ?? ''))
      .map(([name]) => name)
    if (answer.status !== status)
      findings.push(
        bad(
          `${path} answers ${answer.status}, not ${status}`,
          'Is this site what answers there? See what stands in between.',
        ),
      )
    else if (lost.length > 0)
      findings.push(
        bad(`${path} comes without its ${lost.join(', ')}`, 'Let the proxy or CDN pass the headers on as they are.'),
      )
  }
  return findings.length > 0 ? findings : [ok('every answer carries its headers')]
}

/** The site as the world reaches it: its address, that it was built for it, redirects, headers. */
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
      ...(await checkHeaders(config)),
    ]
  } catch (error) {
    return [
      bad(
        `${siteUrl} cannot be reached (${toCode(error)})`,
        'Start the server; check DNS, the firewall and the proxy.',
      ),
    ]
  }
}
