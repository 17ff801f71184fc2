import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Addresses of the older site that live on under another name. */
const movedPaths: Record<string, string> = { '/politique-confidentialite': '/politique-de-confidentialite' }

/** Asked from inside, by address and without TLS: by the host's checks and by a monitor. */
const pathsOfMachines = new Set(['/health', '/ready', '/metrics'])

/**
 * One address per page: no trailing slash, no other host, no plain http where `SITE_URL` is https. Each
 * detour is a single permanent redirect (308 keeps the method and the body).
 */
export function registerAddressRules(
  app: FastifyInstance,
  { siteUrl, isProduction }: Pick<Config, 'siteUrl' | 'isProduction'>,
): void {
  const siteHost = new URL(siteUrl).host
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2)
    const isElsewhere = isProduction && (request.host !== siteHost || request.protocol !== 'https')
    if (isElsewhere && pathsOfMachines.has(path)) return
    // Leading slashes are folded too: `//host/` would lead away from the site.
    const tidy = path === '/' ? path : `/${path.replace(/^\/+|\/+$/g, '')}`
    const target = movedPaths[tidy] ?? tidy
    if (target === path && !isElsewhere) return
    const address = query === undefined ? target : `${target}?${query}`
    return reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(isElsewhere ? `${siteUrl}${address}` : address, 308)
  })
}
