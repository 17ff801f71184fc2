import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { signInTexts } from './texts.ts'

/** What is wrong with the address in a form, as the sign-in form says it. */
export function toEmailError(form: HTMLFormElement): string | undefined {
  const validity = form.querySelector<HTMLInputElement>('[type=email]')?.validity
  if (validity?.valueMissing) return signInTexts.login.errors.emailMissing
  return validity?.typeMismatch ? signInTexts.login.errors.emailFormat : undefined
}

/** The administrator's address. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field
      id="admin-email"
      label={signInTexts.login.email}
      error={error}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      required
      maxLength={limits.email}
    />
  )
}
