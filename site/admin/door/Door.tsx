import { useEffect, useRef } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { NoticeContent } from '../../ui/Notice.tsx'
import type { AdminCalls } from '../admin-calls.ts'
import { LoginForm } from '../LoginForm.tsx'
import type { SignInOutcome } from '../sign-in.ts'
import { AskLinkForm } from './AskLinkForm.tsx'
import { type DoorStep, forgetToken } from './door-step.ts'
import { LinkForm } from './LinkForm.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

export type DoorProps = {
  calls: AdminCalls
  check: string | undefined
  step: DoorStep
  onStep: (step: DoorStep) => void
  show: (notice: NoticeContent | undefined) => void
  onSignedIn: () => void
  /** The password was replaced: no session is left anywhere. */
  onReset: () => void
}

/** The door, one step at a time: a password or another way in, then a second factor where one is set up. */
export function Door({ calls, check, step, onStep, show, onSignedIn, onReset }: DoorProps) {
  const toPassword = () => {
    forgetToken()
    onStep({ kind: 'password' })
  }

  /** @returns whether the way in is done; then the form stays busy until the page has reloaded */
  const settle = (outcome: SignInOutcome): boolean => {
    show(outcome.notice)
    if (outcome.isSignedIn) onSignedIn()
    else if (outcome.secondFactors) onStep({ kind: 'second', factors: outcome.secondFactors })
    return outcome.isSignedIn
  }

  // A step that follows another starts at its top, also with a keyboard or a screen reader.
  const first = useRef(step.kind)
  useEffect(() => {
    if (first.current === step.kind) return
    first.current = step.kind
    document.getElementById('contenu')?.focus()
  }, [step.kind])

  switch (step.kind) {
    case 'password':
      return <LoginForm calls={calls} check={check} show={show} settle={settle} onStep={onStep} />
    case 'askLink':
      return <AskLinkForm words={doorWords.askLink} ask={calls.requestLink} show={show} onBack={toPassword} />
    case 'askReset':
      return <AskLinkForm words={doorWords.askReset} ask={calls.requestReset} show={show} onBack={toPassword} />
    case 'second':
      return (
        <SecondFactorForm
          calls={calls}
          factors={step.factors}
          show={show}
          settle={settle}
          onOver={() => {
            show({ kind: 'error', ...doorWords.second.over })
            toPassword()
          }}
        />
      )
    case 'link':
      return <LinkForm calls={calls} token={step.token} show={show} settle={settle} onStep={onStep} />
    case 'reset':
      return (
        <ResetForm
          calls={calls}
          token={step.token}
          show={show}
          onStep={onStep}
          onReset={() => {
            toPassword()
            onReset()
          }}
        />
      )
  }
}
