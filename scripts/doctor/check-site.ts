import type { Config } from '../../server/config.ts'
import { bad, type Finding, look, networkTimeout, ok, toCode } from './finding.ts'

export const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
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
