import type { AdminCalls } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { takePasskey } from '../shared/passkey.ts'
import { refuse, type SignInOutcome, toSignInOutcome } from './sign-in.ts'

/** Signs in with a passkey of this device: asks the server for its question, the device for the answer. */
export async function signInByPasskey(
  calls: Pick<AdminCalls, 'askPasskey' | 'signInByPasskey'>,
  messages: AdminMessages,
): Promise<SignInOutcome> {
  const words = messages.access.passkey
  const question = await calls.askPasskey()
  if (question.kind !== 'ok') return toSignInOutcome(question, messages)
  const answer = await takePasskey(question.value)
  if (answer.kind !== 'given') return refuse({ kind: 'error', ...words[answer.kind] })
  const result = await calls.signInByPasskey(answer.response)
  return result.kind === 'signedOut' ? refuse({ kind: 'error', ...words.refused }) : toSignInOutcome(result, messages)
}
