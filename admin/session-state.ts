import type { SessionAnswer } from '../contract/api/sign-in.ts'
import type { CallResult, Failure } from './shared/admin-calls.ts'

/** The states of the room. */
export type Room =
  | { kind: 'checking' }
  | { kind: 'unreachable'; failure: Failure }
  | { kind: 'signedOut' }
  | { kind: 'refused' }
  | { kind: 'inside'; email: string }

/**
 * The room after asking for the session. Unchanged (the same object) where the answer says nothing new: a server that
 * is away for a moment takes nobody out of the dashboard, and puts nobody into it.
 */
export function roomAfterLook(room: Room, result: CallResult<SessionAnswer>): Room {
  switch (result.kind) {
    case 'ok': {
      const session = result.value
      if (session === null) return room.kind === 'signedOut' ? room : { kind: 'signedOut' }
      if (!session.isAdministrator) return room.kind === 'refused' ? room : { kind: 'refused' }
      const isSame = room.kind === 'inside' && room.email === session.email
      return isSame ? room : { kind: 'inside', email: session.email }
    }
    case 'signedOut':
      return room.kind === 'signedOut' ? room : { kind: 'signedOut' }
    case 'refused':
      return room.kind === 'refused' ? room : { kind: 'refused' }
    default:
      return room.kind === 'checking' || room.kind === 'unreachable' ? { kind: 'unreachable', failure: result } : room
  }
}
