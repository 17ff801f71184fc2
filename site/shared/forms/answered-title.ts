import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { toChecklistNotice } from '../../features/checklist/checklist-notices.ts'
import { toContactNotice } from '../../features/contact/contact-notices.ts'
import { toErrorSummaryTitle } from '../../features/contact/error-summary-title.ts'
import type { FormName } from './form-name.ts'

/**
 * What the title of a page begins with while its form is shown again: what is to be corrected, or how sending ended. A
 * screen reader reads the title first.
 * @returns `undefined` if the form is fresh
 */
export function toAnsweredTitle(
  form: FormName,
  locale: Locale,
  { errors = {}, outcome }: AnsweredForm,
  messages: Content['messages'],
): string | undefined {
  const { checklistForm, contactForm } = messages[locale]
  const count = Object.keys(errors).length
  if (form === 'checklist') {
    return count > 0 ? checklistForm.errorSummary : outcome && toChecklistNotice(outcome, checklistForm, '').title
  }
  return count > 0
    ? toErrorSummaryTitle(contactForm, count)
    : outcome && toContactNotice(outcome, contactForm, '').title
}
