import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { toFailureNotice } from '../shared/failure-text.ts'

/** What to say of a call that failed; nothing where the room itself changes (signed out, refused). */
export function toFailed(
  result: Exclude<CallResult<unknown>, { kind: 'ok' }>,
  messages: AdminMessages,
): NoticeContent | undefined {
  return result.kind === 'failed' || result.kind === 'thrown'
    ? toFailureNotice(result, messages.access.security.failedTitle, messages)
    : undefined
}

/** Whether the server refused what was typed: the password, the code. */
export const isWrongField = (result: CallResult<unknown>): boolean =>
  result.kind === 'failed' && (result.code === 'fields' || result.code === 'malformed')
