import { expect, test } from 'vitest'
import { adminMessages, contentsMessages } from '../../tests/support/admin-messages.tsx'
import { testContent } from '../../tests/support/content.ts'
import { serializeAdminMessages } from './admin-messages.ts'

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : []
}

test('the messages of the administration keep French typography', () => {
  const { subjects: _subjects, ...french } = { ...contentsMessages, preview: testContent.admin.preview }
  const texts = toTexts(french)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  expect(texts.filter((text) => /[a-zà-ü]'[a-zà-ü]| [;:!?»]|« |[^\u00a0\s]:\s/i.test(text))).toEqual([])
})

test('whatever the messages say, the page that carries them stays whole', () => {
  const messages = { ...adminMessages, checking: '</script><script>alert(1)</script>' }
  expect(serializeAdminMessages(messages)).not.toContain('<')
  expect(JSON.parse(serializeAdminMessages(messages))).toEqual(messages)
})
