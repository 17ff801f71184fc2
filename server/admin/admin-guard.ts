import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { adminScreens } from '../../contract/api/admin.ts'
import { previewPage } from '../../contract/api/admin-contents.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import { addressCheckDigits } from '../../contract/api/sign-in.ts'
import type { Audit } from '../auth/audit.ts'
import { type Auth, toHeaders, type Visitor } from '../auth/auth.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError } from '../http/request-error.ts'
import { isForProgram, pathOfRequest } from '../http/site-answers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the journal says of a call that succeeded. */
    audit?: AuditAction | 'nothing'
  }
  interface FastifyRequest {
    /** Who calls; set on every route of the administrator. */
    administrator: Visitor | null
  }
}

/** Every address below these is the administrator's: calls, and the frame of a preview. */
const prefixes = ['/api/admin/', previewPage]

/** What a route puts into the journal once it has succeeded, before its answer leaves; goes between address and handler. */
export const audited = (action: AuditAction) => ({ config: { audit: action } })

/** A route that takes a POST but only prepares a change. */
export const unaudited = { config: { audit: 'nothing' } } as const

const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,64}$/.test(text)

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** The administrator who calls. */
export function administratorOf(request: FastifyRequest): Visitor {
  if (!request.administrator) throw new Error('this route is not one of the administrator')
  return request.administrator
}

/**
 * Stands before every route of the administrator, wherever it is registered after this: asks who is there (the
 * browser's word counts for nothing), and writes the journal. A route that changes something and declares nothing for
 * the journal stops the start.
 */
export function guardAdmin(app: FastifyInstance, { auth, audit }: { auth: Auth; audit: Audit }): void {
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const visitor = await auth.findVisitor(toHeaders(request))
    if (!visitor) {
      // A page leads to the sign-in; a program is told.
      if (isRead(request.method) && !isForProgram(pathOfRequest(request))) return reply.redirect('/admin', 303)
      throw new RequestError('signedOut')
    }
    if (!visitor.isAdministrator) throw new RequestError('notAllowed')
    request.administrator = visitor
    return undefined
  }

  const record = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const action = request.routeOptions.config.audit
    if (action === undefined || action === 'nothing' || reply.statusCode >= 400) return payload
    const { id } = request.params as { id?: unknown }
    const subject_id = isId(id) ? id : null
    await audit.record({ actor: administratorOf(request).userId, action, subject_id, request_id: request.id })
    return payload
  }

  app.decorateRequest('administrator', null)
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!prefixes.some((prefix) => route.url.startsWith(prefix))) return
    const methods = [route.method].flat()
    if (route.config?.audit === undefined && !methods.every(isRead)) {
      throw new Error(`${methods.join()} ${route.url} does not say what the journal says of it`)
    }
    // The route for HEAD is made from the one for GET and has the hooks already.
    const first = [route.onRequest ?? []].flat()
    if ((first as unknown[]).includes(letIn)) return
    route.onRequest = [letIn, ...first]
    route.onSend = [record, ...[route.onSend ?? []].flat()]
  })
}

/** What the page compares a typed address with before any call: a salt and 8 bits of a hash, which name no one. */
export function toAddressCheck(adminEmail: string, salt = randomBytes(8).toString('hex')): string {
  const hash = createHash('sha256').update(`${salt}:${adminEmail.trim().toLowerCase()}`).digest('hex')
  return `${salt}:${hash.slice(0, addressCheckDigits)}`
}

/**
 * The administrator's page, at the address of every screen. It is never cached: what it is told depends on the settings.
 * @param isDemo whether each screen says that nothing it shows is real
 */
export function registerAdminPage(
  app: FastifyInstance,
  pages: Pick<Pages, 'send'>,
  adminEmail: string,
  isDemo?: true,
): void {
  const state = { adminCheck: toAddressCheck(adminEmail), ...(isDemo && { isDemo }) }
  for (const path of Object.values(adminScreens).flatMap((screen) =>
    screen === '/admin' ? screen : [screen, `${screen}/*`],
  )) {
    app.get(path, (_request, reply) => pages.send(reply, { page: 'admin' }, { state }))
  }
}
