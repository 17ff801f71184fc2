import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { NoticeContent } from '../site/shared/ui/Notice.tsx'
import { nextSessionState, type SessionState } from './session-state.ts'
import { createAdminCalls, type Loss } from './shared/admin-calls.ts'
import { useAdminMessages } from './shared/use-admin-messages.tsx'

/**
 * Which state of the room is shown, and the calls that may change it. The session is asked for at the start, whenever
 * the tab is looked at again, and after a refusal: who signs out in one tab is signed out in the others.
 */
export function useSession(show: (notice: NoticeContent | undefined) => void) {
  const { signOut } = useAdminMessages()
  const [room, setRoom] = useState<SessionState>({ kind: 'checking' })
  const current = useRef(room)
  // An answer asked for before the latest change of the room is stale.
  const changes = useRef(0)
  const enter = useCallback((next: SessionState) => {
    changes.current += 1
    current.current = next
    setRoom(next)
  }, [])

  const lookAgain = useRef(async () => {})
  const calls = useMemo(() => {
    const onLoss = (loss: Loss) => {
      if (current.current.kind !== 'inside') return
      if (loss === 'refused') return void lookAgain.current()
      enter({ kind: 'signedOut' })
      show({ kind: 'error', ...signOut.duringCall })
    }
    return createAdminCalls({ fetch: globalThis.fetch.bind(globalThis), onLoss })
  }, [enter, show, signOut])

  lookAgain.current = useCallback(async () => {
    const before = changes.current
    const result = await calls.findSession()
    if (before !== changes.current) return
    const next = nextSessionState(current.current, result)
    if (next === current.current) return
    if (current.current.kind === 'inside' && next.kind === 'signedOut') {
      show({ kind: 'error', ...signOut.elsewhere })
    }
    enter(next)
  }, [calls, enter, show, signOut])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookAgain.current()
    }
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return { room, enter, calls, retry: () => void lookAgain.current() }
}
