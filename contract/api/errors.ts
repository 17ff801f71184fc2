/** What can be wrong with one field. */
export const fieldErrorCodes = ['missing', 'format', 'tooLong', 'tooShort', 'notAccepted'] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** What a field says of them: no kind of field raises all. */
export type ErrorSentences = Partial<Record<FieldErrorCode, string>>

/** What can be wrong with a whole request, and its HTTP status (docs/requirements.md 7.3). */
export const statusOf = {
  fields: 422,
  malformed: 400,
  wrongOrigin: 403,
  wrongPassword: 401,
  signedOut: 401,
  notAllowed: 403,
  quarantined: 409,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyTries: 429,
  tryLater: 503,
  fault: 500,
} as const
export type RequestErrorCode = keyof typeof statusOf

/** Those for which the administrator's app has a sentence; the others it shows in ways of their own, or never gets. */
const shownElsewhere = ['wrongPassword', 'signedOut', 'notAllowed', 'methodNotAllowed', 'tooManyTries'] as const
export type FailureCode = Exclude<RequestErrorCode, (typeof shownElsewhere)[number]>
export const failureCodes = (Object.keys(statusOf) as RequestErrorCode[]).filter(
  (code): code is FailureCode => !shownElsewhere.some((other) => other === code),
)

/**
 * Why a mail of the outbox is not sent, or not known to be: the mail server did not take it, or not the site's
 * login; it took the text and did not answer; it refused the mail for good, or called an address of it no address;
 * template and values do not fit; a cap holds it back; a digest tells of it instead; it found no place within a day; it
 * became a file, since `MAIL` asks for that, until there is a mail server.
 */
export type UnsentReason =
  | 'unreachable'
  | 'loginRefused'
  | 'uncertain'
  | 'refused'
  | 'badAddress'
  | 'unwritable'
  | 'capped'
  | 'digest'
  | 'expired'
  | 'filed'

/** Why a stored form is not answered with "sent": `underway` is a mail that is still being tried, `notAscii` is `refused` to an address with letters beyond ASCII, `quarantined` has none. */
export const keptReasons = [
  'underway',
  'unreachable',
  'uncertain',
  'refused',
  'badAddress',
  'notAscii',
  'capped',
  'filed',
  'quarantined',
] as const
export type KeptReason = (typeof keptReasons)[number]

/** Whether a mail was refused for good: nothing tries it again (docs/requirements.md 7.9). */
export const isRefused = (reason: UnsentReason | KeptReason | null): boolean =>
  reason === 'refused' || reason === 'badAddress' || reason === 'notAscii'

/** The one error shape (RFC 9457, `application/problem+json`). Its `title` is what HTTP calls the status. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  /** Request id, found again in the log. */
  instance: string
  code: RequestErrorCode
  /** Only with `fields`: what is wrong with which input. */
  errors?: { field: string; code: FieldErrorCode }[]
}

/** Answer of a form's `POST`: 200 sent, or 202 stored but not sent yet. Errors are a `Problem`. */
export type FormAnswer = { sent: true } | { sent: false; reason: KeptReason }
