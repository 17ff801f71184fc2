import { isRefused } from '../../../contract/api/errors.ts'
import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import { type ContactFormMessages, toAnsweredTitle } from '../../shared/forms/answered-form.ts'
import { toTroubleNotice } from '../../shared/forms/form-hooks.ts'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'

/** The notice of an outcome, in the words of the catalogue. */
export function toContactNotice(outcome: FormOutcome, words: ContactFormMessages, ownerEmail: string): NoticeContent {
  const { notices } = words
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...notices.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...notices.quarantined }
      if (!isRefused(outcome.reason)) return { kind: 'success', ...notices.kept }
      if (outcome.reason === 'badAddress') return { kind: 'error', ...notices.format }
      return { kind: 'error', ...notices.notSent, contact: { words: words.myAddress, email: ownerEmail } }
    default:
      return toTroubleNotice(outcome, notices, contact)
  }
}

/** What the title of the page begins with while the form is shown again. */
export const toContactTitle = (answered: AnsweredForm, words: ContactFormMessages): string | undefined =>
  toAnsweredTitle(
    answered,
    (count) => toErrorSummaryTitle(words, count),
    (outcome) => toContactNotice(outcome, words, ''),
  )

/** Head of the list of errors of the contact form. */
export function toErrorSummaryTitle(
  { errorSummary }: Pick<ContactFormMessages, 'errorSummary'>,
  count: number,
): string {
  return count === 1 ? errorSummary.one : errorSummary.many.replace('{n}', String(count))
}
