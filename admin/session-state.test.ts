import { expect, test } from 'vitest'
import type { CallResult } from './shared/admin-calls.ts'
import { type Room, roomAfterLook } from './session-state.ts'

const email = 'owner@example.com'
const inside: Room = { kind: 'inside', email }
const away = { kind: 'thrown' } as const
const session = (isAdministrator: boolean): CallResult<{ email: string; isAdministrator: boolean }> => ({
  kind: 'ok',
  value: { email, isAdministrator },
})

test('the session decides which state is shown', () => {
  const checking: Room = { kind: 'checking' }
  expect(roomAfterLook(checking, { kind: 'ok', value: null })).toEqual({ kind: 'signedOut' })
  expect(roomAfterLook(checking, session(false))).toEqual({ kind: 'refused' })
  expect(roomAfterLook(checking, session(true))).toEqual(inside)
})

test('signed out in another tab is signed out here', () => {
  expect(roomAfterLook(inside, { kind: 'ok', value: null })).toEqual({ kind: 'signedOut' })
  expect(roomAfterLook(inside, { kind: 'signedOut' })).toEqual({ kind: 'signedOut' })
})

test('a look that finds nothing new changes nothing', () => {
  expect(roomAfterLook(inside, session(true))).toBe(inside)
  const out: Room = { kind: 'signedOut' }
  expect(roomAfterLook(out, { kind: 'ok', value: null })).toBe(out)
})

test('a server that is away throws nobody out and lets nobody in', () => {
  expect(roomAfterLook(inside, away)).toBe(inside)
  expect(roomAfterLook({ kind: 'checking' }, away)).toEqual({ kind: 'unreachable', failure: away })
})
