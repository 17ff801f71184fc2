import { passwordLength, type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { takePasskey } from '../shared/passkey.ts'
import { type Typed, useForm } from '../shared/use-form.ts'
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

  const signIn = async ({ email = '', password }: Typed) => {
    if (!(await mayBeAdministrator(email, check))) return show({ kind: 'error', ...texts.unauthorised })
    return settle(await client.post<SignInAnswer>(signInApi.signIn, { email: email.trim(), password }))
  }

  /** Asks the server for its question, the device for the answer. */
  const signInByPasskey = async () => {
    const question = await client.get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions)
    if (question.kind !== 'ok') return settle(question)
    const answer = await takePasskey(question.value)
    if (answer.kind !== 'given') return show({ kind: 'error', ...access.passkey[answer.kind] })
    const { response } = answer
    return settle(await client.post<SignInAnswer>(signInApi.signInByPasskey, { response }), access.passkey.refused)
  }

  const { errors, isBusy, onSubmit, act } = useForm({
    check: ({ password = '' }, form) => ({
      email: toEmailError(form, texts.errors),
      password: toPasswordError(password, texts.errors),
    }),
    send: signIn,
  })
  return (
    <SignInSheet {...texts} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <PasswordField error={errors.password} />
      <BusyButton isBusy={isBusy} busyText={texts.submitting}>
        {texts.submit}
      </BusyButton>
      <ul className="sign-in-other" aria-label={access.others.label}>
        <li>
          <button type="button" className="suggestion" onClick={() => act(signInByPasskey)}>
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
