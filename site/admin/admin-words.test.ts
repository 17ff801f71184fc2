import { expect, test } from 'vitest'
import { adminWords } from '../../content/words/admin.ts'
import { accessWords } from '../../content/words/admin-access.ts'
import { enquiryWords } from '../../content/words/admin-enquiries.ts'
import { signInMail } from '../../content/words/sign-in-mail.ts'

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : []
}

test('the words of the administration keep French typography', () => {
  const texts = toTexts([adminWords, accessWords, signInMail, enquiryWords])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  expect(texts.filter((text) => /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[^\u00a0\s]:\s/i.test(text))).toEqual([])
})
