import { useState } from 'react'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { SignInSheet } from './SignInSheet.tsx'
import { type SignInOutcome, toSignInOutcome } from './sign-in.ts'
import { forgetToken, type SignInStep } from './sign-in-step.ts'

type LinkFormProps = {
  calls: Pick<AdminCalls, 'signInByLink'>
  token: string
  show: (notice: NoticeContent | undefined) => void
  settle: (outcome: SignInOutcome) => boolean
  onStep: (step: SignInStep) => void
}

/** Behind a mailed link: one button, since opening an address must not use the link up. */
export function LinkForm({ calls, token, show, settle, onStep }: LinkFormProps) {
  const messages = useAdminMessages()
  const words = messages.access.link
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await calls.signInByLink(token)
    if (result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')) {
      forgetToken()
      onStep({ kind: 'askLink' })
      return show({ kind: 'error', ...messages.access.linkOver })
    }
    if (result.kind === 'ok') forgetToken()
    if (!settle(toSignInOutcome(result, messages))) setBusy(false)
  }
  return (
    <SignInSheet heading={words.heading} lead={words.lead} formLabel={words.formLabel} onSubmit={submit}>
      <BusyButton isBusy={isBusy} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
    </SignInSheet>
  )
}
