import { useState } from 'react'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { NoticeContent } from '../../ui/Notice.tsx'
import type { AdminCalls } from '../admin-calls.ts'
import { BusyButton } from '../BusyButton.tsx'
import { type SignInOutcome, toSignInOutcome } from '../sign-in.ts'
import { DoorSheet } from './DoorSheet.tsx'
import { type DoorStep, forgetToken } from './door-step.ts'

const words = doorWords.link

type LinkFormProps = {
  calls: Pick<AdminCalls, 'signInByLink'>
  token: string
  show: (notice: NoticeContent | undefined) => void
  settle: (outcome: SignInOutcome) => boolean
  onStep: (step: DoorStep) => void
}

/** Behind a mailed link: one button, since opening an address must not use the link up. */
export function LinkForm({ calls, token, show, settle, onStep }: LinkFormProps) {
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await calls.signInByLink(token)
    if (result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')) {
      forgetToken()
      onStep({ kind: 'askLink' })
      return show({ kind: 'error', ...doorWords.linkOver })
    }
    if (result.kind === 'ok') forgetToken()
    if (!settle(toSignInOutcome(result))) setBusy(false)
  }
  return (
    <DoorSheet heading={words.heading} lead={words.lead} formLabel={words.formLabel} onSubmit={submit}>
      <BusyButton isBusy={isBusy} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
    </DoorSheet>
  )
}
