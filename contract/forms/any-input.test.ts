import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { aJsonValue, anAddress, aText } from '../../tests/support/hostile-values.ts'
import { fieldErrorCodes } from '../api/errors.ts'
import { locales } from '../locales.ts'
import { checklistSubmission } from './checklist.ts'
import { contactFields, contactSubjects, contactSubmission } from './contact.ts'
import { parseEmailAddress } from './email-address.ts'
import { limits } from './typed-text.ts'

const runs = { numRuns: 2_000 }

const common = {
  email: fc.oneof(anAddress, aJsonValue),
  language: fc.oneof(fc.constantFrom(...locales), aJsonValue),
  website: fc.oneof(fc.constant(''), aJsonValue),
  submissionId: fc.oneof(fc.uuid(), aJsonValue),
  utm_source: aJsonValue,
  utm_medium: aText,
  utm_campaign: aText,
  via: aJsonValue,
  __proto__: aJsonValue,
}
const aChecklist = fc.record(common, { requiredKeys: [] })
const anEnquiry = fc.record(
  {
    ...common,
    name: aJsonValue,
    subject: fc.oneof(fc.constantFrom(...contactSubjects), aJsonValue),
    message: aJsonValue,
  },
  { requiredKeys: [] },
)

const schemas: [
  name: string,
  schema: z.ZodMiniType<Record<string, unknown>>,
  body: fc.Arbitrary<unknown>,
  shown: readonly string[],
][] = [
  ['checklist', checklistSubmission, aChecklist, ['email']],
  ['contact', contactSubmission, anEnquiry, contactFields],
]

const longest: Record<string, number> = {
  email: limits.email,
  name: limits.name,
  message: limits.messageMax,
  // Whatever fills it in is kept out, however much it is.
  website: Number.POSITIVE_INFINITY,
  utm_source: limits.attribution,
  utm_medium: limits.attribution,
  utm_campaign: limits.attribution,
  via: limits.via,
}

test.each(schemas)(
  'whatever is sent to the %s form is refused with codes that have words, or taken within its limits, and again as it is',
  (_name, schema, body, shown) => {
    let taken = 0
    const good = fc
      .tuple(body, fc.emailAddress({ size: 'small' }), fc.constantFrom(...contactSubjects))
      .map(([value, email, subject]) => {
        const kept = Object.entries(value as object).filter(([key]) => key.startsWith('utm') || key === 'message')
        return { name: 'Anna', message: 'Bonjour, une question.', subject, ...Object.fromEntries(kept), email }
      })
    fc.assert(
      fc.property(fc.oneof(body, good, aJsonValue), (value) => {
        const result = schema.safeParse(value)
        if (!result.success) {
          expect(result.error.issues.length).toBeGreaterThan(0)
          for (const { path, message } of result.error.issues) {
            if (shown.includes(String(path[0]))) expect(fieldErrorCodes).toContain(message)
          }
          return
        }
        taken += 1
        for (const [key, text] of Object.entries(result.data)) {
          if (typeof text === 'string') expect(text.length).toBeLessThanOrEqual(longest[key] ?? 100)
          else expect(text).toBeUndefined()
        }
        expect(schema.safeParse(result.data)).toEqual(result)
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(20)
  },
)

test('an address, however it is written, is one plain address or none', () => {
  let taken = 0
  fc.assert(
    fc.property(fc.oneof(anAddress, aText), (typed) => {
      const address = parseEmailAddress(typed)
      if (address === undefined) return
      taken += 1
      // Nothing in it ends a header, begins another recipient or means anything to a mail server.
      expect(address).toMatch(/^[!#$%&'*+/=?^_`{|}~.\w\p{L}\p{M}\p{N}-]{1,64}@[a-z0-9.-]+\.[a-z0-9-]+$/u)
      expect(address.length).toBeLessThanOrEqual(limits.email)
      expect(parseEmailAddress(address)).toBe(address)
    }),
    runs,
  )
  expect(taken).toBeGreaterThan(100)
})
