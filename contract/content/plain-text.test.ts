import { expect, test } from 'vitest'
import { toPlainText } from '../text.ts'

test('plain text keeps every word and no mark', () => {
  expect(toPlainText('[fr:loi Toubon] und **Frist**, [fr:avis]')).toBe('loi Toubon und Frist, avis')
  expect(toPlainText('un e-mail')).toBe('un e-mail')
})
