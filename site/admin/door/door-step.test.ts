import { expect, test } from 'vitest'
import { toDoorStep } from './door-step.ts'

test('a mailed link opens the door at its own step, any other address at the password', () => {
  expect(toDoorStep('/admin/lien/a-token')).toEqual({ kind: 'link', token: 'a-token' })
  expect(toDoorStep('/admin/mot-de-passe/a-token')).toEqual({ kind: 'reset', token: 'a-token' })
  for (const path of ['/admin', '/admin/', '/admin/lien/', '/admin/lien', '/admin/autre/a-token']) {
    expect(toDoorStep(path)).toEqual({ kind: 'password' })
  }
})
