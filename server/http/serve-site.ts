import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOfPath } from '../../contract/locales.ts'
import { type Encoding, encodings, type SiteFile, type SiteFiles } from './site-files.ts'

/** An answer whose headers are ready: made once per file and encoding, sent as often as asked. */
type ReadyAnswer = { etag: string; ok: OutgoingHttpHeaders; notModified: OutgoingHttpHeaders; body: Buffer }

/** The encodings that `Accept-Encoding` allows; a weight of 0 forbids (RFC 9110, 12.5.3). */
function toEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  if (!accepted) return 'identity'
  for (const [encoding] of encodings) {
    if (
      file.bodies[encoding] &&
      new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
    ) {
      return encoding
    }
  }
  return 'identity'
}

function toReadyAnswer(file: SiteFile, encoding: Encoding, baseHeaders: Record<string, string>): ReadyAnswer {
  const body = file.bodies[encoding] ?? file.bodies.identity
  // Each encoded form is a representation of its own and needs a validator of its own (RFC 9110, 8.8.3).
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const notModified = { ...baseHeaders, etag, 'cache-control': file.cacheControl, vary: 'accept-encoding' }
  const ok: OutgoingHttpHeaders = {
    ...notModified,
    'content-type': file.contentType,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(file.contentSecurityPolicy ? { 'content-security-policy': file.contentSecurityPolicy } : {}),
    ...(file.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
  return { etag, ok, notModified, body }
}

/** True if the client's copy is still good (`If-None-Match`, weak comparison). */
function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const given = headers['if-none-match']
  return (
    given !== undefined && (given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}

/**
 * Answers with files of the built site from memory. It writes to the socket itself: Fastify's reply would
 * cost half of the throughput.
 */
export function createSiteAnswers({ files }: SiteFiles, baseHeaders: Record<string, string>) {
  const ready = new Map<SiteFile, Partial<Record<Encoding, ReadyAnswer>>>()
  for (const file of files.values()) ready.set(file, {})

  function write(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number) {
    const encoding = toEncoding(request.headers['accept-encoding'] as string | undefined, file)
    const answers = ready.get(file) ?? {}
    answers[encoding] ??= toReadyAnswer(file, encoding, baseHeaders)
    const answer = answers[encoding]
    reply.hijack()
    if (status === 200 && isFresh(request.headers, answer.etag)) {
      reply.raw.writeHead(304, answer.notModified).end()
      return
    }
    reply.raw.writeHead(status, answer.ok)
    reply.raw.end(request.method === 'HEAD' ? undefined : answer.body)
  }

  return {
    find: (path: string): SiteFile | undefined => files.get(path),
    send: (request: FastifyRequest, reply: FastifyReply, file: SiteFile) => write(request, reply, file, 200),

    /** The 404 page of the path's language. */
    sendNotFound: (request: FastifyRequest, reply: FastifyReply, path: string): void => {
      const locale = localeOfPath(path)
      const page = files.get(locale === 'fr' ? '/404' : `/${locale}/404`)
      if (!page) throw new Error('the built site has no 404 page')
      write(request, reply, page, 404)
    },
  }
}

export type SiteAnswers = ReturnType<typeof createSiteAnswers>
