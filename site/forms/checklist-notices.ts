import type { Words } from '../../content/words/shape.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { toTroubleNotice } from './trouble-notice.ts'

/** The notice of an outcome, in the words of the specification's error catalogue (section 8, "Checklist"). */
export function toChecklistNotice(
  outcome: FormOutcome,
  words: Words['checklistForm'],
  ownerEmail: string,
): NoticeContent {
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...words.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...words.quarantined }
      return {
        kind: 'error',
        title: words.notSent.title,
        text: words.notSent.text.replace('{message}', words.unsent[outcome.reason]),
      }
    default:
      return toTroubleNotice(outcome, words, contact)
  }
}
