import { useRef, useState } from 'react'
import { passwordLength, type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { takePasskey } from '../shared/passkey.ts'
import { EmailField, toEmailError } from './EmailField.tsx'
import { mayBeAdministrator } from './may-be-administrator.ts'
import { SignInSheet } from './SignInSheet.tsx'
import type { Settle } from './sign-in-step.ts'

function toPasswordError({ length }: string, errors: AdminMessages['login']['errors']): string | undefined {
  if (length === 0) return errors.passwordMissing
  const { min } = passwordLength
  return length < min ? fillText(errors.passwordTooShort, { n: min }) : undefined
}

type LoginFormProps = { check: string | undefined; settle: Settle; onAskLink: () => void }

/** The form for the password: checks the fields, then the address, then asks the server. What was typed stays. */
export function LoginForm({ check, settle, onAskLink }: LoginFormProps) {
  const { login: texts, access } = useMessages()
  const { client, show } = useAdmin()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  /** @returns whether signed in */
  const signIn = async (typed: { email: string; password: string }): Promise<boolean> => {
    if (await mayBeAdministrator(typed.email, check)) {
      return settle(await client.post<SignInAnswer>(signInApi.signIn, { ...typed, email: typed.email.trim() }))
    }
    show({ kind: 'error', ...texts.unauthorised })
    return false
  }

  /** Asks the server for its question, the device for the answer. @returns whether signed in */
  const signInByPasskey = async (): Promise<boolean> => {
    const question = await client.get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions)
    if (question.kind !== 'ok') return settle(question)
    const answer = await takePasskey(question.value)
    if (answer.kind === 'given') {
      const { response } = answer
      return settle(await client.post<SignInAnswer>(signInApi.signInByPasskey, { response }), access.passkey.refused)
    }
    show({ kind: 'error', ...access.passkey[answer.kind] })
    return false
  }

  const submit = async () => {
    if (isBusy || !email.current || !password.current) return
    show(undefined)
    const typed = { email: email.current.value, password: password.current.value }
    const found = {
      email: toEmailError(email.current.validity, texts.errors),
      password: toPasswordError(typed.password, texts.errors),
    }
    setErrors(found)
    if (found.email) return email.current.focus()
    if (found.password) return password.current.focus()
    setBusy(true)
    setBusy(await signIn(typed))
  }

  const submitPasskey = async () => {
    if (isBusy) return
    show(undefined)
    setErrors({})
    setBusy(true)
    setBusy(await signInByPasskey())
  }

  return (
    <SignInSheet {...texts} onSubmit={submit}>
      <EmailField ref={email} error={errors.email} />
      <PasswordField ref={password} error={errors.password} />
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
      <ul className="sign-in-other" aria-label={access.others.label}>
        <li>
          <button type="button" className="suggestion" onClick={submitPasskey}>
            {access.others.passkey}
          </button>
        </li>
        <li>
          <button type="button" className="suggestion" onClick={onAskLink}>
            {access.others.link}
          </button>
        </li>
      </ul>
      <p className="small">{access.firstPassword}</p>
    </SignInSheet>
  )
}
