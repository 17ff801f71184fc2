import { useRef, useState } from 'react'
import { adminWords } from '../../../content/words/admin.ts'
import { doorWords } from '../../../content/words/admin-door.ts'
import type { NoticeContent } from '../../ui/Notice.tsx'
import type { AdminCalls } from '../admin-calls.ts'
import { BusyButton } from '../BusyButton.tsx'
import { toFailureNotice } from '../failure-words.ts'
import { NewPasswordField, toNewPasswordError } from '../NewPasswordField.tsx'
import { DoorSheet } from './DoorSheet.tsx'
import { type DoorStep, forgetToken } from './door-step.ts'

const words = doorWords.reset

type ResetFormProps = {
  calls: Pick<AdminCalls, 'resetPassword'>
  token: string
  show: (notice: NoticeContent | undefined) => void
  onStep: (step: DoorStep) => void
  onReset: () => void
}

/** Behind a mailed link: a new password. */
export function ResetForm({ calls, token, show, onStep, onReset }: ResetFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const password = useRef<HTMLInputElement>(null)

  const submit = async () => {
    if (isBusy || !password.current) return
    show(undefined)
    const wrong = toNewPasswordError(password.current.value)
    setError(wrong)
    if (wrong) return password.current.focus()
    setBusy(true)
    const result = await calls.resetPassword(token, password.current.value)
    setBusy(false)
    if (result.kind === 'ok') {
      show({ kind: 'success', ...words.done })
      return onReset()
    }
    if (result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')) {
      forgetToken()
      onStep({ kind: 'askReset' })
      return show({ kind: 'error', ...doorWords.linkOver })
    }
    if (result.kind === 'failed' || result.kind === 'thrown') {
      show(toFailureNotice(result, adminWords.login.failedTitle))
    }
  }

  return (
    <DoorSheet heading={words.heading} lead={words.lead} formLabel={words.formLabel} onSubmit={submit}>
      <NewPasswordField ref={password} error={error} />
      <BusyButton isBusy={isBusy} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
    </DoorSheet>
  )
}
