import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import type { FieldErrorCode } from '../../contract/api/errors.ts'
import { statusOf } from '../../contract/api/errors.ts'
import { type ChecklistSubmission, checklistFieldNames, checklistSubmission } from '../../contract/forms/checklist.ts'
import { attributionKeys } from '../../contract/forms/limits.ts'
import { isLocale, type Locale, locales } from '../../contract/locales.ts'
import { api, pathOf } from '../../contract/routes.ts'
import type { ChecklistFormState } from '../../site/forms/checklist-form-props.ts'
import { type ChecklistOutcome, toChecklistNotice } from '../../site/forms/checklist-notices.ts'
import { renderChecklistForm } from '../../site/forms/render-checklist-form.tsx'
import { hasMediaType } from '../http/form-body.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError, sendProblem, toRequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { allowOnly } from '../http/site-routes.ts'
import { type Client, type SignUpDeps, type SignUpResult, signUp } from './sign-up.ts'

export type FormRoutesDeps = SignUpDeps & { pages: Pages; siteUrl: string }

const toClient = (request: FastifyRequest): Client => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
})

/**
 * The two doors of the checklist form: its own page address for a plain POST, and the JSON interface for
 * the island. Both lead to the same `signUp`.
 */
export function registerChecklistForms(app: FastifyInstance, deps: FormRoutesDeps): void {
  app.post(api.checklist, (request, reply) => answerJson(deps, request, reply))
  allowOnly(app, api.checklist, ['POST'])
  for (const locale of locales) {
    app.post(pathOf('checklist', locale), (request, reply) => answerPage(deps, locale, request, reply))
  }
}

/** Checks a body against the schema; throws `fields` with the code of each bad field. */
function parseSubmission(body: unknown, locale: Locale): ChecklistSubmission {
  const result = checklistSubmission.safeParse(body)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '')
    const known = issue.message in words[locale].checklistForm.errors.email
    const code = known ? (issue.message as FieldErrorCode) : 'format'
    const detail = field === checklistFieldNames.email ? words[locale].checklistForm.errors.email[code] : code
    return { field, code, detail }
  })
  throw new RequestError('fields', { fields })
}

async function answerJson(deps: FormRoutesDeps, request: FastifyRequest, reply: FastifyReply) {
  const body = request.body as { language?: unknown } | null | undefined
  const locale = isLocale(body?.language) ? body.language : 'fr'
  try {
    if (!isSameOrigin(request, deps.siteUrl)) throw new RequestError('wrongOrigin')
    if (!hasMediaType(request, 'application/json')) throw new RequestError('unsupportedType')
    const result = await store(deps, parseSubmission(body, locale), request)
    if (result.kind === 'tooManyTries') throw new RequestError('tooManyTries', result)
    const status = result.answer.sent ? 200 : 202
    return reply.code(status).header('cache-control', 'no-store').send(result.answer)
  } catch (error) {
    return sendProblem(reply, toRequestError(error), locale)
  }
}

/** Stores the sign-up; a database that is away, full or busy is the one reason to say "not stored". */
async function store(
  deps: FormRoutesDeps,
  submission: ChecklistSubmission,
  request: FastifyRequest,
): Promise<SignUpResult> {
  try {
    return await signUp(deps, submission, toClient(request))
  } catch (error) {
    request.log.error({ error }, 'sign-up not stored')
    throw new RequestError('tryLater')
  }
}

async function answerPage(deps: FormRoutesDeps, locale: Locale, request: FastifyRequest, reply: FastifyReply) {
  const typed = readTypedFields(request)
  try {
    if (!isSameOrigin(request, deps.siteUrl)) throw new RequestError('wrongOrigin')
    if (!hasMediaType(request, 'application/x-www-form-urlencoded')) throw new RequestError('unsupportedType')
    const submission = parseSubmission({ ...typed, ...readAttribution(request), language: locale }, locale)
    const result = await store(deps, submission, request)
    if (result.kind === 'tooManyTries') throw new RequestError('tooManyTries', result)
    if (result.answer.sent) return reply.redirect(pathOf('thanks', locale), 303)
    return sendFormPage(deps, reply, locale, 200, typed, { kind: 'unsent', reason: result.answer.reason })
  } catch (thrown) {
    const error = toRequestError(thrown)
    const status = statusOf[error.code]
    const emailError = error.fields?.find(({ field }) => field === checklistFieldNames.email)
    if (emailError) return sendFormPage(deps, reply, locale, status, typed, emailError.code)
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60)
    const outcome: ChecklistOutcome =
      error.code === 'tooManyTries'
        ? { kind: 'tooManyTries', minutes }
        : { kind: error.code === 'wrongOrigin' ? 'wrongOrigin' : 'general' }
    return sendFormPage(deps, reply, locale, status, error.code === 'wrongOrigin' ? {} : typed, outcome)
  }
}

/** What was typed, as text whatever came. */
function readTypedFields(request: FastifyRequest): Record<string, string> {
  const body = request.body
  return typeof body === 'object' && body !== null && hasMediaType(request, 'application/x-www-form-urlencoded')
    ? (body as Record<string, string>)
    : {}
}

/** The campaign parameters of the page's own address, to which a plain form posts. */
function readAttribution(request: FastifyRequest): Record<string, string> {
  const query = request.query as Record<string, unknown>
  const given = attributionKeys.filter((key) => typeof query[key] === 'string')
  return Object.fromEntries(given.map((key) => [key, String(query[key]).slice(0, 200)]))
}

function sendFormPage(
  { pages }: FormRoutesDeps,
  reply: FastifyReply,
  locale: Locale,
  status: number,
  typed: Record<string, string>,
  shown: FieldErrorCode | ChecklistOutcome,
) {
  const formWords = words[locale].checklistForm
  const email = typed[checklistFieldNames.email]?.slice(0, 1000)
  const notice = typeof shown === 'string' ? undefined : toChecklistNotice(shown, formWords, settings.email)
  const state: ChecklistFormState = {
    ...(email ? { email } : {}),
    ...(typeof shown === 'string' ? { emailError: shown } : {}),
    ...(notice ? { notice } : {}),
  }
  const title = notice?.title ?? formWords.errorSummary
  return pages.sendWithForm(reply, pathOf('checklist', locale), {
    status,
    form: renderChecklistForm(locale, state),
    title,
  })
}
