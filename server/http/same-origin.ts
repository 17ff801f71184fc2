import type { FastifyRequest } from 'fastify'

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a request that changes something comes from our own pages: what the browser
 * says of the site, else its origin against the host asked, else against `SITE_URL`. A client that sends
 * neither header is no browser and carries nobody's rights: public forms take it
 * (docs/requirements.md 7.6).
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  const origin = headers.origin
  if (origin === undefined) return true
  return origin === siteUrl || (headers.host !== undefined && hostOf(origin) === headers.host)
}
