import { useEffect, useRef, useState } from 'react'
import { Notice } from '../site/shared/ui/Notice.tsx'
import { Checking } from './Checking.tsx'
import { Dashboard } from './Dashboard.tsx'
import { toFailureText } from './shared/failure-text.ts'
import { useAdminMessages } from './shared/use-admin-messages.tsx'
import { useNotice } from './shared/use-notice.ts'
import { ClosedScreen } from './sign-in/ClosedScreen.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { forgetToken, type SignInStep, toSignInStep } from './sign-in/sign-in-step.ts'
import { useSession } from './use-session.ts'

/** Time between a success notice and the page that follows it, in milliseconds. */
const leaveDelay = 1000

/** The administrator's page: what is shown depends on the session alone, and the server has the last word on it. */
export function AdminApp({ check }: { check: string | undefined }) {
  const messages = useAdminMessages()
  const { notice, show } = useNotice()
  const { room, enter, calls, retry } = useSession(show)

  // A mailed link leads to its button also where a session is open: only one just begun by it needs no old password.
  const [step, setStep] = useState<SignInStep>(() => toSignInStep(location.hash))
  useEffect(() => {
    const follow = () => {
      const next = toSignInStep(location.hash)
      if (next.kind !== 'link') return
      show(undefined)
      setStep(next)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [show])
  const isInside = room.kind === 'inside' && step.kind !== 'link'

  // Whoever comes from one state into another starts at its top, also with a keyboard or a screen reader.
  const shown = useRef(room.kind)
  useEffect(() => {
    if (shown.current !== 'checking' && shown.current !== room.kind) document.getElementById('contenu')?.focus()
    shown.current = room.kind
  }, [room.kind])

  /** @returns whether the session ended; a failure is only logged */
  const signOut = async (): Promise<boolean> => {
    const result = await calls.signOut()
    const isOut = result.kind === 'ok' || result.kind === 'signedOut'
    if (isOut) show({ kind: 'success', ...messages.signOut.success })
    else console.error('sign-out failed', result)
    return isOut
  }

  return (
    <>
      {room.kind === 'checking' && <Checking />}
      {room.kind === 'unreachable' && (
        <ClosedScreen
          title={messages.unreachable.title}
          text={toFailureText(room.failure, messages)}
          button={messages.unreachable.retry}
          onPress={retry}
        />
      )}
      {(room.kind === 'signedOut' || (room.kind === 'inside' && step.kind === 'link')) && (
        <SignIn
          calls={calls}
          check={check}
          step={step}
          onStep={setStep}
          show={show}
          onSignedIn={() => {
            forgetToken()
            setTimeout(() => location.reload(), leaveDelay)
          }}
        />
      )}
      {room.kind === 'refused' && (
        <ClosedScreen
          title={messages.refused.title}
          text={messages.refused.text}
          button={messages.signOut.button}
          onPress={async () => {
            if (await signOut()) setTimeout(() => location.assign('/'), leaveDelay)
          }}
        />
      )}
      {room.kind === 'inside' && isInside && (
        <Dashboard
          email={room.email}
          calls={calls}
          show={show}
          onSignOut={async () => {
            if (await signOut()) enter({ kind: 'signedOut' })
          }}
          onPasswordChanged={() => {
            show({ kind: 'success', ...messages.access.security.changePassword.done })
            enter({ kind: 'signedOut' })
          }}
        />
      )}
      <Notice notice={notice} closeLabel={messages.close} onClose={() => show(undefined)} />
    </>
  )
}
