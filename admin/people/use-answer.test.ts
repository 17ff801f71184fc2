import { expect, test } from 'vitest'
import { insertSnippet, readLetter, toLetterText } from './use-answer.ts'

const signature = 'Bien à vous,\nAnne'
const empty = `Bonjour Thomas Lefèvre,\n\n\n\n${signature}`
const call = 'Choisissez un moment : https://site.example/30min'
const withCall = `Bonjour Thomas Lefèvre,\n\n${call}\n\n${signature}`

test.each([
  ['the salutation, where nothing was touched', 0],
  ['the middle of the salutation', 9],
  ['the empty line between', 25],
  ['the signature', empty.length - 3],
  ['the end', empty.length],
])('a snippet goes between salutation and signature from %s', (_, caret) => {
  const { text, end } = insertSnippet(empty, call, caret, signature)
  expect(text).toBe(withCall)
  expect(text.slice(0, end)).toBe(`Bonjour Thomas Lefèvre,\n\n${call}`)
})

test('a snippet breaks no line, and stands on lines of its own', () => {
  const typed = `Bonjour,\n\nmerci de votre message.\nÀ bientôt.\n\n${signature}`
  const inserted = insertSnippet(typed, call, typed.indexOf('de votre'), signature).text
  expect(inserted).toBe(`Bonjour,\n\nmerci de votre message.\n\n${call}\n\nÀ bientôt.\n\n${signature}`)
  expect(insertSnippet(withCall, 'Une question.', withCall.indexOf(call), signature).text).toBe(
    `Bonjour Thomas Lefèvre,\n\n${call}\n\nUne question.\n\n${signature}`,
  )
})

test('where the owner has another signature, or nothing at all, a snippet is still whole', () => {
  expect(insertSnippet('Bonjour,\n\nSalut', call, 0, signature).text).toBe(`Bonjour,\n\n${call}\n\nSalut`)
  expect(insertSnippet('', call, 0, signature)).toEqual({ text: call, end: call.length })
})

test('a letter is saved with its subject, whatever is typed', () => {
  for (const letter of [
    { subject: 'Re: Autre', text: empty },
    { subject: '', text: '\n\nx' },
    { subject: '', text: '' },
  ])
    expect(readLetter(toLetterText(letter))).toEqual(letter)
})
