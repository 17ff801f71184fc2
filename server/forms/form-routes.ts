import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../contract/api/errors.ts'
import { readAttribution } from '../../contract/forms/shared-inputs.ts'
import { isLocale, type Locale, localeOfPath, locales } from '../../contract/locales.ts'
import type { AnsweredForm } from '../../contract/renderer.ts'
import { pathOf } from '../../contract/routes.ts'
import { hasMediaType } from '../http/form-body.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError, sendRequestError, toMinutes, toRequestError } from '../http/request-error.ts'
import { allowOnly } from '../http/site-routes.ts'
import type { SaidOfVisit } from './read-arrival.ts'
import { type Form, type ReceiveDeps, receiveForm } from './receive-form.ts'
import type { RefusedPosts } from './refused-posts.ts'
import { toOutcome } from './token-pages.ts'

export type FormDeps = ReceiveDeps & { pages: Pages; refusedPosts: RefusedPosts }

const plainForm = 'application/x-www-form-urlencoded'

/** The two routes of a form: the path of its own page for a plain POST, and the JSON interface for the island. */
export function registerForm<Submission extends SaidOfVisit, Deps extends FormDeps>(
  app: FastifyInstance,
  deps: Deps,
  form: Form<Submission, Deps>,
): void {
  app.post(form.api, limitRefusals(deps), (request, reply) => answerJson(deps, form, request, reply))
  allowOnly(app, form.api, ['POST'])
  for (const locale of locales) {
    const path = pathOf(form.page, locale)
    app.post(path, limitRefusals(deps, locale), (request, reply) => answerPage(deps, form, locale, request, reply))
  }
}

/** Before a post is read: a client whose posts were refused too often is told to wait, in few words that cost nothing. */
function limitRefusals({ refusedPosts, pages, mail }: FormDeps, ofPage?: Locale) {
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
      return sendRequestError(
        reply,
        new RequestError('tooManyTries', { retryAfter }),
        locale,
        mail.getContent().messages,
      )
    },
    onResponse: async (request: FastifyRequest, reply: FastifyReply) => {
      if (reply.statusCode >= 400 && reply.statusCode < 500) refusedPosts.add(request.ip)
    },
  }
}

async function answerJson<Submission extends SaidOfVisit, Deps extends FormDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = request.body as { language?: unknown } | null | undefined
  const locale = isLocale(body?.language) ? body.language : 'fr'
  try {
    const answer = await receiveForm(deps, form, request, { body, mediaType: 'application/json', locale })
    return reply
      .code(answer.sent ? 200 : 202)
      .header('cache-control', 'no-store')
      .send(answer)
  } catch (error) {
    return sendRequestError(reply, toRequestError(error), locale, deps.mail.getContent().messages)
  }
}

async function answerPage<Submission extends SaidOfVisit, Deps extends FormDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const typed = readTypedFields(request)
  const values = Object.fromEntries(form.fields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))
  const show = (status: number, answered: AnsweredForm) =>
    deps.pages.send(reply, { page: form.page, locale }, { status, state: { form: answered } })
  try {
    const query = request.query as Record<string, unknown>
    const body = { ...typed, ...readAttribution((key) => query[key]), language: locale }
    const answer = await receiveForm(deps, form, request, { body, mediaType: plainForm, locale })
    if (answer.sent) return reply.redirect(form.toSentAddress(locale), 303)
    return show(200, { values, outcome: toOutcome(answer) })
  } catch (thrown) {
    const { code, fields = [], retryAfter } = toRequestError(thrown)
    const status = statusOf[code]
    const wrong = fields.filter(({ field }) => form.fields.includes(field))
    if (wrong.length > 0) {
      return show(status, { values, errors: Object.fromEntries(wrong.map(({ field, code }) => [field, code])) })
    }
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (code === 'tooManyTries')
      return show(status, { values, outcome: { kind: 'tooManyTries', minutes: toMinutes(retryAfter) } })
    // A visitor who was sent here by another site gets nothing of what that site filled in.
    if (code === 'wrongOrigin') return show(status, { outcome: { kind: 'wrongOrigin' } })
    return show(status, { values, outcome: { kind: 'general' } })
  }
}

/** What was typed, as text whatever came. */
function readTypedFields(request: FastifyRequest): Record<string, string> {
  const { body } = request
  return typeof body === 'object' && body !== null && hasMediaType(request, plainForm)
    ? (body as Record<string, string>)
    : {}
}
