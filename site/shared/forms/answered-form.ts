import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

/** Messages of one language. */
type Messages = Content['messages'][Locale]
export type ChecklistFormMessages = Messages['checklistForm']
export type ContactFormMessages = Messages['contactForm']

/** What a form shows when it is not fresh: the answer of the server to a plain POST. Keys are names of fields. */
export type FormState = {
  values?: Record<string, string>
  errors?: Record<string, FieldErrorCode>
  notice?: NoticeContent
}

/** The same in words. What needs nothing more from the visitor leaves an empty form: it is not to be sent again. */
export function toFormState(
  { values, errors, outcome }: AnsweredForm,
  toNotice: (outcome: FormOutcome) => NoticeContent,
): FormState {
  const notice = outcome && toNotice(outcome)
  return {
    ...(values && notice?.kind !== 'success' && { values }),
    ...(errors && { errors }),
    ...(notice && { notice }),
  }
}

/**
 * What the title of a page begins with while its form is shown again: what is to be corrected, or how sending ended. A
 * screen reader reads the title first.
 * @returns `undefined` if the form is fresh
 */
export function toAnsweredTitle(
  { errors = {}, notice }: FormState,
  toErrorTitle: (count: number) => string,
): string | undefined {
  const count = Object.keys(errors).length
  return count > 0 ? toErrorTitle(count) : notice?.title
}
