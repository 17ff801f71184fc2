import { expect, onTestFinished, test } from 'vitest'
import { payInFull } from '../../tests/support/cheap-passwords.ts'
import { hashPassword, verifyPassword } from './password.ts'

const password = 'Bretzel-Ångström-42'

test.each([
  ['as it was typed', password, true],
  ['from a keyboard that sends letter and accent apart', password.normalize('NFD'), true],
  ['in other letters', password.toLowerCase(), false],
  ['not at all', '', false],
])('a password opens only as the same text: %s', async (_how, given, isRight) => {
  expect(await verifyPassword({ hash: await hashPassword(password), password: given })).toBe(isRight)
})

test('a password that was set long ago still opens', async () => {
  onTestFinished(payInFull())
  const salt = '1b3d4d5291849a30c9fc7febf727e209'
  const key =
    '8b6ad851ecd10e02b5db3c2bc15aed1d596dbc5ba02110e351557f18887c3578bf692385ff4aa477b407b9e1dfe2232a9c10ef4a819934f027bc09f6b77b9901'
  expect(await verifyPassword({ hash: `${salt}:${key}`, password })).toBe(true)
})
