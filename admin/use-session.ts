import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type SessionAnswer, signInApi } from '../contract/api/sign-in.ts'
import type { Show } from './shared/admin-context.tsx'
import { type CallResult, createClient, type Failure, type Loss } from './shared/client.ts'
import { signOutTexts } from './shared/texts.ts'

/** What the administrator's page shows, by the session. */
export type SessionState =
  | { kind: 'checking' }
  | { kind: 'unreachable'; failure: Failure }
  | { kind: 'signedOut' }
  | { kind: 'refused' }
  | { kind: 'signedIn'; email: string }

/**
 * The state after asking for the session. Unchanged (the same object) where the answer says nothing new: a server that
 * is away for a moment takes no one out of the dashboard, and puts no one into it.
 */
export function nextSessionState(state: SessionState, result: CallResult<SessionAnswer>): SessionState {
  if (result.kind === 'failed' || result.kind === 'thrown') {
    const isUnknown = state.kind === 'checking' || state.kind === 'unreachable'
    return isUnknown ? { kind: 'unreachable', failure: result } : state
  }
  const session = result.kind === 'ok' ? result.value : null
  if (session?.isAdministrator) {
    const isSame = state.kind === 'signedIn' && state.email === session.email
    return isSame ? state : { kind: 'signedIn', email: session.email }
  }
  const kind = session !== null || result.kind === 'refused' ? 'refused' : 'signedOut'
  return state.kind === kind ? state : { kind }
}

/**
 * The session and the client, whose calls may end it. The session is asked for at the start, whenever the tab is looked
 * at again, and after a refusal: who signs out in one tab is signed out in the others.
 */
export function useSession(show: Show) {
  const [session, setSession] = useState<SessionState>({ kind: 'checking' })
  const current = useRef(session)
  const enter = useCallback((next: SessionState) => {
    current.current = next
    setSession(next)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is made here, before it is called
  const { client, look } = useMemo(() => {
    const client = createClient((loss: Loss) => {
      if (current.current.kind !== 'signedIn') return
      if (loss === 'refused') return void look()
      enter({ kind: 'signedOut' })
      show({ kind: 'error', ...signOutTexts.duringCall })
    })
    const look = async () => {
      const before = current.current
      const result = await client.get<SessionAnswer>(signInApi.session)
      // An answer asked for before the latest change is stale.
      if (before !== current.current) return
      const next = nextSessionState(before, result)
      if (next === before) return
      if (before.kind === 'signedIn' && next.kind === 'signedOut')
        show({
          kind: 'error',
          title: 'Session terminée',
          text: 'Vous avez été déconnecté(e) dans un autre onglet, ou la session a expiré. Reconnectez-vous pour continuer.',
        })
      enter(next)
    }
    return { client, look }
  }, [enter, show, signOutTexts])

  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    lookIfSeen()
    window.addEventListener('focus', lookIfSeen)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      window.removeEventListener('focus', lookIfSeen)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])

  return { session, enter, client, look }
}
