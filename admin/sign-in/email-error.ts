import type { AdminMessages } from '../shared/admin-messages.ts'

/** What is wrong with a typed address, in the words of the login form. */
export function toEmailError(
  { valueMissing, typeMismatch }: ValidityState,
  errors: AdminMessages['login']['errors'],
): string | undefined {
  if (valueMissing) return errors.emailMissing
  return typeMismatch ? errors.emailFormat : undefined
}
