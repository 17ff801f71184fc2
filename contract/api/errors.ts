/** What can be wrong with one field. */
export const fieldErrorCodes = ['missing', 'format', 'tooLong', 'tooShort', 'notAccepted'] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** What can be wrong with a whole request. */
export const requestErrorCodes = [
  'fields',
  'malformed',
  'wrongOrigin',
  'wrongPassword',
  'signedOut',
  'notAllowed',
  'notFound',
  'methodNotAllowed',
  'tooLarge',
  'unsupportedType',
  'tooManyTries',
  'tryLater',
  'fault',
] as const
export type RequestErrorCode = (typeof requestErrorCodes)[number]

/** HTTP status of each request error. */
export const statusOf = {
  fields: 422,
  malformed: 400,
  wrongOrigin: 403,
  wrongPassword: 401,
  signedOut: 401,
  notAllowed: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyTries: 429,
  tryLater: 503,
  fault: 500,
} as const satisfies Record<RequestErrorCode, number>

/** Why a stored mail is not sent yet; `notAscii` is `refused` to an address with letters beyond ASCII. */
export const unsentReasons = ['unreachable', 'refused', 'notAscii', 'capped', 'quarantined'] as const
export type UnsentReason = (typeof unsentReasons)[number]

/** The one error shape (RFC 9457, `application/problem+json`). `title` and `detail` are in the reader's language. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** Request id, found again in the log. */
  instance: string
  code: RequestErrorCode
  /** Only with `fields`: what is wrong with which input. */
  errors?: { field: string; code: FieldErrorCode; detail: string }[]
}
