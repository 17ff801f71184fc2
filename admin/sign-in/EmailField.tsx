import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { useMessages } from '../shared/admin-context.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'

/** What is wrong with the address in a form, as the sign-in form says it. */
export function toEmailError(form: HTMLFormElement, errors: AdminMessages['login']['errors']): string | undefined {
  const validity = form.querySelector<HTMLInputElement>('[type=email]')?.validity
  if (validity?.valueMissing) return errors.emailMissing
  return validity?.typeMismatch ? errors.emailFormat : undefined
}

/** The administrator's address. */
export function EmailField({ error }: { error: string | undefined }) {
  const { email } = useMessages().login
  return (
    <Field
      id="admin-email"
      label={email}
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
