import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { adminMessages } from '../../tests/support/admin-messages.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { mayBeAdministrator } from './may-be-administrator.ts'
import { signIn } from './sign-in.ts'

const hash = createHash('sha256').update('salt:owner@example.com').digest('hex')
const check = `salt:${hash.slice(0, 2)}`
const typed = { email: 'owner@example.com', password: 'a password' }
const words = adminMessages.login

const answering = (result: CallResult<{ signedIn: true }>) => ({ signIn: vi.fn(async () => result) })

afterEach(() => vi.unstubAllGlobals())

test('the administrator’s address passes, however it is typed', async () => {
  expect(await mayBeAdministrator(' Owner@Example.com ', check)).toBe(true)
  expect(await mayBeAdministrator('owner@example.com', `salt:${hash}`)).toBe(true)
})

test('another address is refused, and no call is made', async () => {
  const calls = answering({ kind: 'ok', value: { signedIn: true } })
  const outcome = await signIn(calls, { ...typed, email: 'someone@else.example' }, check, adminMessages)
  expect(outcome).toEqual({ isSignedIn: false, notice: { kind: 'error', ...words.unauthorised } })
  expect(calls.signIn).not.toHaveBeenCalled()
})

test('what the page carries says 8 bits of the address: one in 256 passes too, so nobody is named', async () => {
  const others = Array.from({ length: 1024 }, (_, index) => mayBeAdministrator(`person${index}@example.org`, check))
  const passed = (await Promise.all(others)).filter(Boolean).length
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThan(16)
})

test('where the address cannot be checked the server decides', async () => {
  expect(await mayBeAdministrator('someone@else.example', undefined)).toBe(true)
  expect(await mayBeAdministrator('someone@else.example', '{{adminCheck}}')).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(await mayBeAdministrator('someone@else.example', check)).toBe(true)
})

test.each<[string, CallResult<{ signedIn: true }>, { title: string; text: string }]>([
  ['a wrong password', { kind: 'signedOut' }, words.wrong],
  ['an account that may not be here', { kind: 'refused' }, words.unauthorised],
  [
    'too many tries',
    { kind: 'failed', code: 'tooManyTries', minutes: 12 },
    { title: words.failedTitle, text: 'Trop de tentatives. Réessayez dans 12\u00a0minutes.' },
  ],
  [
    'one minute to wait',
    { kind: 'failed', code: 'tooManyTries', minutes: 1 },
    { title: words.failedTitle, text: 'Trop de tentatives. Réessayez dans 1\u00a0minute.' },
  ],
  ['a fault', { kind: 'failed', code: 'fault' }, { title: words.failedTitle, text: adminMessages.failures.fault }],
  ['no answer', { kind: 'thrown' }, adminMessages.thrown],
])('%s has words of its own', async (_, result, notice) => {
  expect(await signIn(answering(result), typed, check, adminMessages)).toEqual({
    isSignedIn: false,
    notice: { kind: 'error', ...notice },
  })
})

test('a success is said before the page reloads', async () => {
  const calls = answering({ kind: 'ok', value: { signedIn: true } })
  expect(await signIn(calls, { ...typed, email: ' owner@example.com ' }, check, adminMessages)).toEqual({
    isSignedIn: true,
    notice: { kind: 'success', ...words.success },
  })
  expect(calls.signIn).toHaveBeenCalledWith('owner@example.com', 'a password')
})
