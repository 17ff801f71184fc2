import { expect, test } from 'vitest'
import { contactSubmission } from './contact.ts'
import { choice, type FormField, line, optional } from './field-kinds.ts'
import { limits, toLine, toLines } from './typed-text.ts'

test('line ends of every kind are one, as a browser counts them', () => {
  expect(toLines('a\r\nb\rc\nd\u2028e\u2029f\vg\u0085h')).toBe('a\nb\nc\nd\ne\nf\ng\nh')
})

test('what cannot be read is left out, what can be is kept as it was', () => {
  expect(toLines('a\u0000b\u0007c\u001bd')).toBe('abcd')
  expect(toLines('\ttab\tœuvre « ça » 12 € 🥨 \u200dß')).toBe('tab\tœuvre « ça » 12 € 🥨 \u200dß')
})

test('no mark of direction is left that could show a text in another order than it was sent', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(toLines(`facture\u202efdp.exe ${marks}שלום`)).toBe('facturefdp.exe שלום')
  expect(toLine(`${marks}Anna${marks}`)).toBe('Anna')
})

test('nothing is left around it, and a text of nothing is empty', () => {
  expect(toLines(' \r\n a \n\n b \r\n ')).toBe('a \n\n b')
  expect(toLines(' \u0000\r\n\u2028 ')).toBe('')
})

test('a line stays one line, whatever was pasted into it', () => {
  expect(toLine('Anna\r\nBcc: all@site.example\u2028\tx\u0000')).toBe('Anna Bcc: all@site.example x')
})

const aLine: FormField = optional(line({ maxLength: 4 }))
const aChoice: FormField = optional(choice(['one', 'ten']))

test.each([
  ['a line', aLine, ' Ô \n', 'Ô'],
  ['a choice', aChoice, 'ten', 'ten'],
])(
  '%s that may stay empty is empty however it was left, and otherwise what was answered',
  (_what, field, typed, taken) => {
    expect(field.isRequired).toBe(false)
    for (const empty of [undefined, '', ' \r\n', '\u0000']) expect(field.schema.parse(empty)).toBe('')
    expect(field.schema.parse(typed)).toBe(taken)
  },
)

test.each([
  ['a line', aLine, ['12345'], 'tooLong'],
  ['a line', aLine, [42, null, {}], 'format'],
  ['a choice', aChoice, ['two', '__proto__', 42, null], 'format'],
])(
  '%s that may stay empty refuses what it cannot be, with a code that it has words for',
  (_what, field, wrong, code) => {
    expect(field.errors).toContain(code)
    expect(field.errors).not.toContain('missing')
    for (const value of wrong) expect(field.schema.safeParse(value).error?.issues).toMatchObject([{ message: code }])
  },
)

const enquiry = { name: 'Ô', email: 'o@a.fr', subject: 'other', message: '0123456789' }

const codesOf = (answers: object) =>
  contactSubmission.safeParse(answers).error?.issues.map(({ path, message }) => [path[0], message])

test('a name of one letter and a message of ten characters are enough', () => {
  expect(codesOf(enquiry)).toBeUndefined()
})

test.each([
  ['empty', { name: '', email: '', subject: '', message: '' }, 'missing'],
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
