import { useRef, useState } from 'react'
import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { toFailureNotice } from '../shared/failure-text.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { toEmailError } from './email-error.ts'
import { SignInSheet } from './SignInSheet.tsx'

type AskLinkFormProps = {
  ask: (email: string) => Promise<CallResult<unknown>>
  show: (notice: NoticeContent | undefined) => void
  onBack: () => void
}

/** Asks for a link by mail. What is said afterwards is the same for every address. */
export function AskLinkForm({ ask, show, onBack }: AskLinkFormProps) {
  const messages = useAdminMessages()
  const words = messages.access.askLink
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const email = useRef<HTMLInputElement>(null)

  const submit = async () => {
    if (isBusy || !email.current) return
    show(undefined)
    const wrong = toEmailError(email.current.validity, messages.login.errors)
    setError(wrong)
    if (wrong) return email.current.focus()
    setBusy(true)
    const result = await ask(email.current.value.trim())
    setBusy(false)
    if (result.kind === 'ok') show({ kind: 'success', ...words.done })
    else if (result.kind === 'failed' || result.kind === 'thrown') {
      show(toFailureNotice(result, messages.login.failedTitle, messages))
    }
  }

  return (
    <SignInSheet heading={words.heading} lead={words.lead} formLabel={words.formLabel} onSubmit={submit}>
      <Field
        id="admin-email"
        ref={email}
        label={messages.login.email}
        error={error}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={limits.email}
      />
      <BusyButton isBusy={isBusy} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
      <p className="sign-in-other">
        <button type="button" className="suggestion" onClick={onBack}>
          {messages.access.others.back}
        </button>
      </p>
    </SignInSheet>
  )
}
