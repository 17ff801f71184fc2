import { expect, test } from 'vitest'
import { testContent } from '../support/content.ts'

type Leaf = [path: string, text: string]

function toLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => toLeaves(inner, path ? `${path}.${key}` : key))
}

test('French sentences keep their typography', () => {
  const faulty = toLeaves(testContent.messages.fr).filter(([, text]) =>
    /[a-zà-ü]'[a-zà-ü]| [;!?»]|« |[^\u00a0\s]:\s/i.test(text),
  )
  expect(faulty).toEqual([])
})

test('German sentences use their own quotation marks and say Sie', () => {
  const faulty = toLeaves(testContent.messages.de).filter(([, text]) => /"|\b(du|dir|dich|dein)\b/i.test(text))
  expect(faulty).toEqual([])
})
