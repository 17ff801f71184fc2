import { expect, test } from 'vitest'
import { plainText, readMarks } from './text-marks.ts'

test('a foreign word and a stressed one are set apart', () => {
  expect(readMarks('Votre [de:Impressum], **jamais** copié')).toEqual([
    { text: 'Votre ' },
    { text: 'Impressum', language: 'de' },
    { text: ', ' },
    { text: 'jamais', strong: true },
    { text: ' copié' },
  ])
})

test('plain text has no marks left', () => {
  expect(plainText('[fr:Tout refuser] und **76 %**')).toBe('Tout refuser und 76 %')
})

test('a bracket that is no mark stays', () => {
  expect(plainText('voir [1]')).toBe('voir [1]')
})
