import type { Locale } from '../../contract/locales.ts'
import { ContactForm } from './ContactForm.tsx'
import { toContactFormProps } from './contact-form-props.ts'
import type { FormState } from './form-state.ts'
import { renderIsland } from './render-island.tsx'

/** The contact form as HTML, fresh or answered. */
export function renderContactForm(locale: Locale, state: FormState = {}): string {
  const props = toContactFormProps(locale, state)
  return renderIsland('contact', props, <ContactForm {...props} />)
}
