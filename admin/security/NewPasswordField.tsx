import type { Ref } from 'react'
import { passwordLength } from '../../contract/api/sign-in.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { PasswordField } from '../shared/PasswordField.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'

/** What is wrong with a new password. */
export function toNewPasswordError(
  { length }: string,
  words: AdminMessages['access']['security']['changePassword'],
): string | undefined {
  return length < passwordLength.min ? words.tooShort.replace('{n}', String(passwordLength.min)) : undefined
}

/** The new password, with what makes a good one. */
export function NewPasswordField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  const words = useAdminMessages().access.security.changePassword
  return (
    <PasswordField
      id="new-password"
      ref={ref}
      label={words.next}
      hint={words.hint
        .replace('{min}', String(passwordLength.min))
        .replace('{advised}', String(passwordLength.advised))}
      error={error}
      autoComplete="new-password"
    />
  )
}
