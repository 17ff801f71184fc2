import type { ContactFormMessages } from '../../shared/forms/messages.ts'

/** Head of the list of errors of the contact form. */
export function toErrorSummaryTitle(
  { errorSummary }: Pick<ContactFormMessages, 'errorSummary'>,
  count: number,
): string {
  return count === 1 ? errorSummary.one : errorSummary.many.replace('{n}', String(count))
}
