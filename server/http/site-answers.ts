import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localeOfPath } from '../../contract/locales.ts'
import { api } from '../../contract/routes.ts'
import { RequestError } from './request-error.ts'
import { bareContentSecurityPolicy } from './security-headers.ts'

/** Compressed forms kept beside each text file, the preferred first. Clients that know zstd know one of them. */
const compressions = ['br', 'gzip'] as const

export type Encoding = (typeof compressions)[number] | 'identity'

/** One file of the published site, in memory with everything an answer needs. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  /** Only of pages. */
  contentSecurityPolicy: string | undefined
  isIndexed: boolean
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

export type SiteFiles = {
  /** By address. */
  files: ReadonlyMap<string, SiteFile>
  /** What unknown addresses get; they have no address themselves. */
  notFound: Record<Locale, SiteFile>
  /** Addresses at which pages stood before, and where each has moved; one that has not is gone for good. */
  moved: ReadonlyMap<string, { to?: string }>
}

/** An answer whose headers are ready: made once per file and encoding, sent as often as asked. */
type ReadyAnswer = { etag: string; ok: OutgoingHttpHeaders; notModified: OutgoingHttpHeaders; body: Buffer }

/** `Accept-Encoding` headers that allow an encoding; a weight of 0 forbids it (RFC 9110, 12.5.3). */
const toAllowing = (encoding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`)

const allowing = { br: toAllowing('br'), gzip: toAllowing('gzip') }

function chooseEncoding(header: string | undefined, { bodies }: SiteFile): Encoding {
  if (!header) return 'identity'
  return compressions.find((encoding) => bodies[encoding] && allowing[encoding].test(header)) ?? 'identity'
}

function toReadyAnswer(file: SiteFile, encoding: Encoding, baseHeaders: Record<string, string>): ReadyAnswer {
  const body = file.bodies[encoding] ?? file.bodies.identity
  // Each encoded form is a representation of its own and needs a validator of its own (RFC 9110, 8.8.3), and so does
  // the better compressed form that takes the place of the first.
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const notModified = {
    ...baseHeaders,
    'content-security-policy': file.contentSecurityPolicy ?? bareContentSecurityPolicy,
    etag,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
    // What our links carry of a visit changes no page: one that was fetched without it serves.
    ...(file.contentSecurityPolicy && { 'no-vary-search': 'params=("via")' }),
  }
  const ok: OutgoingHttpHeaders = {
    ...notModified,
    'content-type': file.contentType,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(file.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
  return { etag, ok, notModified, body }
}

/** True if the client's copy is still good (`If-None-Match`, weak comparison). */
function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined) return false
  return given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

export type SiteAnswersOptions = {
  /** A file that is made when it is asked for. */
  make: (path: string) => Promise<SiteFile | undefined>
  baseHeaders: Record<string, string>
  /** In production only requests that came to this host over TLS may be answered before any rule. */
  productionHost: string | undefined
  /** Paths that are not answered from memory where a query follows them: the server has more to say there. */
  leftAlone: ReadonlySet<string>
  /** Told of each page of the site that answered a GET, also where the browser’s own copy was still good. */
  onPage: (request: IncomingMessage, path: string) => void
}

/**
 * Answers with files of the published site from memory, straight to the socket.
 * @param current the site of this moment
 */
export function createSiteAnswers(
  current: () => SiteFiles,
  { make, baseHeaders, productionHost, leftAlone, onPage }: SiteAnswersOptions,
) {
  // Go with the files of a site that is no longer served.
  const ready = new WeakMap<SiteFile, Partial<Record<Encoding, ReadyAnswer>>>()

  function write(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, file)
    const answers = ready.get(file) ?? {}
    ready.set(file, answers)
    answers[encoding] ??= toReadyAnswer(file, encoding, baseHeaders)
    const answer = answers[encoding]
    if (status === 200 && isFresh(request.headers, answer.etag)) {
      response.writeHead(304, answer.notModified).end()
      return
    }
    response.writeHead(status, answer.ok)
    response.end(request.method === 'HEAD' ? undefined : answer.body)
  }

  /** Only pages have a policy of their own. */
  function tell(request: IncomingMessage, path: string, file: SiteFile): void {
    if (request.method === 'GET' && file.contentSecurityPolicy !== undefined) onPage(request, path)
  }

  const isAtHome = ({ headers }: IncomingMessage) =>
    productionHost === undefined || (headers.host === productionHost && headers['x-forwarded-proto'] === 'https')

  return {
    find: (path: string): SiteFile | undefined => current().files.get(path),

    make,

    /** Tells of a page that was answered elsewhere. */
    note: (request: IncomingMessage, path: string): void => {
      const file = current().files.get(path)
      if (file) tell(request, path, file)
    },

    /** Of an address at which a page stood before: where it has moved, if it has. */
    findMoved: (path: string): { to?: string } | undefined => current().moved.get(path),

    send: (request: IncomingMessage, response: ServerResponse, file: SiteFile) => {
      write(request, response, file, 200)
      tell(request, request.url?.split('?', 1)[0] ?? '', file)
    },

    /**
     * Answers the plain case, a known file at its own address, before the framework sees it, whose routing
     * and hooks cost half of the throughput. Every other request is left alone.
     * @returns whether it was answered
     */
    sendDirectly: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.method !== 'GET') return false
      const url = request.url ?? ''
      const query = url.indexOf('?')
      const path = query === -1 ? url : url.slice(0, query)
      if (query !== -1 && leftAlone.has(path)) return false
      const file = current().files.get(path)
      if (!file || !isAtHome(request)) return false
      write(request, response, file, 200)
      tell(request, path, file)
      return true
    },

    /** The page of the path's language for an address without a page; 410 if there was one. */
    sendNotFound: (request: IncomingMessage, response: ServerResponse, path: string, status: 404 | 410 = 404): void =>
      write(request, response, current().notFound[localeOfPath(path)], status),
  }
}

export type SiteAnswers = ReturnType<typeof createSiteAnswers>

export const pathOfRequest = (request: { url: string }): string => request.url.split('?', 1)[0] ?? '/'

/** Addresses of programs; they get problems where people get pages. */
export const isForProgram = (path: string): boolean => path.startsWith('/api/')

/** Where a form is posted, and nothing else is done (docs/requirements.md 2.12). */
const formAddresses: readonly string[] = [api.checklist, api.contact]

/**
 * The published site on every address that no other route has taken, with a 404 page per language, and the way from old
 * addresses. At pages and forms a wrong method is told apart from a wrong address.
 */
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
    if (!isForProgram(path)) {
      reply.hijack()
      return site.sendNotFound(request.raw, reply.raw, path, status)
    }
    if (!formAddresses.includes(path)) throw new RequestError('notFound')
    reply.header('allow', 'POST')
    throw new RequestError('methodNotAllowed')
  }
}
