import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import type { Words } from '../../content/words/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { currentConsent } from './consent-sentence.ts'
import type { FormState } from './form-state.ts'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ChecklistFormProps = {
  locale: Locale
  words: Words['checklistForm']
  /** Hash of the sentence of consent, sent along as proof of what was shown. */
  consent: string
  privacyPath: string
  thanksPath: string
  ownerEmail: string
  state: FormState
}

export function toChecklistFormProps(locale: Locale, state: FormState = {}): ChecklistFormProps {
  return {
    locale,
    words: words[locale].checklistForm,
    consent: currentConsent(locale).version,
    privacyPath: pathOf('privacy', locale),
    thanksPath: pathOf('thanks', locale),
    ownerEmail: settings.email,
    state,
  }
}
