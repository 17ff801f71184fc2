import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from './admin-calls.ts'
import type { AdminMessages } from './admin-messages.ts'
import { toFailureNotice } from './failure-text.ts'

type EndWords = { gone: { title: string; text: string }; failedTitle: string }

/** What to say after an action on a row, or nothing when the room itself changes (signed out, refused). */
export function toActionNotice<Answer>(
  result: CallResult<Answer>,
  words: EndWords,
  messages: AdminMessages,
  toDone: (answer: Answer) => NoticeContent,
): NoticeContent | undefined {
  if (result.kind === 'signedOut' || result.kind === 'refused') return undefined
  if (result.kind === 'ok') return toDone(result.value)
  const isGone = result.kind === 'failed' && result.code === 'notFound'
  return isGone ? { kind: 'error', ...words.gone } : toFailureNotice(result, words.failedTitle, messages)
}
