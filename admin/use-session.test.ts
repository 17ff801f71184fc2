import { expect, test } from 'vitest'
import type { CallResult } from './shared/client.ts'
import { nextSessionState, type SessionState } from './use-session.ts'

const email = 'owner@example.com'
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

test('a server that is away throws nobody out and lets nobody in', () => {
  expect(nextSessionState(signedIn, away)).toBe(signedIn)
  expect(nextSessionState({ kind: 'checking' }, away)).toEqual({ kind: 'unreachable', failure: away })
})
