import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import type { Words } from '../../content/words/shape.ts'
import type { FieldErrorCode } from '../../contract/api/errors.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

/** What the form shows when it is not fresh: the answer of the server to a plain POST. */
export type ChecklistFormState = {
  email?: string
  emailError?: FieldErrorCode
  notice?: NoticeContent
}

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ChecklistFormProps = {
  locale: Locale
  words: Words['checklistForm']
  privacyPath: string
  thanksPath: string
  /** The page in whose name the visitor consents. */
  page: string
  ownerEmail: string
  state: ChecklistFormState
}

export function toChecklistFormProps(locale: Locale, state: ChecklistFormState = {}): ChecklistFormProps {
  return {
    locale,
    words: words[locale].checklistForm,
    privacyPath: pathOf('privacy', locale),
    thanksPath: pathOf('thanks', locale),
    page: pathOf('checklist', locale),
    ownerEmail: settings.email,
    state,
  }
}
