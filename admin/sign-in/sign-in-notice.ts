import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminMessages } from '../shared/admin-messages.ts'
import type { CallResult } from '../shared/client.ts'
import { toFailureNotice } from '../shared/failure-notice.ts'

/**
 * How any way to sign in went (docs/requirements.md 10.4).
 * @param wrong what is said of a 401
 */
export function toSignInNotice(
  result: CallResult<unknown>,
  messages: AdminMessages,
  wrong = messages.login.wrong,
): NoticeContent | undefined {
  const { success, unauthorised, failedTitle } = messages.login
  if (result.kind === 'ok') return { kind: 'success', ...success }
  if (result.kind === 'signedOut') return { kind: 'error', ...wrong }
  if (result.kind === 'refused') return { kind: 'error', ...unauthorised }
  return toFailureNotice(result, messages, failedTitle)
}
