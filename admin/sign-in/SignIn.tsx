import { useEffect, useRef } from 'react'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { AskLinkForm } from './AskLinkForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { SignInOutcome } from './sign-in.ts'
import { forgetToken, type SignInStep } from './sign-in-step.ts'

type SignInProps = {
  calls: AdminCalls
  check: string | undefined
  step: SignInStep
  onStep: (step: SignInStep) => void
  show: (notice: NoticeContent | undefined) => void
  onSignedIn: () => void
}

/** Before the session, one step at a time: the password or a passkey, a link asked for, the link itself. */
export function SignIn({ calls, check, step, onStep, show, onSignedIn }: SignInProps) {
  /** @returns whether the way in is done; then the form stays busy until the page has reloaded */
  const settle = (outcome: SignInOutcome): boolean => {
    show(outcome.notice)
    if (outcome.isSignedIn) onSignedIn()
    return outcome.isSignedIn
  }

  // A step that follows another starts at its top, also with a keyboard or a screen reader.
  const first = useRef(step.kind)
  useEffect(() => {
    if (first.current === step.kind) return
    first.current = step.kind
    document.getElementById('contenu')?.focus()
  }, [step.kind])

  const toPassword = () => {
    forgetToken()
    onStep({ kind: 'password' })
  }

  switch (step.kind) {
    case 'password':
      return (
        <LoginForm
          calls={calls}
          check={check}
          show={show}
          settle={settle}
          onAskLink={() => onStep({ kind: 'askLink' })}
        />
      )
    case 'askLink':
      return <AskLinkForm ask={calls.requestLink} show={show} onBack={toPassword} />
    case 'link':
      return <LinkForm calls={calls} token={step.token} show={show} settle={settle} onStep={onStep} />
  }
}
