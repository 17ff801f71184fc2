import { type SyntheticEvent, useRef, useState } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import { limits } from '../../contract/forms/limits.ts'
import { KnotThread } from '../illustration/KnotThread.tsx'
import { Field } from '../ui/Field.tsx'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { AdminCalls } from './admin-calls.ts'
import { PasswordField } from './PasswordField.tsx'
import { passwordMin, signIn } from './sign-in.ts'

const words = adminWords.login

type LoginFormProps = {
  calls: Pick<AdminCalls, 'signIn'>
  check: string | undefined
  show: (notice: NoticeContent | undefined) => void
  onSignedIn: () => void
}

function toEmailError({ valueMissing, typeMismatch }: ValidityState): string | undefined {
  if (valueMissing) return words.errors.emailMissing
  return typeMismatch ? words.errors.emailFormat : undefined
}

function toPasswordError({ length }: string): string | undefined {
  if (length === 0) return words.errors.passwordMissing
  return length < passwordMin ? words.errors.passwordTooShort.replace('{n}', String(passwordMin)) : undefined
}

/** The login form: checks the fields, then the address, then asks the server. What was typed stays. */
export function LoginForm({ calls, check, show, onSignedIn }: LoginFormProps) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSubmitting || !email.current || !password.current) return
    show(undefined)
    const found = {
      email: toEmailError(email.current.validity),
      password: toPasswordError(password.current.value),
    }
    setErrors(found)
    if (found.email) return email.current.focus()
    if (found.password) return password.current.focus()

    setSubmitting(true)
    const typed = { email: email.current.value, password: password.current.value }
    const { isSignedIn, notice } = await signIn(calls, typed, check)
    show(notice)
    // After a success the button stays busy until the page has reloaded.
    if (isSignedIn) onSignedIn()
    else setSubmitting(false)
  }

  return (
    <section className="door field">
      <div className="door-art" aria-hidden="true">
        <KnotThread isEndless />
      </div>
      <div className="door-words">
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <form className="form door-form" aria-label={words.formLabel} noValidate onSubmit={submit}>
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
        <button
          className={isSubmitting ? 'btn is-busy' : 'btn'}
          type="submit"
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting ? words.submitting : words.submit}
        </button>
      </form>
    </section>
  )
}
