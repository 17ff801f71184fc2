import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contactFields, contactForm, type FieldWords } from '../../../contract/forms/contact.ts'
import type { FormField } from '../../../contract/forms/field-kinds.ts'
import { locales } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { testContent } from '../../../tests/support/content.ts'
import { ContactForm } from './ContactForm.tsx'
import { toContactFormProps } from './ContactPage.tsx'

test.each(locales)('in %s each choice is between the same values, and terms and privacy are a link away', (locale) => {
  const html = renderToStaticMarkup(<ContactForm {...toContactFormProps(locale, testContent)} />)
  for (const field of contactFields) {
    const asked: FormField = contactForm[field]
    if (asked.kind !== 'choice') continue
    const { placeholder, options }: FieldWords = testContent.messages[locale].contactForm[field]
    const [select = ''] = new RegExp(`<select[^>]* name="${field}".*?</select>`, 's').exec(html) ?? []
    const shown = [...select.matchAll(/<option value="(\w*)"[^>]*>([^<]+)/g)].map(([, key, name]) => [key, name])
    expect(shown).toEqual([['', placeholder], ...asked.options.map((key) => [key, options?.[key]])])
  }
  for (const page of ['terms', 'privacy'] as const) expect(html).toContain(`href="${pathOf(page, locale)}"`)
})
