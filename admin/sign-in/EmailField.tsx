import type { Ref } from 'react'
import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { useMessages } from '../shared/admin-context.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'

/** What is wrong with a typed address, as the sign-in form says it. */
export function toEmailError(
  { valueMissing, typeMismatch }: ValidityState,
  errors: AdminMessages['login']['errors'],
): string | undefined {
  if (valueMissing) return errors.emailMissing
  return typeMismatch ? errors.emailFormat : undefined
}

/** The administrator's address. */
export function EmailField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  const { email } = useMessages().login
  return (
    <Field
      id="admin-email"
      ref={ref}
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
