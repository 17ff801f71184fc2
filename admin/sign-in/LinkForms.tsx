import { type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import { useShowFailure } from '../shared/failure-notice.ts'
import { useForm } from '../shared/use-form.ts'
import { EmailField, toEmailError } from './EmailField.tsx'
import { SignInSheet } from './SignInSheet.tsx'
import type { Settle } from './sign-in-step.ts'
import { signInTexts } from './texts.ts'

/** Asks for a link by mail. What is said afterwards is the same for every address. */
export function AskLinkForm({ onBack }: { onBack: () => void }) {
  const texts = signInTexts.askLink
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const { errors, isBusy, onSubmit } = useForm({
    check: (_typed, form) => ({ email: toEmailError(form) }),
    send: async ({ email }) => {
      const result = await client.post(signInApi.requestLink, { email: email?.trim() })
      if (result.kind === 'ok') show({ kind: 'success', ...texts.done })
      else showFailure(result, signInTexts.login.failedTitle)
    },
  })
  return (
    <SignInSheet {...texts} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
      <p className="sign-in-other">
        <button type="button" className="suggestion" onClick={onBack}>
          {signInTexts.others.back}
        </button>
      </p>
    </SignInSheet>
  )
}

/** Behind a mailed link: one button, since opening an address must not use the link up. */
export function LinkForm({ token, settle, onOver }: { token: string; settle: Settle; onOver: () => void }) {
  const texts = signInTexts.link
  const { client, show } = useAdmin()
  const { isBusy, onSubmit } = useForm({
    send: async () => {
      const result = await client.post<SignInAnswer>(signInApi.signInByLink, { token })
      const isOver = result.kind === 'failed' && (result.code === 'notFound' || result.code === 'malformed')
      if (!isOver) return settle(result)
      onOver()
      return show({ kind: 'error', ...signInTexts.linkOver })
    },
  })
  return (
    <SignInSheet {...texts} onSubmit={onSubmit}>
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
    </SignInSheet>
  )
}
