import { expect, test } from 'vitest'
import { adminWords } from '../../content/words/admin.ts'
import { doorWords } from '../../content/words/admin-door.ts'
import { enquiryWords } from '../../content/words/admin-enquiries.ts'
import { doorMail } from '../../content/words/door-mail.ts'

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : []
}

test('the words of the room keep French typography', () => {
  const texts = toTexts([adminWords, doorWords, doorMail, enquiryWords])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  expect(texts.filter((text) => /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[^\u00a0\s]:\s/i.test(text))).toEqual([])
})
