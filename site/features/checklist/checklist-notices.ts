import { isRefused, type KeptReason } from '../../../contract/api/errors.ts'
import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import { type ChecklistFormMessages, toAnsweredTitle } from '../../shared/forms/answered-form.ts'
import { toTroubleNotice } from '../../shared/forms/form-hooks.ts'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'

/** The notice of an outcome, in the words of the catalogue. */
export function toChecklistNotice(
  outcome: FormOutcome,
  words: ChecklistFormMessages,
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
function toUnsentNotice(reason: KeptReason, { notSent, kept, unsent }: ChecklistFormMessages): NoticeContent {
  const isFailure = reason === 'unreachable' || isRefused(reason)
  const { title, text } = isFailure ? notSent : kept
  return { kind: isFailure ? 'error' : 'success', title, text: text.replace('{message}', unsent[reason]) }
}

/** What the title of the page begins with while the form is shown again. */
export const toChecklistTitle = (answered: AnsweredForm, words: ChecklistFormMessages): string | undefined =>
  toAnsweredTitle(
    answered,
    () => words.errorSummary,
    (outcome) => toChecklistNotice(outcome, words, ''),
  )
