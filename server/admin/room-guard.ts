import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { roomPages } from '../../contract/api/admin.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import { RequestError } from '../http/problems.ts'
import { isForProgram, pathOfRequest } from '../http/site-routes.ts'
import type { Audit } from './audit.ts'
import type { Auth, Visitor } from './auth.ts'
import { refuseStrangers, toHeaders } from './session-routes.ts'

/** When the line is written: before the handler runs, or once it has succeeded and before its answer leaves. */
type When = 'before' | 'done'
type Declared = { action: AuditAction | ((request: FastifyRequest) => AuditAction); when: When }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the journal says of a call; every route of the room declares it. */
    audit?: Declared | 'nothing'
  }
  interface FastifyRequest {
    /** Who calls; set on every route of the room. */
    administrator: Visitor | null
  }
}

/** Every address below these is the room's: calls, and the pages that the server writes. */
const roomPrefixes = ['/api/admin/', ...Object.values(roomPages)]
const isOfRoom = (url: string) => roomPrefixes.some((prefix) => url.startsWith(prefix))

/**
 * What a route of the room puts into the journal; goes between its address and its handler.
 * Personal data that is read or changed is noted before: nothing is seen or done that is not written down.
 * @param when `done` for what may well fail, like a wrong password at a change of the door
 */
export function audited(action: Declared['action'], when: When = 'before') {
  return { config: { audit: { action, when } } }
}

/** A route of the room that shows and changes no personal data of anybody but the administrator. */
export const unaudited = { config: { audit: 'nothing' } } as const

const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,64}$/.test(text)

/** The administrator who calls a route of the room. */
export function administratorOf(request: FastifyRequest): Visitor {
  if (!request.administrator) throw new Error('this route is not one of the room')
  return request.administrator
}

/**
 * Stands before every route of the room, wherever it is registered after this: asks who is there (the browser's word
 * counts for nothing), and writes the journal. A route that declares nothing for the journal stops the start.
 */
export function guardRoom(
  app: FastifyInstance,
  { auth, audit, siteUrl }: { auth: Auth; audit: Audit; siteUrl: string },
): void {
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const visitor = await auth.findVisitor(toHeaders(request))
    if (!visitor) {
      // A page leads to the door; a program is told.
      const isPage = ['GET', 'HEAD'].includes(request.method) && !isForProgram(pathOfRequest(request))
      if (isPage) return reply.redirect('/admin', 303)
      throw new RequestError('signedOut')
    }
    if (!visitor.isAdministrator) throw new RequestError('notAllowed')
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangers(request, siteUrl)
    request.administrator = visitor
    return undefined
  }

  const record = (request: FastifyRequest, { action }: Declared) => {
    const { id } = request.params as { id?: unknown }
    return audit.record({
      actor: administratorOf(request).userId,
      action: typeof action === 'function' ? action(request) : action,
      subjectId: isId(id) ? id : null,
      requestId: request.id,
    })
  }

  const recordBefore = async (request: FastifyRequest) => {
    const declared = request.routeOptions.config.audit
    if (typeof declared === 'object' && declared.when === 'before') await record(request, declared)
  }

  const recordDone = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const declared = request.routeOptions.config.audit
    if (typeof declared === 'object' && declared.when === 'done' && reply.statusCode < 400) {
      await record(request, declared)
    }
    return payload
  }

  app.decorateRequest('administrator', null)
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!isOfRoom(route.url)) return
    if (route.config?.audit === undefined) {
      throw new Error(`${[route.method].flat().join()} ${route.url} does not say what the journal notes of it`)
    }
    // The route for HEAD is made from the one for GET and has the hooks already.
    const first = [route.onRequest ?? []].flat()
    if ((first as unknown[]).includes(letIn)) return
    route.onRequest = [letIn, ...first]
    route.preHandler = [recordBefore, ...[route.preHandler ?? []].flat()]
    route.onSend = [recordDone, ...[route.onSend ?? []].flat()]
  })
}
