import { expect, test } from 'vitest'
import { words } from '../../content/words/index.ts'
import { locales } from '../../contract/locales.ts'

type Leaf = [path: string, text: string]

function toLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => toLeaves(inner, path ? `${path}.${key}` : key))
}

const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort()

test.each(locales)('no sentence is empty in %s', (locale) => {
  expect(toLeaves(words[locale]).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(locales)('every sentence in %s has the same places to fill as the French one', (locale) => {
  const french = new Map(toLeaves(words.fr))
  for (const [path, text] of toLeaves(words[locale])) {
    expect([path, slotsOf(text)]).toEqual([path, slotsOf(french.get(path) ?? '')])
  }
})

test('French sentences keep their typography', () => {
  const faulty = toLeaves(words.fr).filter(([, text]) => /[a-zà-ü]'[a-zà-ü]| [;!?»]|« |[^\u00a0\s]:\s/i.test(text))
  expect(faulty).toEqual([])
})

test('German sentences use their own quotation marks and say Sie', () => {
  const faulty = toLeaves(words.de).filter(([, text]) => /"|\b(du|dir|dich|dein)\b/i.test(text))
  expect(faulty).toEqual([])
})
