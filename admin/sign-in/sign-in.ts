import type { SignInAnswer } from '../../contract/api/sign-in.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls, CallResult } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { toFailureNotice } from '../shared/failure-text.ts'
import { mayBeAdministrator } from './may-be-administrator.ts'

export type SignInOutcome = { isSignedIn: boolean; notice: NoticeContent }

export const refuse = (notice: NoticeContent): SignInOutcome => ({ isSignedIn: false, notice })

/** How any way in went, in the words of the error catalogue. */
export function toSignInOutcome(result: CallResult<SignInAnswer>, messages: AdminMessages): SignInOutcome {
  const words = messages.login
  switch (result.kind) {
    case 'ok':
      return { isSignedIn: true, notice: { kind: 'success', ...words.success } }
    case 'signedOut':
      return refuse({ kind: 'error', ...words.wrong })
    case 'refused':
      return refuse({ kind: 'error', ...words.unauthorised })
    default:
      return refuse(toFailureNotice(result, words.failedTitle, messages))
  }
}

/** Signs in with the password. An address that cannot be the administrator's is refused without a call. */
export async function signIn(
  calls: Pick<AdminCalls, 'signIn'>,
  typed: { email: string; password: string },
  check: string | undefined,
  messages: AdminMessages,
): Promise<SignInOutcome> {
  if (!(await mayBeAdministrator(typed.email, check))) {
    return refuse({ kind: 'error', ...messages.login.unauthorised })
  }
  return toSignInOutcome(await calls.signIn(typed.email.trim(), typed.password), messages)
}
