import type { Content } from '../../../contract/content/content.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { type FormState, toFormState } from '../../shared/forms/answered-form.ts'
import type { ContactFormMessages } from '../../shared/forms/messages.ts'
import { type PageLink, pageLink } from '../../shared/layout/links.ts'
import { toContactNotice } from './contact-notices.ts'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ContactFormProps = {
  locale: Locale
  words: ContactFormMessages
  terms: PageLink
  privacy: PageLink
  ownerEmail: string
  state: FormState
}

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
