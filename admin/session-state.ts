import type { SessionAnswer } from '../contract/api/sign-in.ts'
import type { CallResult, Failure } from './shared/admin-calls.ts'

/** What the administrator's page shows, by the session. */
export type SessionState =
  | { kind: 'checking' }
  | { kind: 'unreachable'; failure: Failure }
  | { kind: 'signedOut' }
  | { kind: 'refused' }
  | { kind: 'inside'; email: string }

/**
 * The state after asking for the session. Unchanged (the same object) where the answer says nothing new: a server that
 * is away for a moment takes nobody out of the dashboard, and puts nobody into it.
 */
export function nextSessionState(state: SessionState, result: CallResult<SessionAnswer>): SessionState {
  switch (result.kind) {
    case 'ok': {
      const session = result.value
      if (session === null) return state.kind === 'signedOut' ? state : { kind: 'signedOut' }
      if (!session.isAdministrator) return state.kind === 'refused' ? state : { kind: 'refused' }
      const isSame = state.kind === 'inside' && state.email === session.email
      return isSame ? state : { kind: 'inside', email: session.email }
    }
    case 'signedOut':
      return state.kind === 'signedOut' ? state : { kind: 'signedOut' }
    case 'refused':
      return state.kind === 'refused' ? state : { kind: 'refused' }
    default:
      return state.kind === 'checking' || state.kind === 'unreachable'
        ? { kind: 'unreachable', failure: result }
        : state
  }
}
