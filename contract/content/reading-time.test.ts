import { expect, test } from 'vitest'
import { countWords, toMinutes } from './article.ts'

test('a sign standing alone is no word, and a word with its apostrophe is one', () => {
  expect(countWords(['Que dit l’[…] ? – rien :', '1\u202f500\u00a0€'])).toBe(5)
})

test('an article of 1,500 words takes seven minutes, an empty one still one', () => {
  expect(toMinutes(1500)).toBe(7)
  expect(toMinutes(0)).toBe(1)
})
