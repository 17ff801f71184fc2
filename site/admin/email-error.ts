import { adminWords } from '../../content/words/admin.ts'

/** What is wrong with a typed address, in the words of the login form. */
export function toEmailError({ valueMissing, typeMismatch }: ValidityState): string | undefined {
  const words = adminWords.login.errors
  if (valueMissing) return words.emailMissing
  return typeMismatch ? words.emailFormat : undefined
}
