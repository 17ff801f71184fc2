import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { testContent } from '../../../tests/support/content.ts'
import { PageContextProvider } from '../use-content.tsx'
import { toAnsweredTitle } from './answered-title.ts'
import { FormIsland } from './FormIsland.tsx'

const assets = { forms: '/assets/forms.js', admin: { script: '', preloads: [] }, search: '' }
const context = { siteUrl: 'https://example.com', assets, content: testContent }
const { checklistForm, contactForm } = testContent.messages.fr

const draw = (form: 'checklist' | 'contact', answered?: AnsweredForm) =>
  renderToStaticMarkup(
    <PageContextProvider value={context}>
      <FormIsland form={form} locale="fr" answered={answered} />
    </PageContextProvider>,
  )

test('a form carries what it needs to wake at the first touch', () => {
  const html = draw('contact')
  expect(html).toMatch(/^<div id="formulaire" data-island="contact" data-props="[^"]+"><form .+<\/form><\/div><script/s)
  expect(html).toContain('<script data-module="/assets/forms.js">')
  expect(html).toContain('pointerdown')
})

test('a form with something to correct shows what was typed, what is wrong and says so in the title', () => {
  const answered: AnsweredForm = { values: { email: 'anna@' }, errors: { email: 'format' } }
  expect(draw('checklist', answered)).toContain('value="anna@"')
  expect(draw('checklist', answered)).toContain(checklistForm.errors.email.format)
  expect(toAnsweredTitle('checklist', 'fr', answered, testContent.messages)).toBe(checklistForm.errorSummary)
  const two: AnsweredForm = { errors: { email: 'missing', name: 'missing' } }
  expect(toAnsweredTitle('contact', 'fr', two, testContent.messages)).toBe(
    contactForm.errorSummary.many.replace('{n}', '2'),
  )
})

test('a form that failed keeps what was typed, one that was sent is empty', () => {
  const values = { name: 'Anna Muster' }
  const failed = draw('contact', { values, outcome: { kind: 'tooManyTries', minutes: 7 } })
  expect(failed).toContain('Anna Muster')
  expect(failed).toContain(contactForm.notices.tooManyTries.text.replace('{n}', '7'))
  const kept = draw('contact', { values, outcome: { kind: 'unsent', reason: 'unreachable' } })
  expect(kept).not.toContain('Anna Muster')
  expect(kept).toContain(contactForm.notices.kept.text)
  expect(toAnsweredTitle('contact', 'fr', { outcome: { kind: 'sent' } }, testContent.messages)).toBe(
    contactForm.notices.sent.title,
  )
})

test('the title of a page whose form is fresh stays as it is', () => {
  expect(toAnsweredTitle('checklist', 'fr', {}, testContent.messages)).toBeUndefined()
})
