import { useRef, useState } from 'react'
import { type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import { useShowFailure } from '../shared/failure-notice.ts'
import { useBusy } from '../shared/use-busy.ts'
import { EmailField, toEmailError } from './EmailField.tsx'
import { SignInSheet } from './SignInSheet.tsx'
import type { Settle } from './sign-in-step.ts'

/** Asks for a link by mail. What is said afterwards is the same for every address. */
export function AskLinkForm({ onBack }: { onBack: () => void }) {
  const messages = useMessages()
  const texts = messages.access.askLink
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const { isBusy, run } = useBusy()
  const [error, setError] = useState<string>()
  const email = useRef<HTMLInputElement>(null)

  const submit = async () => {
    if (!email.current) return
    show(undefined)
    const wrong = toEmailError(email.current.validity, messages.login.errors)
    setError(wrong)
    if (wrong) return email.current.focus()
    const result = await client.post(signInApi.requestLink, { email: email.current.value.trim() })
    if (result.kind === 'ok') show({ kind: 'success', ...texts.done })
    else showFailure(result, messages.login.failedTitle)
  }

  return (
    <SignInSheet {...texts} onSubmit={() => run(submit)}>
      <EmailField ref={email} error={error} />
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
      <p className="sign-in-other">
        <button type="button" className="suggestion" onClick={onBack}>
          {messages.access.others.back}
        </button>
      </p>
    </SignInSheet>
  )
}

/** Behind a mailed link: one button, since opening an address must not use the link up. */
export function LinkForm({ token, settle, onOver }: { token: string; settle: Settle; onOver: () => void }) {
  const { link: texts, linkOver } = useMessages().access
  const { client, show } = useAdmin()
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await client.post<SignInAnswer>(signInApi.signInByLink, { token })
    if (result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')) {
      onOver()
      return show({ kind: 'error', ...linkOver })
    }
    setBusy(settle(result))
  }

  return (
    <SignInSheet {...texts} onSubmit={submit}>
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
    </SignInSheet>
  )
}
