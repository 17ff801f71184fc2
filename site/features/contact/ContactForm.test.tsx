import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contactSubjects } from '../../../contract/forms/contact.ts'
import { locales } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { testContent } from '../../../tests/support/content.ts'
import { ContactForm } from './ContactForm.tsx'
import { toContactFormProps } from './ContactPage.tsx'

test.each(locales)(
  'in %s a message is about one of the same subjects, and terms and privacy are a link away',
  (locale) => {
    const html = renderToStaticMarkup(<ContactForm {...toContactFormProps(locale, testContent)} />)
    const options = [...html.matchAll(/<option value="(\w*)"[^>]*>([^<]+)/g)].map(([, key, name]) => [key, name])
    const { subject } = testContent.messages[locale].contactForm
    expect(options.slice(1)).toEqual(contactSubjects.map((key) => [key, subject.options[key]]))
    expect(options[0]?.[0]).toBe('')
    for (const page of ['terms', 'privacy'] as const) expect(html).toContain(`href="${pathOf(page, locale)}"`)
  },
)
