import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type FieldErrorCode, statusOf } from '../../contract/api/errors.ts'
import type { Content } from '../../contract/content/content.ts'
import { attributionKeys, limits } from '../../contract/forms/limits.ts'
import { isLocale, type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import type { AnsweredForm, FormOutcome } from '../../contract/renderer.ts'
import { pathOf } from '../../contract/routes.ts'
import { hasMediaType } from '../http/form-body.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError, sendProblem, toMinutes, toRequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { allowOnly } from '../http/site-routes.ts'
import type { RefusedPosts } from './refused-posts.ts'
import type { Client, FormResult } from './store-form.ts'

/** What one form is, seen from the server. */
export type Form<Submission> = {
  /** Its page, to whose addresses the plain form posts. */
  page: 'checklist' | 'contact'
  /** Address of its programming interface. */
  api: string
  schema: z.ZodMiniType<Submission>
  /** Names of the fields that a person fills in, with the longest text shown again after an error. */
  fields: Readonly<Record<string, number>>
  /** The sentence for what is wrong with a field. */
  toDetail: (messages: Content['messages'][Locale], field: string, code: FieldErrorCode) => string
  store: (submission: Submission, client: Client) => Promise<FormResult>
  /** Where a plain post that was sent goes on. */
  toSentAddress: (locale: Locale) => string
}

export type FormRouteDeps = {
  pages: Pages
  /** What is published at the moment. */
  getContent: () => Content
  siteUrl: string
  refusedPosts: RefusedPosts
}

/**
 * The two routes of a form: its own page address for a plain POST, and the JSON interface for the island.
 * Both lead to the same `store`.
 */
export function registerForm<Submission>(app: FastifyInstance, deps: FormRouteDeps, form: Form<Submission>): void {
  app.post(form.api, limitRefusals(deps), (request, reply) => answerJson(deps, form, request, reply))
  allowOnly(app, form.api, ['POST'])
  for (const locale of locales) {
    const path = pathOf(form.page, locale)
    app.post(path, limitRefusals(deps, locale), (request, reply) => answerPage(deps, form, locale, request, reply))
  }
}

/** Before a post is read: a client whose posts were refused too often is told to wait, in few words that cost nothing. */
function limitRefusals({ refusedPosts, pages, getContent }: FormRouteDeps, ofPage?: Locale) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const retryAfter = refusedPosts.retryAfter(request.ip)
      if (retryAfter === 0) return undefined
      if (ofPage) {
        // What was typed is one step back.
        const drawn = { status: statusOf.tooManyTries, state: { minutes: toMinutes(retryAfter) } }
        return pages.send(reply.header('retry-after', retryAfter), { page: 'wait', locale: ofPage }, drawn)
      }
      // What language the form has would stand in the body: the page that it is on says so, too.
      const { referer = '' } = request.headers
      const locale = localeOfPath(URL.canParse(referer) ? new URL(referer).pathname : '/')
      return sendProblem(reply, new RequestError('tooManyTries', { retryAfter }), locale, getContent().messages)
    },
    onResponse: async (request: FastifyRequest, reply: FastifyReply) => {
      if (reply.statusCode >= 400 && reply.statusCode < 500) refusedPosts.add(request.ip)
    },
  }
}

/** PostgreSQL stores no NUL, and nobody types one: a text is read without it rather than lost with it. An address with one is none. */
function withoutNul(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const strip = ([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && key !== 'email' ? value.replaceAll('\0', '') : value,
  ]
  return Object.fromEntries(Object.entries(body).map(strip))
}

/** Checks a body against the schema; throws `fields` with the code of each bad field. */
function parseSubmission<Submission>(
  { getContent }: FormRouteDeps,
  form: Form<Submission>,
  body: unknown,
  locale: Locale,
): Submission {
  const result = form.schema.safeParse(withoutNul(body))
  if (result.success) return result.data
  const messages = getContent().messages[locale]
  const fields = new Map<string, { field: string; code: FieldErrorCode; detail: string }>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '')
    if (fields.has(field)) continue
    // What no person fills in has no words of its own: its code stands for them.
    const isShown = field in form.fields
    const code = isShown ? (message as FieldErrorCode) : 'format'
    fields.set(field, { field, code, detail: isShown ? form.toDetail(messages, field, code) : code })
  }
  throw new RequestError('fields', { fields: [...fields.values()] })
}

async function answerJson<Submission>(
  deps: FormRouteDeps,
  form: Form<Submission>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = request.body as { language?: unknown } | null | undefined
  const locale = isLocale(body?.language) ? body.language : 'fr'
  try {
    if (!isSameOrigin(request, deps.siteUrl)) throw new RequestError('wrongOrigin')
    if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
    const answer = await store(form, parseSubmission(deps, form, body, locale), request)
    return reply
      .code(answer.sent ? 200 : 202)
      .header('cache-control', 'no-store')
      .send(answer)
  } catch (error) {
    return sendProblem(reply, toRequestError(error), locale, deps.getContent().messages)
  }
}

/** Stores the submission; a database that is away, full or busy is the one reason to say "not stored". */
async function store<Submission>({ api, store }: Form<Submission>, submission: Submission, request: FastifyRequest) {
  const client = { ip: request.ip, userAgent: request.headers['user-agent'] }
  const result = await store(submission, client).catch((error) => {
    request.log.error({ error, form: api }, 'form not stored')
    throw new RequestError('tryLater')
  })
  if (result.kind === 'tooManyTries') throw new RequestError('tooManyTries', result)
  return result.answer
}

async function answerPage<Submission>(
  deps: FormRouteDeps,
  form: Form<Submission>,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const typed = readTypedFields(request)
  const values = toShown(form.fields, typed)
  const show = (status: number, answered: AnsweredForm) =>
    deps.pages.send(reply, { page: form.page, locale }, { status, state: { form: answered } })
  const showOutcome = (status: number, outcome: FormOutcome) => show(status, { values, outcome })
  try {
    if (!isSameOrigin(request, deps.siteUrl)) throw new RequestError('wrongOrigin')
    if (!hasMediaType(request, 'application/x-www-form-urlencoded')) throw new RequestError('unsupportedType')
    const submission = parseSubmission(deps, form, { ...typed, ...readAttribution(request), language: locale }, locale)
    const answer = await store(form, submission, request)
    if (answer.sent) return reply.redirect(form.toSentAddress(locale), 303)
    return showOutcome(200, { kind: 'unsent', reason: answer.reason })
  } catch (thrown) {
    const error = toRequestError(thrown)
    const status = statusOf[error.code]
    const wrong = error.fields?.filter(({ field }) => field in form.fields) ?? []
    if (wrong.length > 0) {
      const errors = Object.fromEntries(wrong.map(({ field, code }) => [field, code]))
      return show(status, { values, errors })
    }
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    if (error.code === 'tooManyTries')
      return showOutcome(status, { kind: 'tooManyTries', minutes: toMinutes(error.retryAfter) })
    // Whoever was sent here by another site gets nothing of what that site filled in.
    if (error.code === 'wrongOrigin') return show(status, { outcome: { kind: 'wrongOrigin' } })
    return showOutcome(status, { kind: 'general' })
  }
}

/** What was typed, as text whatever came. */
function readTypedFields(request: FastifyRequest): Record<string, string> {
  const body = request.body
  return typeof body === 'object' && body !== null && hasMediaType(request, 'application/x-www-form-urlencoded')
    ? (body as Record<string, string>)
    : {}
}

/** Of what was typed, the fields that are shown again, each no longer than a page can hold. */
function toShown(fields: Readonly<Record<string, number>>, typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, longest]) => (typed[name] ? [[name, typed[name].slice(0, longest)]] : [])),
  )
}

/** The campaign parameters of the page's own address, to which a plain form posts. */
function readAttribution(request: FastifyRequest): Record<string, string> {
  const query = request.query as Record<string, unknown>
  const given = attributionKeys.filter((key) => typeof query[key] === 'string')
  return Object.fromEntries(given.map((key) => [key, String(query[key]).slice(0, limits.attribution)]))
}
