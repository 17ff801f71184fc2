import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from './request-error.ts'
import { pathOfRequest } from './site-answers.ts'

/** Addresses that lead on to what stands under another name (docs/requirements.md 2.4). */
const movedPaths: Record<string, string> = {
  '/politique-confidentialite': '/politique-de-confidentialite',
  '/audit-dach/exemple.pdf': '/audit-dach/exemple',
  '/favicon.ico': '/icon-192.png',
}

/** Asked from inside, by address and without TLS: by the host's checks and by a monitor. */
const pathsOfMachines = new Set(['/health', '/ready'])

/** What browsers, or a proxy that decodes, read as a slash; two of them lead to another host. */
const leadingSlashes = /^(?:[/\\]|%5c)+/i

/** A path with one slash before and none after it. */
function toTidyPath(path: string): string {
  const rest = path.replace(leadingSlashes, '')
  let { length } = rest
  while (rest[length - 1] === '/') length -= 1
  return `/${rest.slice(0, length)}`
}

/**
 * One address per page: no trailing slash, no other host, no plain http where `SITE_URL` is https. Each
 * detour is a single permanent redirect (308 keeps the method and the body; docs/requirements.md 2.4).
 */
export function registerAddressRules(
  app: FastifyInstance,
  { siteUrl, isProduction }: { siteUrl: string; isProduction: boolean },
): void {
  const siteHost = new URL(siteUrl).host
  /** What was posted has arrived, whatever the proxy says of the way: from here to our own address it would only go round. */
  const isOurPost = ({ method, host, headers }: FastifyRequest) =>
    method !== 'GET' && method !== 'HEAD' && (host === siteHost || headers.origin === siteUrl)
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOfRequest(request)
    const isElsewhere =
      isProduction && (request.host !== siteHost || request.protocol !== 'https') && !isOurPost(request)
    if (isElsewhere && pathsOfMachines.has(path)) return
    const tidy = toTidyPath(path)
    const target = movedPaths[tidy] ?? tidy
    if (target === path && !isElsewhere) return
    const address = target + request.url.slice(path.length)
    return reply
      .header('cache-control', isElsewhere ? 'no-store' : 'public, max-age=3600')
      .header('vary', 'host, x-forwarded-proto')
      .redirect(isElsewhere ? `${siteUrl}${address}` : address, 308)
  })
}

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
