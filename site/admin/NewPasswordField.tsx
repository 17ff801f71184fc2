import type { Ref } from 'react'
import { accessWords } from '../../content/words/admin-access.ts'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { PasswordField } from './PasswordField.tsx'

const words = accessWords.security.changePassword

/** What is wrong with a new password. */
export function toNewPasswordError({ length }: string): string | undefined {
  return length < passwordLength.min ? words.tooShort.replace('{n}', String(passwordLength.min)) : undefined
}

/** The new password, with what makes a good one. */
export function NewPasswordField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
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
