import { passwordLength, type SignInAnswer, signInApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { takePasskey } from '../shared/passkey.ts'
import { passkeyTexts } from '../shared/texts.ts'
import { type Typed, useForm } from '../shared/use-form.ts'
import { EmailField, toEmailError } from './EmailField.tsx'
import { mayBeAdministrator } from './may-be-administrator.ts'
import { SignInSheet } from './SignInSheet.tsx'
import type { Settle } from './sign-in-step.ts'
import { signInTexts } from './texts.ts'

function toPasswordError({ length }: string): string | undefined {
  if (length === 0) return signInTexts.login.errors.passwordMissing
  const { min } = passwordLength
  return length < min ? fillText(signInTexts.login.errors.passwordTooShort, { n: min }) : undefined
}

type LoginFormProps = { check: string | undefined; settle: Settle; onAskLink: () => void }

/** The form for the password: checks the fields, then the address, then asks the server. What was typed stays. */
export function LoginForm({ check, settle, onAskLink }: LoginFormProps) {
  const { client, show } = useAdmin()

  const signIn = async ({ email = '', password }: Typed) => {
    if (!(await mayBeAdministrator(email, check))) return show({ kind: 'error', ...signInTexts.login.unauthorised })
    return settle(await client.post<SignInAnswer>(signInApi.signIn, { email: email.trim(), password }))
  }

  /** Asks the server for its question, the device for the answer. */
  const signInByPasskey = async () => {
    const question = await client.get<PublicKeyCredentialRequestOptionsJSON>(signInApi.passkeyOptions)
    if (question.kind !== 'ok') return settle(question)
    const answer = await takePasskey(question.value)
    if (answer.kind !== 'given') return show({ kind: 'error', ...passkeyTexts[answer.kind] })
    const { response } = answer
    return settle(await client.post<SignInAnswer>(signInApi.signInByPasskey, { response }), passkeyTexts.refused)
  }

  const { errors, isBusy, onSubmit, act } = useForm({
    check: ({ password = '' }, form) => ({
      email: toEmailError(form),
      password: toPasswordError(password),
    }),
    send: signIn,
  })
  return (
    <SignInSheet {...signInTexts.login} onSubmit={onSubmit}>
      <EmailField error={errors.email} />
      <PasswordField error={errors.password} />
      <BusyButton isBusy={isBusy} busyText={signInTexts.login.submitting}>
        {signInTexts.login.submit}
      </BusyButton>
      <ul className="sign-in-other" aria-label={signInTexts.others.label}>
        <li>
          <button type="button" className="suggestion" onClick={() => act(signInByPasskey)}>
            {signInTexts.others.passkey}
          </button>
        </li>
        <li>
          <button type="button" className="suggestion" onClick={onAskLink}>
            {signInTexts.others.link}
          </button>
        </li>
      </ul>
      <p className="small">{signInTexts.firstPassword}</p>
    </SignInSheet>
  )
}
