import { expect, test } from 'vitest'
import { choice, type FormField, line, optional } from './field-kinds.ts'

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
