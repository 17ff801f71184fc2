import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/client.ts'
import { toFailureNotice } from '../shared/failure-notice.ts'
import { signInTexts } from './texts.ts'

/**
 * How any way to sign in went (docs/requirements.md 10.4).
 * @param wrong what is said of a 401
 */
export function toSignInNotice(
  result: CallResult<unknown>,
  wrong = signInTexts.login.wrong,
): NoticeContent | undefined {
  const { success, unauthorised, failedTitle } = signInTexts.login
  if (result.kind === 'ok') return { kind: 'success', ...success }
  if (result.kind === 'signedOut') return { kind: 'error', ...wrong }
  if (result.kind === 'refused') return { kind: 'error', ...unauthorised }
  return toFailureNotice(result, failedTitle)
}
