import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { settings } from '../content/settings.ts'
import { limits } from '../contract/forms/limits.ts'
import { localeOfPath } from '../contract/locales.ts'
import type { MailTemplates } from '../contract/mail-template.ts'
import { createAuth } from './admin/auth.ts'
import { registerEnquiryRoom } from './admin/enquiry-routes.ts'
import { registerLeadRoom } from './admin/lead-routes.ts'
import { createLeadTotals } from './admin/lead-totals.ts'
import { registerRoomPage } from './admin/room-page.ts'
import { registerSessions } from './admin/session-routes.ts'
import { createSignInThrottle } from './admin/sign-in-throttle.ts'
import { registerChecklistForms } from './checklist/form-routes.ts'
import { createLeadLinks } from './checklist/lead-links.ts'
import { createLeadMails } from './checklist/lead-mails.ts'
import { registerLeadLinks } from './checklist/link-routes.ts'
import { tidyLeads } from './checklist/tidy-leads.ts'
import { type Clock, hour, second } from './clock.ts'
import type { Config } from './config.ts'
import { registerContactForms, sentAddresses } from './contact/form-routes.ts'
import type { Database } from './db/database.ts'
import { createFormTokens } from './forms/form-token.ts'
import { registerAddressRules } from './http/address-rules.ts'
import { acceptFormBodies } from './http/form-body.ts'
import { registerHealth } from './http/health.ts'
import { createPages } from './http/pages.ts'
import { sendProblem, toRequestError } from './http/problems.ts'
import { bareContentSecurityPolicy, toBaseHeaders } from './http/security-headers.ts'
import { createSiteAnswers } from './http/serve-site.ts'
import { readSiteFiles } from './http/site-files.ts'
import { isForProgram, pathOfRequest, registerSite } from './http/site-routes.ts'
import { createCounters } from './limits/counters.ts'
import type { Log } from './log.ts'
import { keepTemplates } from './mail/kept-body.ts'
import { createOutbox } from './mail/outbox.ts'
import { createSender } from './mail/sender.ts'
import type { Transport } from './mail/transport.ts'

export type AppDeps = {
  config: Pick<
    Config,
    'siteUrl' | 'isProduction' | 'trustProxy' | 'formLimit' | 'mailFrom' | 'ownerEmail' | 'adminEmail'
  >
  secret: string
  database: Database
  transport: Transport
  clock: Clock
  log: Log
  /** What the build made: `site/`, `documents/`. */
  buildFolder: string
  templates: MailTemplates
}

export type App = {
  server: FastifyInstance
  /** Every route with its method, `POST /api/checklist`; a test holds each to account. */
  routes: string[]
  /** Sends what is due, once; for tests, which have no timers. */
  runQueue: () => Promise<void>
  tidy: () => Promise<void>
  /** Begins the work that goes on by itself: the queue, the tidying. */
  start: () => void
  /** From now on every answer closes its connection; new ones are still taken. */
  drain: () => void
  /** Answers what has been accepted, ends the work under way, closes the database. */
  stop: () => Promise<void>
}

/** How long a client may take for a request and keep a silent connection open; Node's defaults are minutes. */
const socketLimits = {
  requestTimeout: 15 * second,
  headersTimeout: 10 * second,
  keepAliveTimeout: 10 * second,
  connectionsCheckingInterval: 2 * second,
  maxHeaderSize: 16 * 1024,
} as const

/** Puts the product together, in order and explicitly; nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, database, transport, clock, log, secret } = deps
  const siteFiles = readSiteFiles(`${deps.buildFolder}/site`)
  const baseHeaders = toBaseHeaders(config.isProduction)
  const productionHost = config.isProduction ? new URL(config.siteUrl).host : undefined
  const site = createSiteAnswers(siteFiles, { baseHeaders, productionHost, leftAlone: sentAddresses })
  const pages = createPages(siteFiles)

  await keepTemplates(database, deps.templates)
  const outbox = createOutbox(database.engine, clock, new URL(config.siteUrl).hostname)
  const counters = createCounters(clock)
  const links = createLeadLinks(secret, config.siteUrl, clock)
  const mail = { templates: deps.templates, siteUrl: config.siteUrl, ownerEmail: config.ownerEmail, clock }
  const mails = createLeadMails(mail, links)
  const from = { name: settings.brand, address: config.mailFrom }
  const sender = createSender({ database, outbox, transport, counters, log, from, hasCaps: config.formLimit > 0 })
  const storeDeps = { database, outbox, sender, counters, mail, formLimit: config.formLimit }
  const signUpDeps = { ...storeDeps, mails, clock }
  const doors = { pages, site, siteUrl: config.siteUrl }

  // While stopping, every answer closes its connection, so that no client sends on one that is about to go.
  let isStopping = false
  const trusted = config.trustProxy
  const server = Fastify({
    loggerInstance: log as never,
    // Pages are not logged: a line each would cost 40 % of the throughput.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.body,
    serverFactory: (handle) =>
      createServer(socketLimits, (request, response) => {
        if (isStopping || !site.sendDirectly(request, response)) handle(request, response)
      }),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    // A request that was accepted is answered, also while stopping.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance

  const routes: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
  acceptFormBodies(server)
  server.addHook('onRequest', async (request, reply) => {
    if (isStopping) reply.raw.setHeader('connection', 'close')
    reply.headers(baseHeaders)
    reply.header('x-request-id', request.id)
  })
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', bareContentSecurityPolicy)
    return payload
  })
  server.addHook('onResponse', async (request, reply) => {
    if (request.method === 'POST' || reply.statusCode >= 500) {
      // The route's pattern, never the address: addresses hold tokens.
      const { method, routeOptions, id } = request
      log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), request: id },
        'answered',
      )
    }
  })

  registerAddressRules(server, config)
  registerHealth(server, database)
  registerChecklistForms(server, { ...signUpDeps, ...doors })
  registerContactForms(server, { ...storeDeps, ...doors, clock, tokens: createFormTokens(secret, clock) })
  const auth = createAuth({ database, config, secret })
  const throttle = createSignInThrottle(database, secret, clock)
  registerSessions(server, { auth, throttle, ...config })
  registerLeadRoom(server, {
    ...signUpDeps,
    auth,
    totals: createLeadTotals(database, clock),
    transport,
    siteUrl: config.siteUrl,
  })
  registerEnquiryRoom(server, { ...storeDeps, auth, clock, transport, siteUrl: config.siteUrl })
  registerRoomPage(server, pages, config.adminEmail)
  registerLeadLinks(server, {
    ...signUpDeps,
    pages,
    links,
    transport,
    siteUrl: config.siteUrl,
    documentFolder: `${deps.buildFolder}/documents`,
  })
  registerSite(server, site)
  server.setErrorHandler((thrown, request, reply) => {
    const error = toRequestError(thrown)
    if (error.code === 'fault')
      log.error({ error: thrown, request: request.id, route: request.routeOptions.url }, 'request failed')
    const locale = localeOfPath(request.url)
    if (isForProgram(pathOfRequest(request))) return sendProblem(reply, error, locale)
    if (error.code === 'fault') return pages.sendShell(reply, 'fault', locale, { status: 500 })
    return sendProblem(reply, error, locale)
  })

  const tidy = () => tidyLeads(database, clock)
  let timer: NodeJS.Timeout | undefined
  return {
    server,
    routes,
    runQueue: sender.runQueue,
    tidy,
    start: () => {
      sender.start()
      const run = () => void tidy().catch((error) => log.error({ error }, 'tidying failed'))
      timer = setInterval(run, hour)
      timer.unref()
      run()
    },
    drain: () => {
      isStopping = true
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await Promise.all([server.close(), sender.stop()])
      await database.close()
    },
  }
}
