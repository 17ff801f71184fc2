import { adminWords } from '../../content/words/admin.ts'
import type { LeadAction, LeadActionAnswer } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { CallResult } from './admin-calls.ts'
import { toFailureNotice } from './failure-words.ts'

/** What to say after an action on a lead, or nothing when the room itself changes (signed out, refused). */
export function toLeadActionNotice(
  action: LeadAction,
  email: string,
  result: CallResult<LeadActionAnswer>,
): NoticeContent | undefined {
  const words = adminWords.actions
  if (result.kind === 'signedOut' || result.kind === 'refused') return undefined
  if (result.kind !== 'ok') {
    const isGone = result.kind === 'failed' && result.code === 'notFound'
    return isGone ? { kind: 'error', ...words.gone } : toFailureNotice(result, words.failedTitle)
  }
  const answer = result.value
  const fill = (text: string, reason = '') => text.replace('{email}', () => email).replace('{reason}', reason)
  if ('erased' in answer) return { kind: 'success', title: words.erased.title, text: fill(words.erased.text) }
  if (answer.sent) {
    const { title, text } = action === 'release' ? words.released : words.sent
    return { kind: 'success', title, text: fill(text) }
  }
  const { title, text } = action === 'release' ? words.releasedNotSent : words.notSent
  return { kind: 'error', title, text: fill(text, adminWords.leads.reasons[answer.reason]) }
}
