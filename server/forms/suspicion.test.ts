import { expect, test } from 'vitest'
import { minute, second } from '../runtime/clock.ts'
import { isSuspicious } from './suspicion.ts'

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://a${index}.example`).join(' ')
const person = { honeypot: '', tokenAge: minute, text: 'Bonjour, voici notre site.' }

test('a filled honeypot is enough, whatever else speaks for a person', () => {
  expect(isSuspicious({ ...person, honeypot: 'x' })).toBe(true)
  expect(isSuspicious({ ...person, honeypot: ' ' })).toBe(true)
})

test('a browser without JavaScript, which has no token, is not suspicious for that', () => {
  expect(isSuspicious({ ...person, tokenAge: undefined })).toBe(false)
  expect(isSuspicious({ ...person, tokenAge: 0 })).toBe(false)
  expect(isSuspicious({ honeypot: undefined, tokenAge: undefined })).toBe(false)
})

test.each([
  [2, undefined, false],
  [3, undefined, true],
  [3, second, true],
  [3, 2 * second, false],
  [50, minute, false],
])('%i addresses in a text with a form open for %s ms: %s', (count, tokenAge, expected) => {
  expect(isSuspicious({ honeypot: '', tokenAge, text: links(count) })).toBe(expected)
})

test('addresses are counted however they are written', () => {
  expect(isSuspicious({ honeypot: '', tokenAge: undefined, text: 'HTTP://a.example WWW.b.example http://c' })).toBe(
    true,
  )
})

test('a text made to be slow is looked through at once', () => {
  for (const text of ['w'.repeat(50_000), 'www'.repeat(20_000), 'http'.repeat(12_000), 'https:/'.repeat(8_000)]) {
    const began = performance.now()
    isSuspicious({ honeypot: '', tokenAge: undefined, text })
    expect(performance.now() - began).toBeLessThan(1_000)
  }
})
