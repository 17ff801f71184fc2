import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../contract/api/errors.ts'
import { readAttribution } from '../../contract/forms/shared-inputs.ts'
import { isLocale, type Locale, locales } from '../../contract/locales.ts'
import type { AnsweredForm } from '../../contract/renderer.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Pages } from '../http/pages.ts'
import { hasMediaType } from '../http/request-body.ts'
import { RequestError, sendRequestError, toMinutes, toRequestError } from '../http/request-error.ts'
import type { SaidOfVisit } from './read-arrival.ts'
import { type Form, type ReceiveDeps, receiveForm } from './receive-form.ts'
import { toOutcome } from './token-pages.ts'

export type FormDeps = ReceiveDeps & { pages: Pages }

const plainForm = 'application/x-www-form-urlencoded'

/** The two routes of a form: the path of its own page for a plain POST, and the JSON interface for the island. */
export function registerForm<Submission extends SaidOfVisit, Deps extends FormDeps>(
  app: FastifyInstance,
  deps: Deps,
  form: Form<Submission, Deps>,
): void {
  app.post(
    form.api,
    { errorHandler: (error, request, reply) => refuseJson(deps, error, request, reply) },
    (request, reply) => answerJson(deps, form, request, reply),
  )
  for (const locale of locales) {
    const path = pathOf(form.page, locale)
    app.post(
      path,
      { errorHandler: (error, request, reply) => refusePage(deps, form, locale, error, request, reply) },
      (request, reply) => answerPage(deps, form, locale, request, reply),
    )
  }
}

function localeOfBody({ body }: FastifyRequest): Locale {
  const { language } = (body ?? {}) as { language?: unknown }
  return isLocale(language) ? language : 'fr'
}

async function answerJson<Submission extends SaidOfVisit, Deps extends FormDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const received = { body: request.body, mediaType: 'application/json', locale: localeOfBody(request) }
  const answer = await receiveForm(deps, form, request, received)
  return reply
    .code(answer.sent ? 200 : 202)
    .header('cache-control', 'no-store')
    .send(answer)
}

function refuseJson(deps: FormDeps, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendRequestError(reply, toRequestError(error), localeOfBody(request), deps.mail.getContent().messages)
}

async function answerPage<Submission extends SaidOfVisit, Deps extends FormDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const query = request.query as Record<string, unknown>
  const body = { ...readTypedFields(request), ...readAttribution((key) => query[key]), language: locale }
  const answer = await receiveForm(deps, form, request, { body, mediaType: plainForm, locale })
  if (answer.sent) return reply.redirect(form.toSentAddress(locale), 303)
  return showForm(deps, form, locale, reply, 200, { values: readValues(form, request), outcome: toOutcome(answer) })
}

function refusePage<Submission extends SaidOfVisit, Deps extends FormDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  locale: Locale,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // What Fastify could not read is answered as on any other route.
  if (!(error instanceof RequestError) && toRequestError(error).code !== 'fault') throw error
  const { code, fields = [], retryAfter } = toRequestError(error)
  const show = (answered: AnsweredForm) => showForm(deps, form, locale, reply, statusOf[code], answered)
  const values = readValues(form, request)
  const wrong = fields.filter(({ field }) => form.fields.includes(field))
  if (wrong.length > 0)
    return show({ values, errors: Object.fromEntries(wrong.map(({ field, code }) => [field, code])) })
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (code === 'tooManyTries')
    return show({ values, outcome: { kind: 'tooManyTries', minutes: toMinutes(retryAfter) } })
  // A visitor who was sent here by another site gets nothing of what that site filled in.
  if (code === 'wrongOrigin') return show({ outcome: { kind: 'wrongOrigin' } })
  return show({ values, outcome: { kind: 'general' } })
}

function showForm<Submission, Deps>(
  { pages }: FormDeps,
  { page }: Form<Submission, Deps>,
  locale: Locale,
  reply: FastifyReply,
  status: number,
  answered: AnsweredForm,
) {
  return pages.send(reply, { page, locale }, { status, state: { form: answered } })
}

/** What a person has typed into the fields of a form. */
function readValues<Submission, Deps>({ fields }: Form<Submission, Deps>, request: FastifyRequest) {
  const typed = readTypedFields(request)
  return Object.fromEntries(fields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))
}

/** What was typed, as text whatever came. */
function readTypedFields(request: FastifyRequest): Record<string, string> {
  const { body } = request
  return typeof body === 'object' && body !== null && hasMediaType(request, plainForm)
    ? (body as Record<string, string>)
    : {}
}
