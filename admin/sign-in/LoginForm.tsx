import { useRef, useState } from 'react'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { toEmailError } from './email-error.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { type SignInOutcome, signIn } from './sign-in.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'

type LoginFormProps = {
  calls: AdminCalls
  check: string | undefined
  show: (notice: NoticeContent | undefined) => void
  /** Says how it went and goes on; true if the way in is done. */
  settle: (outcome: SignInOutcome) => boolean
  onAskLink: () => void
}

function toPasswordError({ length }: string, errors: AdminMessages['login']['errors']): string | undefined {
  if (length === 0) return errors.passwordMissing
  const { min } = passwordLength
  return length < min ? errors.passwordTooShort.replace('{n}', String(min)) : undefined
}

/** The login form: checks the fields, then the address, then asks the server. What was typed stays. */
export function LoginForm({ calls, check, show, settle, onAskLink }: LoginFormProps) {
  const messages = useAdminMessages()
  const words = messages.login
  const [isSubmitting, setSubmitting] = useState(false)
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const wait = async (entering: Promise<SignInOutcome>) => {
    setSubmitting(true)
    // After a success the button stays busy until the page has reloaded.
    if (!settle(await entering)) setSubmitting(false)
  }

  const submit = () => {
    if (isSubmitting || !email.current || !password.current) return
    show(undefined)
    const found = {
      email: toEmailError(email.current.validity, words.errors),
      password: toPasswordError(password.current.value, words.errors),
    }
    setErrors(found)
    if (found.email) return email.current.focus()
    if (found.password) return password.current.focus()
    void wait(signIn(calls, { email: email.current.value, password: password.current.value }, check, messages))
  }

  const enterByPasskey = () => {
    if (isSubmitting) return
    show(undefined)
    setErrors({})
    void wait(signInByPasskey(calls, messages))
  }

  return (
    <SignInSheet heading={words.heading} lead={words.lead} formLabel={words.formLabel} onSubmit={submit}>
      <Field
        id="admin-email"
        ref={email}
        label={words.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={limits.email}
      />
      <PasswordField ref={password} error={errors.password} />
      <BusyButton isBusy={isSubmitting} busyWords={words.submitting}>
        {words.submit}
      </BusyButton>
      <ul className="sign-in-other" aria-label={messages.access.others.label}>
        <li>
          <button type="button" className="suggestion" onClick={enterByPasskey}>
            {messages.access.others.passkey}
          </button>
        </li>
        <li>
          <button type="button" className="suggestion" onClick={onAskLink}>
            {messages.access.others.link}
          </button>
        </li>
      </ul>
      <p className="small">{messages.access.firstPassword}</p>
    </SignInSheet>
  )
}
