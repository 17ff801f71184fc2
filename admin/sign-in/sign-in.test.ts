import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { CallResult } from '../shared/client.ts'
import { commonTexts, failureTexts } from '../shared/texts.ts'
import { nextSessionState, type SessionState } from '../use-session.ts'
import { mayBeAdministrator, signInTexts, toSignInNotice, toSignInStep } from './sign-in-step.ts'

const email = 'owner@example.com'
const hash = createHash('sha256').update(`salt:${email}`).digest('hex')
const check = `salt:${hash.slice(0, 2)}`
const texts = signInTexts.login

test('the administrator’s address passes, however it is typed', async () => {
  expect(await mayBeAdministrator(' Owner@Example.com ', check)).toBe(true)
  expect(await mayBeAdministrator('someone@else.example', check)).toBe(false)
})

test('what the page carries says 8 bits of the address: one in 256 passes too, so nobody is named', async () => {
  const others = Array.from({ length: 1024 }, (_, index) => mayBeAdministrator(`person${index}@example.org`, check))
  const passed = (await Promise.all(others)).filter(Boolean).length
  expect(passed).toBeGreaterThan(0)
  expect(passed).toBeLessThan(16)
})

test('where the address cannot be checked the server decides', async () => {
  expect(await mayBeAdministrator('someone@else.example', undefined)).toBe(true)
  expect(await mayBeAdministrator('someone@else.example', 'no check')).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(await mayBeAdministrator('someone@else.example', check)).toBe(true)
})

test.each<[string, CallResult<unknown>, { title: string; text: string }]>([
  ['a wrong password', { kind: 'signedOut' }, texts.wrong],
  ['an account that may not be here', { kind: 'refused' }, texts.unauthorised],
  [
    'too many tries',
    { kind: 'failed', code: 'tooManyTries', minutes: 12 },
    { title: texts.failedTitle, text: 'Trop de tentatives. Réessayez dans 12\u00a0minutes.' },
  ],
  [
    'one minute to wait',
    { kind: 'failed', code: 'tooManyTries', minutes: 1 },
    { title: texts.failedTitle, text: 'Trop de tentatives. Réessayez dans 1\u00a0minute.' },
  ],
  ['a fault', { kind: 'failed', code: 'fault' }, { title: texts.failedTitle, text: failureTexts.fault }],
  ['no answer', { kind: 'thrown' }, commonTexts.thrown],
])('%s has a text of its own', (_, result, notice) => {
  expect(toSignInNotice(result)).toEqual({ kind: 'error', ...notice })
})

test('a mailed link begins at its own step, any other address at the ways in', () => {
  expect(toSignInStep('#lien=a-token')).toEqual({ kind: 'link', token: 'a-token' })
  for (const fragment of ['', '#', '#lien=', '#lien', '#securite', '#journal', '#autre=a-token']) {
    expect(toSignInStep(fragment)).toEqual({ kind: 'ways' })
  }
})

const signedIn: SessionState = { kind: 'signedIn', email }
const away = { kind: 'thrown' } as const
const session = (isAdministrator: boolean): CallResult<{ email: string; isAdministrator: boolean }> => ({
  kind: 'ok',
  value: { email, isAdministrator },
})

test('the session decides which state is shown', () => {
  const checking: SessionState = { kind: 'checking' }
  expect(nextSessionState(checking, { kind: 'ok', value: null })).toEqual({ kind: 'signedOut' })
  expect(nextSessionState(checking, session(false))).toEqual({ kind: 'refused' })
  expect(nextSessionState(checking, session(true))).toEqual(signedIn)
})

test('signed out in another tab is signed out here', () => {
  expect(nextSessionState(signedIn, { kind: 'ok', value: null })).toEqual({ kind: 'signedOut' })
  expect(nextSessionState(signedIn, { kind: 'signedOut' })).toEqual({ kind: 'signedOut' })
})

test('a look that finds nothing new changes nothing', () => {
  expect(nextSessionState(signedIn, session(true))).toBe(signedIn)
  const out: SessionState = { kind: 'signedOut' }
  expect(nextSessionState(out, { kind: 'ok', value: null })).toBe(out)
})

test('a server that is away throws no one out and lets no one in', () => {
  expect(nextSessionState(signedIn, away)).toBe(signedIn)
  expect(nextSessionState({ kind: 'checking' }, away)).toEqual({ kind: 'unreachable', failure: away })
})
