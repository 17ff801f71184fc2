import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

/**
 * What the title of a page begins with while its form is shown again: what is to be corrected, or how sending ended. A
 * screen reader reads the title first.
 * @returns `undefined` if the form is fresh
 */
export function toAnsweredTitle(
  { errors = {}, outcome }: AnsweredForm,
  toErrorTitle: (count: number) => string,
  toNotice: (outcome: FormOutcome) => NoticeContent,
): string | undefined {
  const count = Object.keys(errors).length
  return count > 0 ? toErrorTitle(count) : outcome && toNotice(outcome).title
}
