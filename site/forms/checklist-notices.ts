import type { Words } from '../../content/words/shape.ts'
import type { KeptReason } from '../../contract/api/errors.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { FormOutcome } from './form-outcome.ts'
import { toTroubleNotice } from './trouble-notice.ts'

/** The notice of an outcome, in the words of the catalogue. */
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
      return toUnsentNotice(outcome.reason, words)
    default:
      return toTroubleNotice(outcome, words, contact)
  }
}

/** On its way, or waiting for its turn, is no failure: nothing is left for the visitor to do. */
function toUnsentNotice(reason: KeptReason, { notSent, kept, unsent }: Words['checklistForm']): NoticeContent {
  const isFailure = reason === 'unreachable' || reason === 'refused'
  const { title, text } = isFailure ? notSent : kept
  return { kind: isFailure ? 'error' : 'success', title, text: text.replace('{message}', unsent[reason]) }
}
