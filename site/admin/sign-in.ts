import { adminWords } from '../../content/words/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { AdminCalls } from './admin-calls.ts'
import { toFailureNotice } from './failure-words.ts'
import { mayBeAdministrator } from './may-be-administrator.ts'

/** Shortest password that is sent (specification, section 5). */
export const passwordMin = 6

export type SignInOutcome = { isSignedIn: boolean; notice: NoticeContent }

const refuse = (notice: NoticeContent): SignInOutcome => ({ isSignedIn: false, notice })

/**
 * Signs in and says how it went, in the words of the error catalogue (specification, section 8, "Login").
 * An address that cannot be the administrator's is refused without a call.
 */
export async function signIn(
  calls: Pick<AdminCalls, 'signIn'>,
  typed: { email: string; password: string },
  check: string | undefined,
): Promise<SignInOutcome> {
  const words = adminWords.login
  if (!(await mayBeAdministrator(typed.email, check))) return refuse({ kind: 'error', ...words.unauthorised })
  const result = await calls.signIn(typed.email.trim(), typed.password)
  switch (result.kind) {
    case 'ok':
      return { isSignedIn: true, notice: { kind: 'success', ...words.success } }
    case 'signedOut':
      return refuse({ kind: 'error', ...words.wrong })
    case 'refused':
      return refuse({ kind: 'error', ...words.unauthorised })
    default:
      return refuse(toFailureNotice(result, words.failedTitle))
  }
}
