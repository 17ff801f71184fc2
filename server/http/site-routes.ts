import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from './request-error.ts'
import type { SiteAnswers } from './serve-site.ts'

export const pathOfRequest = (request: { url: string }): string => request.url.split('?', 1)[0] ?? '/'

/** Addresses of programs; they get problems where people get pages. */
export const isForProgram = (path: string): boolean => path.startsWith('/api/')

/** The published site on every address that no other route has taken, with a 404 page per language, and the way from old addresses. */
export function registerSite(app: FastifyInstance, site: SiteAnswers): void {
  app.get('/*', async (request, reply) => {
    const path = pathOfRequest(request)
    const file = site.find(path) ?? (await site.make(path))
    if (!file) return sendElsewhere(request, reply)
    reply.hijack()
    return site.send(request.raw, reply.raw, file)
  })

  // Any other method on an address: there is nothing, or something that only wants to be read.
  app.setNotFoundHandler((request, reply) => {
    const path = pathOfRequest(request)
    if (!site.find(path) && !site.findMoved(path)) return sendNotFound(request, reply)
    reply.header('allow', 'GET, HEAD')
    throw new RequestError('methodNotAllowed')
  })

  /** Where a page stood before, the way to where it stands now. Its name may change again, so no cache keeps the way. */
  function sendElsewhere(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOfRequest(request)
    const moved = site.findMoved(path)
    if (moved?.to === undefined) return sendNotFound(request, reply, moved && 410)
    const query = request.url.slice(path.length)
    return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(moved.to + query, 308)
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, status?: 404 | 410) {
    const path = pathOfRequest(request)
    if (isForProgram(path)) throw new RequestError('notFound')
    reply.hijack()
    return site.sendNotFound(request.raw, reply.raw, path, status)
  }
}

/** Answers every method but the allowed ones at `path` with 405, so that a wrong call is told apart from a wrong address. */
export function allowOnly(app: FastifyInstance, path: string, allowed: string[]): void {
  const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  app.route({
    method: all.filter((method) => !allowed.includes(method)),
    url: path,
    handler: (_request, reply) => {
      reply.header('allow', allowed.join(', '))
      throw new RequestError('methodNotAllowed')
    },
  })
}
