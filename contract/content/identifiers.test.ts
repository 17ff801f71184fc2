import { expect, test } from 'vitest'
import { findOtherFirm, type IdentifierName, identifiers } from './identifiers.ts'

const look = (kind: IdentifierName, typed: string) => {
  const written = identifiers[kind].write(typed)
  return { written, isRight: identifiers[kind].findFault(written) === undefined }
}

test.each([
  ['01 23 45 67 89', '+33 1 23 45 67 89'],
  ['01.23.45.67.89', '+33 1 23 45 67 89'],
  ['01\u00a023\u202f45 67 89', '+33 1 23 45 67 89'],
  ['+33 (0)1 23 45 67 89', '+33 1 23 45 67 89'],
  ['+33 01 23 45 67 89', '+33 1 23 45 67 89'],
  ['0033 1 23456789', '+33 1 23 45 67 89'],
  ['+49 (0)30 1234567', '+49 30 1234567'],
  ['0049 030/1234567', '+49 30 1234567'],
  ['+ 49 30 123 45 67', '+49 30 123 45 67'],
  ['01-23-45-67-89', '+33 1 23 45 67 89'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+352 26 12 34', '+352 26 12 34'],
])('the telephone %s is kept as %s, and that again', (typed, kept) => {
  expect(look('telephone', typed)).toEqual({ written: kept, isRight: true })
  expect(look('telephone', kept)).toEqual({ written: kept, isRight: true })
})

test.each(['', '123', '01 23 45 67', '01 23 45 67 89 0', '030 12345678', '+33 1 23 45 67', '01 23 45 67 89 poste 3'])(
  'the telephone "%s" is refused',
  (typed) => {
    expect(look('telephone', typed).isRight).toBe(false)
  },
)

test.each([
  ['73282932000074', '732 829 320 00074', true],
  ['732 829 320 00074', '732 829 320 00074', true],
  ['732.829.320-00074', '732 829 320 00074', true],
  // One of La Poste, whose digits alone are summed.
  ['35600000012345', '356 000 000 12345', false],
  ['35600000049837', '356 000 000 49837', true],
  ['35600000000048', '356 000 000 00048', true],
  ['73282932000075', '732 829 320 00075', false],
  ['73282392000074', '732 823 920 00074', false],
  ['732829320', '732829320', false],
  ['7328293200007A', '7328293200007A', false],
  ['', '', false],
  ['000 000 000 00000', '000 000 000 00000', true],
])('the SIRET %s is kept as "%s", right: %s', (typed, written, isRight) => {
  expect(look('siret', typed)).toEqual({ written: written.replaceAll(' ', '\u202f'), isRight })
})

test.each([
  ['FR44732829320', 'FR44732829320', true],
  ['fr 44 732 829 320', 'FR44732829320', true],
  ['FR45732829320', 'FR45732829320', false],
  // A key that is given out.
  ['FRK7399859412', 'FRK7399859412', true],
  ['FR00000000000', 'FR00000000000', true],
  ['FR4473282932', 'FR4473282932', false],
  ['ATU 13585627', 'ATU13585627', true],
  ['CH123456789', 'CH123456789', false],
  ['44732829320', '44732829320', false],
  ['', '', false],
])('the VAT number %s is kept as "%s", right: %s', (typed, written, isRight) => {
  expect(look('vatId', typed)).toEqual({ written, isRight })
})

test('a French VAT number has to be that of the firm with the SIRET, once both are given', () => {
  const siret = '732 829 320 00074'
  expect(findOtherFirm({ siret, vatId: 'FR44732829320' })).toBeUndefined()
  expect(findOtherFirm({ siret, vatId: 'FR83404833048' })?.remedy).toContain('FR44732829320')
  expect(findOtherFirm({ siret, vatId: 'FR00000000000' })).toBeUndefined()
  expect(findOtherFirm({ siret: '000 000 000 00000', vatId: 'FR44732829320' })).toBeUndefined()
  expect(findOtherFirm({ siret, vatId: 'DE136695976' })).toBeUndefined()
})
