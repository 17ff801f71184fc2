import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { toFormState } from '../../shared/forms/answered-form.ts'
import { pageLink } from '../../shared/layout/links.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import { toContactNotice } from './contact-notices.ts'

export function toContactFormProps(
  locale: Locale,
  { messages, settings }: Pick<Content, 'messages' | 'settings'>,
  answered: AnsweredForm = {},
): ContactFormProps {
  const words = messages[locale].contactForm
  return {
    locale,
    words,
    terms: pageLink({ messages }, 'terms', locale),
    privacy: pageLink({ messages }, 'privacy', locale),
    ownerEmail: settings.email,
    state: toFormState(answered, (outcome) => toContactNotice(outcome, words, settings.email)),
  }
}
