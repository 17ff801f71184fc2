import { useEffect, useRef } from 'react'
import { useAdmin } from '../shared/admin-context.tsx'
import { AskLinkForm, LinkForm } from './LinkForms.tsx'
import { LoginForm } from './LoginForm.tsx'
import { toSignInNotice } from './sign-in-notice.ts'
import { forgetToken, type Settle, type SignInStep } from './sign-in-step.ts'

type SignInProps = {
  /** `salt:hash` of the administrator's address, where the page carries it. */
  check: string | undefined
  step: SignInStep
  onStep: (step: SignInStep) => void
  /** Ends when the page does. */
  onSignedIn: () => Promise<never>
}

/** Before the session, one step at a time: the password or a passkey, a link asked for, the link itself. */
export function SignIn({ check, step, onStep, onSignedIn }: SignInProps) {
  const { show } = useAdmin()
  const settle: Settle = async (result, wrong) => {
    show(toSignInNotice(result, wrong))
    if (result.kind === 'ok') await onSignedIn()
  }

  // A step that follows another starts at its top, also with a keyboard or a screen reader.
  const first = useRef(step.kind)
  useEffect(() => {
    if (first.current === step.kind) return
    first.current = step.kind
    document.getElementById('contenu')?.focus()
  }, [step.kind])

  const goTo = (kind: 'password' | 'askLink') => {
    forgetToken()
    onStep({ kind })
  }

  switch (step.kind) {
    case 'password':
      return <LoginForm check={check} settle={settle} onAskLink={() => goTo('askLink')} />
    case 'askLink':
      return <AskLinkForm onBack={() => goTo('password')} />
    case 'link':
      return <LinkForm token={step.token} settle={settle} onOver={() => goTo('askLink')} />
  }
}
