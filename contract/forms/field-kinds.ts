/*
 * What a form can ask for. A kind says how a field is shown, which values it takes and what can be wrong with it; the
 * words of each field follow from it (`contract/content/messages.ts`). Errors are codes, never sentences.
 */
import * as z from 'zod/mini'
import type { FieldErrorCode } from '../api/errors.ts'
import { emailAddress } from './email-address.ts'
import { toLine, toLines } from './typed-text.ts'

/** A field of any kind, as a form is shown and checked. */
export type FormField = {
  schema: z.ZodMiniType<string>
  isRequired: boolean
  errors: readonly FieldErrorCode[]
} & (
  | { kind: 'line'; autoComplete: string; maxLength: number }
  | { kind: 'email' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'lines'; minLength: number; maxLength: number }
)

/** An answer in one line. @param maxLength in UTF-16 code units, as `maxlength` counts */
export const line = ({ autoComplete = 'off', maxLength }: { autoComplete?: string; maxLength: number }) => ({
  kind: 'line' as const,
  isRequired: true,
  errors: ['missing', 'tooLong'] as const,
  autoComplete,
  maxLength,
  schema: z
    .string({ error: 'missing' })
    .check(
      z.overwrite(toLine),
      z.minLength(1, { error: 'missing', abort: true }),
      z.maxLength(maxLength, { error: 'tooLong' }),
    ),
})

/** A mail address. */
export const email = {
  kind: 'email',
  isRequired: true,
  errors: ['missing', 'format', 'tooLong'],
  schema: emailAddress,
} as const

/** One of these values. An empty choice is a missing one; anything that is not on the list cannot have been chosen. */
export const choice = <const Option extends string>(options: readonly Option[]) => ({
  kind: 'choice' as const,
  isRequired: true,
  errors: ['missing', 'format'] as const,
  options,
  schema: z.pipe(
    z.string({ error: 'missing' }).check(z.minLength(1, { error: 'missing', abort: true })),
    z.enum(options, { error: 'format' }),
  ),
})

/** An answer in several lines. */
export const lines = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => ({
  kind: 'lines' as const,
  isRequired: true,
  errors: ['missing', 'tooShort', 'tooLong'] as const,
  minLength,
  maxLength,
  schema: z
    .string({ error: 'missing' })
    .check(
      z.overwrite(toLines),
      z.minLength(1, { error: 'missing', abort: true }),
      z.minLength(minLength, { error: 'tooShort' }),
      z.maxLength(maxLength, { error: 'tooLong' }),
    ),
})

/** No answer: white space and what cannot be seen, at most. */
const nothing = z.string().check(z.overwrite(toLines), z.maxLength(0, { abort: true }))

/** Any of these, which may stay empty, and is empty where nothing is sent. What is no text at all has the wrong format. */
export const optional = <Field extends FormField>({ schema, errors, ...field }: Field) => ({
  ...field,
  isRequired: false,
  errors: errors.map((code) => (code === 'missing' ? 'format' : code)) as (
    | 'format'
    | Exclude<Field['errors'][number], 'missing'>
  )[],
  schema: z._default(z.union([nothing, schema], { error: 'format' }), ''),
})
