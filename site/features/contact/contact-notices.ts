import type { FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'
import type { ContactFormMessages } from '../../shared/forms/messages.ts'
import { toTroubleNotice } from '../../shared/forms/trouble-notice.ts'

/** The notice of an outcome, in the words of the catalogue. */
export function toContactNotice(outcome: FormOutcome, words: ContactFormMessages, ownerEmail: string): NoticeContent {
  const { notices } = words
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...notices.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...notices.quarantined }
      if (outcome.reason !== 'refused') return { kind: 'success', ...notices.kept }
      return { kind: 'error', ...notices.notSent, contact: { words: words.myAddress, email: ownerEmail } }
    default:
      return toTroubleNotice(outcome, notices, contact)
  }
}
