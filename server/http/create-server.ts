import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { statusOf } from '../../contract/api/errors.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import { localeOfPath } from '../../contract/locales.ts'
import { second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { isOutage } from '../runtime/outage.ts'
import { limitBody, limitPipelining, prepareClose, stopListening } from './connections.ts'
import type { Pages } from './pages.ts'
import { acceptFormBodies } from './request-body.ts'
import { RequestError, sendRequestError, toRequestError } from './request-error.ts'
import { bareContentSecurityPolicy } from './security-headers.ts'
import { isForProgram, pathOfRequest, type SiteAnswers } from './site-answers.ts'

/** How long a client may take for a body that a route takes although it is longer than forms: as long as the page waits. */
const longBody = 180 * second

/** How long a client may take for a request and keep a silent connection open; Node's defaults are minutes. */
const socketLimits = {
  // For all requests alike: `limitBody` ends most of them sooner.
  requestTimeout: longBody,
  headersTimeout: 10 * second,
  keepAliveTimeout: 10 * second,
  connectionsCheckingInterval: 2 * second,
  maxHeaderSize: 16 * 1024,
  // Spares every GET the stream of a body that it has not.
  optimizeEmptyRequests: true,
} as const

export type ServerDeps = {
  /** Hops, addresses or address ranges that may speak for a client. */
  trustProxy: number | string[] | false
  baseHeaders: Record<string, string>
  site: SiteAnswers
  pages: Pages
  log: Log
}

/** Answers what a route threw: a program with a problem, a visitor whom we failed with a page. */
function answerError({ pages, log }: ServerDeps, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toRequestError(thrown)
  const isOurs = error.code === 'fault' || isOutage(thrown)
  if (isOurs) log.error({ error: thrown, request: request.id, route: request.routeOptions.url }, 'request failed')
  if (isOurs && !isForProgram(pathOfRequest(request))) {
    try {
      return pages.sendLinkPage(reply, 'fault', localeOfPath(request.url), { status: statusOf[error.code] })
    } catch (rendering) {
      log.error({ error: rendering, request: request.id }, 'the page of a fault was not rendered')
    }
  }
  return sendRequestError(reply, error)
}

/** The server before its routes: limits, the site from memory, the headers of every answer, errors, the log. */
export function createServer(deps: ServerDeps) {
  const { trustProxy, baseHeaders, site, log } = deps
  // While stopping, every answer closes its connection, so that no client sends on one that is about to go.
  let isStopping = false
  const server = Fastify({
    loggerInstance: log as never,
    // Pages are not logged: a line each would cost 40 % of the throughput.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // An address that cannot be decoded never reaches the hooks.
    frameworkErrors: (_error, request, reply) => {
      const path = pathOfRequest(request)
      if (!isForProgram(path)) {
        reply.hijack()
        return site.sendNotFound(request.raw, reply.raw, path)
      }
      reply.headers({ ...baseHeaders, 'content-security-policy': bareContentSecurityPolicy })
      return sendRequestError(reply as never, new RequestError('malformed'))
    },
    bodyLimit: limits.body,
    serverFactory: (handle) =>
      createHttpServer(socketLimits, (request, response) => {
        closing.heard(request.socket)
        limitBody(request)
        if (isStopping || !site.sendDirectly(request, response)) handle(request, response)
      }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // A request that was accepted is answered, also while stopping.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance

  const closing = prepareClose(server)
  limitPipelining(server.server)
  const routes: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
  acceptFormBodies(server)
  server.setErrorHandler((thrown, request, reply) => answerError(deps, thrown, request, reply))
  server.addHook('onRequest', async (request, reply) => {
    if (isStopping) reply.raw.setHeader('connection', 'close')
    reply.headers(baseHeaders)
    reply.header('x-request-id', request.id)
  })
  // Who may not call the route was sent away before.
  server.addHook('preParsing', async ({ raw, routeOptions }) => {
    if ((routeOptions.bodyLimit ?? 0) > limits.body) limitBody(raw, longBody)
  })
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', bareContentSecurityPolicy)
    return payload
  })
  server.addHook('onResponse', async (request, reply) => {
    // A monitor asks all the time, and the log tells once of what it is answered.
    const isProbe = request.routeOptions.url === '/ready'
    if (request.method === 'POST' || (reply.statusCode >= 500 && !isProbe)) {
      // The route's pattern, never the address: addresses hold tokens.
      const { method, routeOptions, id } = request
      log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), request: id },
        'answered',
      )
    }
  })

  return {
    server,
    /** Every route with its method, `POST /api/checklist`. */
    routes,
    /** Every answer closes its connection; new ones are still taken for a moment, then no more. */
    drain: (): Promise<void> => {
      isStopping = true
      return stopListening(server)
    },
    /** Answers what has been accepted, and ends. */
    close: (): Promise<void> => {
      isStopping = true
      return closing.close()
    },
  }
}
