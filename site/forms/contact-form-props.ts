import { settings } from '../../content/settings.ts'
import { contactFormWords } from '../../content/words/contact-form/index.ts'
import type { ContactFormWords } from '../../content/words/contact-form/shape.ts'
import type { Locale } from '../../contract/locales.ts'
import { type PageLink, pageLink } from '../i18n/links.ts'
import type { FormState } from './form-state.ts'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ContactFormProps = {
  locale: Locale
  words: ContactFormWords
  terms: PageLink
  privacy: PageLink
  ownerEmail: string
  state: FormState
}

export function toContactFormProps(locale: Locale, state: FormState = {}): ContactFormProps {
  return {
    locale,
    words: contactFormWords[locale],
    terms: pageLink('terms', locale),
    privacy: pageLink('privacy', locale),
    ownerEmail: settings.email,
    state,
  }
}

/** Head of the list of errors. */
export function toErrorSummary({ errorSummary }: ContactFormWords, count: number): string {
  return count === 1 ? errorSummary.one : errorSummary.many.replace('{n}', String(count))
}
