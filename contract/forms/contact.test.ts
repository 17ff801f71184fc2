import { expect, test } from 'vitest'
import { contactSubmission } from './contact.ts'
import { limits } from './typed-text.ts'

const enquiry = { name: 'Ô', email: 'o@a.fr', subject: 'other', message: '0123456789' }

const codesOf = (answers: object) =>
  contactSubmission.safeParse(answers).error?.issues.map(({ path, message }) => [path[0], message])

test('a name of one letter and a message of ten characters are enough', () => {
  expect(codesOf(enquiry)).toBeUndefined()
})

test.each([
  ['empty', { name: '', email: '', subject: '', message: '' }, 'missing'],
  ['blank', { name: ' ', email: ' ', message: ' \n ' }, 'missing'],
  ['left out', { name: undefined, email: undefined, subject: undefined, message: undefined }, 'missing'],
  ['nothing but characters that are not seen', { name: ' \r\n\u0000 ', email: ' ', message: '\r\n \r\n' }, 'missing'],
  ['no text', { name: 42, email: ['a@example.org'], subject: { $ne: null }, message: null }, 'missing'],
  ['too short', { message: '012345678' }, 'tooShort'],
  [
    'too long',
    {
      name: 'x'.repeat(limits.name + 1),
      email: `a@${'b.'.repeat(limits.email)}de`,
      message: 'x'.repeat(limits.messageMax + 1),
    },
    'tooLong',
  ],
  ['not on offer', { subject: 'seo' }, 'format'],
  ['called like a part of every object', { subject: '__proto__' }, 'format'],
  ['no address', { email: 'o@' }, 'format'],
])('each field that is %s is named with its code', (_what, answers, code) => {
  expect(codesOf({ ...enquiry, ...answers })).toEqual(Object.keys(answers).map((field) => [field, code]))
})
