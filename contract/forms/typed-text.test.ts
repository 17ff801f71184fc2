import { expect, test } from 'vitest'
import { toLine, toLines } from './typed-text.ts'

test('line ends of every kind are one, as a browser counts them', () => {
  expect(toLines('a\r\nb\rc\nd\u2028e\u2029f\vg\u0085h')).toBe('a\nb\nc\nd\ne\nf\ng\nh')
})

test('what cannot be read is left out, what can be is kept as it was', () => {
  expect(toLines('a\u0000b\u0007c\u001bd')).toBe('abcd')
  expect(toLines('\ttab\tœuvre « ça » 12 € 🥨 \u200dß')).toBe('tab\tœuvre « ça » 12 € 🥨 \u200dß')
})

test('no mark of direction is left that could show a text in another order than it was sent', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(toLines(`facture\u202efdp.exe ${marks}שלום`)).toBe('facturefdp.exe שלום')
  expect(toLine(`${marks}Anna${marks}`)).toBe('Anna')
})

test('nothing is left around it, and a text of nothing is empty', () => {
  expect(toLines(' \r\n a \n\n b \r\n ')).toBe('a \n\n b')
  expect(toLines(' \u0000\r\n\u2028 ')).toBe('')
})

test('a line stays one line, whatever was pasted into it', () => {
  expect(toLine('Anna\r\nBcc: all@site.example\u2028\tx\u0000')).toBe('Anna Bcc: all@site.example x')
})
