import type { LeadAction, LeadActionAnswer } from '../../contract/api/admin.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { toActionNotice } from '../shared/action-notice.ts'
import type { CallResult } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'

/** What to say after an action on a lead, or nothing when the room itself changes. */
export function toLeadActionNotice(
  action: LeadAction,
  email: string,
  result: CallResult<LeadActionAnswer>,
  messages: AdminMessages,
): NoticeContent | undefined {
  const words = messages.actions
  const fill = (text: string, reason = '') => text.replace('{email}', () => email).replace('{reason}', reason)
  return toActionNotice(result, words, messages, (answer) => {
    if ('erased' in answer) return { kind: 'success', title: words.erased.title, text: fill(words.erased.text) }
    if (answer.sent) {
      const { title, text } = action === 'release' ? words.released : words.sent
      return { kind: 'success', title, text: fill(text) }
    }
    const { title, text } = action === 'release' ? words.releasedNotSent : words.notSent
    return { kind: 'error', title, text: fill(text, messages.leads.reasons[answer.reason]) }
  })
}
