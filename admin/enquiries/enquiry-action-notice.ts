import type { EnquiryAction, EnquiryActionAnswer } from '../../contract/api/admin-enquiries.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { toActionNotice } from '../shared/action-notice.ts'
import type { CallResult } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'

/** What to say after an action on the enquiry of `name`, or nothing when the room itself changes. */
export function toEnquiryActionNotice(
  action: EnquiryAction,
  name: string,
  result: CallResult<EnquiryActionAnswer>,
  messages: AdminMessages,
): NoticeContent | undefined {
  const words = messages.enquiries.done
  const say = (kind: NoticeContent['kind'], { title, text }: { title: string; text: string }, reason = '') => {
    const filled = text.replace('{reason}', reason).replace('{name}', () => name)
    return { kind, title, text: filled }
  }
  return toActionNotice(result, words, messages, (answer) => {
    if ('erased' in answer) return say('success', words.erased)
    if ('answeredAt' in answer) return say('success', answer.answeredAt === null ? words.unanswered : words.answered)
    if (answer.sent) return say('success', action === 'release' ? words.released : words.sent)
    const reason = messages.enquiries.reasons[answer.reason]
    return say('error', action === 'release' ? words.releasedNotSent : words.notSent, reason)
  })
}
