import { hash } from 'node:crypto'
import type { Content } from '../../../contract/content/content.ts'
import { currentConsent } from '../../../contract/forms/consent.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { toFormState } from '../../shared/forms/answered-form.ts'
import type { ChecklistFormProps } from './ChecklistForm.tsx'
import { toChecklistNotice } from './checklist-notices.ts'

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
