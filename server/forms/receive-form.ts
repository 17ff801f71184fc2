import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { FieldErrorCode, FormAnswer } from '../../contract/api/errors.ts'
import { type Attribution, attributionKeys } from '../../contract/forms/shared-inputs.ts'
import type { Locale } from '../../contract/locales.ts'
import { sourceOfVisit } from '../../contract/statistics/source-of-visit.ts'
import type { Counters } from '../db/counters.ts'
import type { Tables, Visit } from '../db/tables.ts'
import { toClientKey } from '../http/client-key.ts'
import { hasMediaType } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import type { SiteAnswers } from '../http/site-answers.ts'
import { answerDeadline, type Dispatch, type MailingDeps } from '../mail/sender.ts'
import { minute, second } from '../runtime/clock.ts'

/** Stored posts of a client are counted over this time (docs/requirements.md 12.1). */
const postWindow = 10 * minute

/** What a form says of the visit: marks of its own address, and what its page remembers of the visit. */
export type SaidOfVisit = Attribution & { via?: string | undefined }

/** What is known of the browser that sends a form, and of the visit. */
export type Client = { ip: string; userAgent: string | undefined; arrival: Visit }

/** What one form is, seen from the server. `Deps` is what its `store` needs. */
export type Form<Submission, Deps> = {
  /** Its page, to whose addresses the plain form posts. */
  page: 'checklist' | 'contact'
  /** Address of its programming interface. */
  api: string
  schema: z.ZodMiniType<Submission>
  /** Names of the fields that a person fills in. */
  fields: readonly string[]
  /** The one of them that makes a body too large. */
  longest: string
  /** Stores its rows and queues its mails; may be run a second time, so nothing but database calls. */
  store: (transaction: Transaction<Tables>, deps: Deps, submission: Submission, client: Client) => Promise<Dispatch>
  /** Where a plain post that was sent goes on. */
  toSentAddress: (locale: Locale) => string
}

export type ReceiveDeps = MailingDeps & {
  counters: Counters
  /** Posts that a client may store in ten minutes; 0 lifts the limit. */
  formLimit: number
  site: Pick<SiteAnswers, 'find'>
}

/** What a form came as: its fields before anything was checked, and the media type that they must have come in. */
type Received = { body: unknown; mediaType: string }

/**
 * The one way in for every form: checked, then the client's limit, what the form stores and its mails in one
 * transaction; only after its commit is the mail tried. A post with mistakes in its fields takes no place under the
 * limit, which is the counter of all limits and so the same for all instances (a limiter in memory would count each
 * post, and twice as many with two instances). Answers 8 s after the beginning at the latest.
 * @throws {RequestError} then nothing is stored and nothing sent: `tryLater` where the database is away, full or busy,
 *   else what is wrong with the request
 */
export async function receiveForm<Submission extends SaidOfVisit, Deps extends ReceiveDeps>(
  deps: Deps,
  form: Form<Submission, Deps>,
  request: FastifyRequest,
  { body, mediaType }: Received,
): Promise<FormAnswer> {
  if (!hasMediaType(request, mediaType)) throw new RequestError('unsupportedType')
  const { data: submission, error } = form.schema.safeParse(body)
  if (error) throw toFieldsError(form, error.issues)
  // Only pages have a policy of their own.
  const isPage = (path: string) => deps.site.find(path)?.contentSecurityPolicy !== undefined
  const arrival = readArrival(submission, isPage)
  const client = { ip: request.ip, userAgent: request.headers['user-agent'], arrival }
  const deadline = answerDeadline()
  const stored = await deps.database
    .write(async (transaction) => {
      if (deps.formLimit > 0) {
        const subject = toClientKey(client.ip)
        const { isTaken, rest } = await deps.counters.take(transaction, 'form', subject, postWindow, deps.formLimit)
        if (!isTaken) return { retryAfter: Math.ceil(rest / second) }
      }
      return form.store(transaction, deps, submission, client)
    })
    .catch((error) => {
      request.log.error({ error, form: form.api }, 'form not stored')
      throw new RequestError('tryLater')
    })
  if ('retryAfter' in stored) throw new RequestError('tooManyTries', stored)
  return deps.sender.deliver(stored, deadline)
}

/** What is wrong with each bad field, once. */
function toFieldsError<Submission, Deps>(
  { fields }: Form<Submission, Deps>,
  issues: readonly z.core.$ZodIssue[],
): RequestError {
  const wrong = new Map<string, { field: string; code: FieldErrorCode }>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    // What no person fills in has no codes of its own.
    wrong.set(field, { field, code: fields.includes(field) ? (message as FieldErrorCode) : 'format' })
  }
  return new RequestError('fields', { fields: [...wrong.values()] })
}

/** What our own links carry of a mark: words. */
const carriedMark = /^(utm_source|utm_medium|utm_campaign)=([\w .+-]{1,40})$/

function readMarks(carried: readonly string[]): Attribution {
  const marks = carried.map((mark) => carriedMark.exec(mark)).filter((mark) => mark !== null)
  return Object.fromEntries(marks.map(([, name, words = '']) => [name, words.replaceAll('+', ' ')]))
}

/**
 * Reads how a visit came here. What did not begin at a page of ours was not written by our script, and nothing of it is
 * kept. Marks of the form's own address win over those that the visit began with.
 * @param isPage whether a page of the site stands at a path
 */
export function readArrival(said: SaidOfVisit, isPage: (path: string) => boolean): Visit {
  const [page = '', before = '', ...carried] = said.via?.split(',') ?? []
  const isOurs = isPage(page)
  const marks = isOurs ? readMarks(carried) : {}
  for (const key of attributionKeys) if (said[key]) marks[key] = said[key]
  const { utm_source = null, utm_medium = null, utm_campaign = null } = marks
  const isKnown = isOurs || utm_source || utm_medium || utm_campaign
  return {
    first_page: isOurs ? page : null,
    source: isKnown ? sourceOfVisit(isOurs ? before : '', marks) : null,
    utm_source,
    utm_medium,
    utm_campaign,
  }
}
