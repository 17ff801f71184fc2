import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../contract/api/errors.ts'
import { readAttribution } from '../../contract/forms/shared-inputs.ts'
import { locales } from '../../contract/locales.ts'
import type { AnsweredForm } from '../../contract/renderer.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Pages } from '../http/pages.ts'
import { hasMediaType } from '../http/request-body.ts'
import { toMinutes, toRequestError } from '../http/request-error.ts'
import { type Form, type ReceiveDeps, receiveForm, type SaidOfVisit } from './receive-form.ts'
import { toOutcome } from './token-pages.ts'

export type FormDeps = ReceiveDeps & { pages: Pages }

const plainForm = 'application/x-www-form-urlencoded'

/**
 * The two routes of a form: the JSON interface for the island, and the path of its own page, in each language, for a
 * plain POST.
 */
export function registerForm<Submission extends SaidOfVisit, Deps extends FormDeps>(
  app: FastifyInstance,
  deps: Deps,
  form: Form<Submission, Deps>,
): void {
  const { pages } = deps

  app.post(form.api, async (request, reply) => {
    const answer = await receiveForm(deps, form, request, { body: request.body, mediaType: 'application/json' })
    return reply
      .code(answer.sent ? 200 : 202)
      .header('cache-control', 'no-store')
      .send(answer)
  })
  for (const locale of locales) {
    const show = (reply: FastifyReply, status: number, answered: AnsweredForm) =>
      pages.send(reply, { page: form.page, locale }, { status, state: { form: answered } })

    const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { code, fields = [], retryAfter } = toRequestError(error)
      // A visitor who was sent here by another site gets nothing of what that site filled in.
      if (code === 'wrongOrigin') return show(reply, statusOf[code], { outcome: { kind: 'wrongOrigin' } })
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      // A body over the limit is not read; what was typed stands one step back.
      const tooLong = { field: form.longest, code: 'tooLong' } as const
      const wrong = code === 'tooLarge' ? [tooLong] : fields.filter(({ field }) => form.fields.includes(field))
      const isLimit = code === 'tooManyTries'
      return show(reply, statusOf[code], {
        values: readValues(form.fields, request),
        ...(wrong.length > 0
          ? { errors: Object.fromEntries(wrong.map(({ field, code }) => [field, code])) }
          : { outcome: isLimit ? { kind: code, minutes: toMinutes(retryAfter) } : { kind: 'general' } }),
      })
    }

    app.post(pathOf(form.page, locale), { errorHandler: refuse }, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const body = { ...readTypedFields(request), ...readAttribution((key) => query[key]), language: locale }
      const answer = await receiveForm(deps, form, request, { body, mediaType: plainForm })
      if (answer.sent) return reply.redirect(form.toSentAddress(locale), 303)
      return show(reply, 200, { values: readValues(form.fields, request), outcome: toOutcome(answer) })
    })
  }
}

/** What a person has typed into the fields of a form. */
function readValues(fields: readonly string[], request: FastifyRequest) {
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
