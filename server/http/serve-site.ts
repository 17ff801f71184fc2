import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { localeOfPath } from '../../contract/locales.ts'
import { bareContentSecurityPolicy } from './security-headers.ts'
import { type Encoding, encodings, type SiteFile, type SiteFiles } from './site-files.ts'

/** An answer whose headers are ready: made once per file and encoding, sent as often as asked. */
type ReadyAnswer = { etag: string; ok: OutgoingHttpHeaders; notModified: OutgoingHttpHeaders; body: Buffer }

/** The encodings that `Accept-Encoding` allows, best first; a weight of 0 forbids (RFC 9110, 12.5.3). */
function toAccepted(header: string): Encoding[] {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const parts = header.split(',').map((part) => part.trim())
  const named = parts.filter((part) => !refused.test(part)).map((part) => part.split(';', 1)[0]?.trim())
  return encodings.map(([encoding]) => encoding).filter((encoding) => named.includes(encoding))
}

/** Browsers send a handful of different headers; more than these are not from browsers. */
const mostHeadersKept = 100

function createEncodingChoice() {
  const kept = new Map<string, Encoding[]>()
  return (header: string | undefined, file: SiteFile): Encoding => {
    if (!header) return 'identity'
    let accepted = kept.get(header)
    if (!accepted) {
      accepted = toAccepted(header)
      if (kept.size < mostHeadersKept) kept.set(header, accepted)
    }
    for (const encoding of accepted) if (file.bodies[encoding]) return encoding
    return 'identity'
  }
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
  /** Addresses with their query that are never answered from memory: the server has more to say there. */
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
  const chooseEncoding = createEncodingChoice()
  // Go with the files of a site that is no longer served.
  const ready = new WeakMap<SiteFile, Partial<Record<Encoding, ReadyAnswer>>>()

  function answersOf(file: SiteFile): Partial<Record<Encoding, ReadyAnswer>> {
    const known = ready.get(file)
    if (known) return known
    const answers = {}
    ready.set(file, answers)
    return answers
  }

  function write(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined, file)
    const answers = answersOf(file)
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
    if (file.contentSecurityPolicy !== undefined) onPage(request, path)
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
      const { method, url = '' } = request
      if (method === 'GET') tell(request, url.split('?', 1)[0] ?? '', file)
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
      if (query !== -1 && leftAlone.has(url)) return false
      const path = query === -1 ? url : url.slice(0, query)
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
