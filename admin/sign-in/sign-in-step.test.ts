import { expect, test } from 'vitest'
import { toSignInStep } from './sign-in-step.ts'

test('a mailed link begins at its own step, any other address at the password', () => {
  expect(toSignInStep('#lien=a-token')).toEqual({ kind: 'link', token: 'a-token' })
  for (const fragment of ['', '#', '#lien=', '#lien', '#securite', '#journal', '#autre=a-token']) {
    expect(toSignInStep(fragment)).toEqual({ kind: 'password' })
  }
})
