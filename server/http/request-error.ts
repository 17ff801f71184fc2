import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type Problem, type RequestErrorCode, statusOf } from '../../contract/api/errors.ts'
import { isOutage } from '../runtime/outage.ts'

/** An error with a code that may travel; its words stand where it is shown. */
export class RequestError extends Error {
  readonly code: RequestErrorCode
  readonly fields: Problem['errors'] | undefined
  /** Seconds, with `tooManyTries`. */
  readonly retryAfter: number | undefined

  constructor(code: RequestErrorCode, details: { fields?: Problem['errors']; retryAfter?: number } = {}) {
    super(code)
    this.name = 'RequestError'
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** The code of any error that a route or Fastify itself threw; a database that is away is one to try again. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (isOutage(error)) return new RequestError('tryLater')
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new RequestError('tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return new RequestError('unsupportedType')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new RequestError('malformed')
  return new RequestError('fault')
}

/** How long to wait, in minutes. */
export const toMinutes = (retryAfter = 60): number => Math.ceil(retryAfter / 60)

/** Answers with the one error shape (RFC 9457). */
export function sendRequestError(reply: FastifyReply, error: RequestError): FastifyReply {
  const status = statusOf[error.code]
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    instance: `urn:uuid:${reply.request.id}`,
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}
