import { expect, test } from 'vitest'
import { textLink, textList, textMail, textParagraph } from './plain-text.ts'

const sentence = 'Le lien reste valable trente jours et ouvre votre liste aussi souvent que vous le souhaitez, partout.'

test('a paragraph has lines of at most 72 columns', () => {
  const lines = textParagraph(sentence).split('\n')
  expect(lines.length).toBe(2)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72)
  expect(lines.join(' ')).toBe(sentence)
})

test('a line is never broken at a no-break space', () => {
  const together = '«\u00a0sept\u00a0erreurs\u00a0»\u202f?'
  const lines = textParagraph(`${'mot '.repeat(16)}${together} fin`).split('\n')
  expect(lines.some((line) => line.includes(together))).toBe(true)
})

test('an address stands whole on a line of its own', () => {
  const address = `https://site.example/${'a'.repeat(120)}`
  expect(textLink(sentence, address).split('\n').at(-1)).toBe(address)
})

test('a list has hyphens and hanging lines', () => {
  const [first, second, third] = textList([sentence, 'Court.']).split('\n')
  expect(first).toMatch(/^- Le lien/)
  expect(second).toMatch(/^ {2}\S/)
  expect(third).toBe('- Court.')
})

test('a mail parts its blocks by an empty line and ends with a line break', () => {
  expect(textMail(['Un', 'Deux'])).toBe('Un\n\nDeux\n')
})
