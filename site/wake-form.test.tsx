import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contactForm as allFields, contactFields, type FieldWords } from '../contract/forms/contact.ts'
import type { FormField } from '../contract/forms/field-kinds.ts'
import { locales } from '../contract/locales.ts'
import type { AnsweredForm } from '../contract/renderer.ts'
import { pathOf } from '../contract/routes.ts'
import { testContent } from '../tests/support/content.ts'
import { renderer } from '../tests/support/source-renderer.ts'
import { ChecklistForm } from './features/checklist/ChecklistForm.tsx'
import { toChecklistFormProps } from './features/checklist/ChecklistPage.tsx'
import { ContactForm } from './features/contact/ContactForm.tsx'
import { toContactFormProps } from './features/contact/ContactPage.tsx'
import { FormIsland } from './shared/forms/FormIsland.tsx'
import { PageContextProvider } from './shared/use-content.tsx'

const assets = { forms: '/assets/forms.js', admin: { script: '', preloads: [] }, search: '' }
const context = { siteUrl: 'https://example.com', assets, content: testContent, locale: 'fr' as const }
const { checklistForm, contactForm } = testContent.messages.fr

function draw(form: 'checklist' | 'contact', answered?: AnsweredForm): string {
  const checklist = toChecklistFormProps('fr', testContent, answered)
  const contact = toContactFormProps('fr', testContent, answered)
  const isChecklist = form === 'checklist'
  return renderToStaticMarkup(
    <PageContextProvider value={context}>
      <FormIsland form={form} props={isChecklist ? checklist : contact}>
        {isChecklist ? <ChecklistForm {...checklist} /> : <ContactForm {...contact} />}
      </FormIsland>
    </PageContextProvider>,
  )
}

const pageWith = (page: 'checklist' | 'contact', form: AnsweredForm): string =>
  renderer.render({ page, locale: 'fr' }, testContent, { form })

test('a form carries what it needs to wake at the first touch', () => {
  const html = draw('contact')
  expect(html).toMatch(/^<div id="formulaire" data-island="contact" data-props="[^"]+"><form .+<\/form><\/div><script/s)
  expect(html).toContain('<script data-module="/assets/forms.js">')
  expect(html).toContain('pointerover')
})

test('a form with something to correct shows what was typed, what is wrong and says so in the title', () => {
  const answered: AnsweredForm = { values: { email: 'anna@' }, errors: { email: 'format' } }
  expect(draw('checklist', answered)).toContain('value="anna@"')
  expect(draw('checklist', answered)).toContain(checklistForm.errors.email.format)
  expect(pageWith('checklist', answered)).toContain(`<title>${checklistForm.errorSummary} – `)
  // Without script: the error leads to its field, which has the focus.
  const wrong = draw('contact', { values: { name: 'Anna' }, errors: { email: 'format' } })
  expect(wrong).toContain('href="#contact-email"')
  expect(wrong).toMatch(/<input[^>]*id="contact-email"[^>]*autofocus/i)
  const two: AnsweredForm = { errors: { email: 'missing', name: 'missing' } }
  expect(pageWith('contact', two)).toContain(`<title>${contactForm.errorSummary.many.replace('{n}', '2')} – `)
  // Of several the page opens at the first.
  expect(draw('contact', two).match(/ id="[^"]+"(?=[^>]* autofocus)/gi)).toEqual([' id="contact-name"'])
})

test('a form that failed keeps what was typed, one that was sent is empty', () => {
  const values = { name: 'Anna Muster' }
  const failed = draw('contact', { values, outcome: { kind: 'tooManyTries', minutes: 7 } })
  expect(failed).toContain('Anna Muster')
  expect(failed).toContain(contactForm.notices.tooManyTries.text.replace('{n}', '7'))
  const limited = draw('checklist', { values: { email: 'a@b.de' }, outcome: { kind: 'tooManyTries', minutes: 7 } })
  expect(limited).toContain('value="a@b.de"')
  expect(limited).toContain(checklistForm.tooManyTries.text.replace('{n}', '7'))
  const kept = draw('contact', { values, outcome: { kind: 'unsent', reason: 'unreachable' } })
  expect(kept).not.toContain('Anna Muster')
  expect(kept).toContain(contactForm.notices.kept.text)
  const caught = draw('contact', { values, outcome: { kind: 'unsent', reason: 'quarantined' } })
  expect(caught).toContain(contactForm.notices.quarantined.text)
  expect(pageWith('contact', { outcome: { kind: 'sent' } })).toContain(`<title>${contactForm.notices.sent.title} – `)
})

test.each(locales)('in %s each choice is between the same values, and terms and privacy are a link away', (locale) => {
  const html = renderToStaticMarkup(<ContactForm {...toContactFormProps(locale, testContent)} />)
  for (const field of contactFields) {
    const asked: FormField = allFields[field]
    if (asked.kind !== 'choice') continue
    const { placeholder, options }: FieldWords = testContent.messages[locale].contactForm[field]
    const [select = ''] = new RegExp(`<select[^>]* name="${field}".*?</select>`, 's').exec(html) ?? []
    const shown = [...select.matchAll(/<option value="(\w*)"[^>]*>([^<]+)/g)].map(([, key, name]) => [key, name])
    expect(shown).toEqual([['', placeholder], ...asked.options.map((key) => [key, options?.[key]])])
  }
  for (const page of ['terms', 'privacy'] as const) expect(html).toContain(`href="${pathOf(page, locale)}"`)
})
