import type { FastifyRequest } from 'fastify'
import { RequestError } from './request-error.ts'

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a request that changes something comes from our own pages: what the browser
 * says of the site, else its origin against the host asked, else against `SITE_URL`. A client that sends
 * neither header is no browser and carries nobody's rights: public forms take it
 * (docs/requirements.md 7.6).
 */
function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  const origin = headers.origin
  if (origin === undefined) return true
  return origin === siteUrl || (headers.host !== undefined && hostOf(origin) === headers.host)
}

/**
 * Another site must not press our buttons.
 * @throws `wrongOrigin`
 */
export function refuseOtherOrigin(request: Pick<FastifyRequest, 'headers'>, siteUrl: string): void {
  if (!isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
}

/**
 * Only our own pages may act for the administrator.
 * @throws `wrongOrigin`, also for a client that names no origin
 */
export function refuseOtherOrNoOrigin(request: Pick<FastifyRequest, 'headers'>, siteUrl: string): void {
  const names = request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined
  if (!names || !isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
}
