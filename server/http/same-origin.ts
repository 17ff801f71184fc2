import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from './request-error.ts'

/** Only our own pages may act for the administrator: here a client that names no origin is refused as well. */
const ofAdministrator = ['/api/admin/', '/api/auth/']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** What the browser says of the site, else its origin against the host asked, else against `SITE_URL`. */
function isSameOrigin({ headers, routeOptions: { url = '' } }: FastifyRequest, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  // A client that sends neither header is no browser and acts with no one's rights: public forms take it.
  if (origin === undefined) return !ofAdministrator.some((prefix) => url.startsWith(prefix))
  return origin === siteUrl || (host !== undefined && hostOf(origin) === host)
}

/**
 * Another site must not press our buttons: whatever is neither GET nor HEAD, on any route that is registered after this,
 * comes from our own pages or fails with `wrongOrigin` before its handler (docs/requirements.md 7.6).
 */
export function refuseOtherOrigins(app: FastifyInstance, siteUrl: string): void {
  app.addHook('preHandler', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && !request.is404 && !isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
  })
}
