import { verifyPassword } from '@better-auth/utils/password'
import { expect, onTestFinished, test } from 'vitest'
import { payInFull } from '../../tests/support/cheap-passwords.ts'

const password = 'Bretzel-Ångström-42'

test('a password that was set before Better Auth made the hashes still opens', async () => {
  onTestFinished(payInFull())
  const salt = '1b3d4d5291849a30c9fc7febf727e209'
  const key =
    '8b6ad851ecd10e02b5db3c2bc15aed1d596dbc5ba02110e351557f18887c3578bf692385ff4aa477b407b9e1dfe2232a9c10ef4a819934f027bc09f6b77b9901'
  expect(await verifyPassword(`${salt}:${key}`, password)).toBe(true)
})
