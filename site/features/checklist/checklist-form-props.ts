import { hash } from 'node:crypto'
import type { Content } from '../../../contract/content/content.ts'
import { currentConsent } from '../../../contract/forms/consent.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { type FormState, toFormState } from '../../shared/forms/answered-form.ts'
import type { ChecklistFormMessages } from '../../shared/forms/messages.ts'
import { toChecklistNotice } from './checklist-notices.ts'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ChecklistFormProps = {
  locale: Locale
  words: ChecklistFormMessages
  /** Hash of the sentence of consent, sent along as proof of what was shown. */
  consent: string
  privacyPath: string
  thanksPath: string
  ownerEmail: string
  state: FormState
}

export function toChecklistFormProps(
  locale: Locale,
  content: Pick<Content, 'messages' | 'consentSentences' | 'settings'>,
  answered: AnsweredForm = {},
): ChecklistFormProps {
  const words = content.messages[locale].checklistForm
  const { email } = content.settings
  return {
    locale,
    words,
    consent: currentConsent(content, locale, (text) => hash('sha256', text)).version,
    privacyPath: pathOf('privacy', locale),
    thanksPath: pathOf('thanks', locale),
    ownerEmail: email,
    state: toFormState(answered, (outcome) => toChecklistNotice(outcome, words, email)),
  }
}
