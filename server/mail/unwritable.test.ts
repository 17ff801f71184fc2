import { expect, onTestFinished, test } from 'vitest'
import type { MailTemplate } from '../../contract/mail-template.ts'
import { type AppOptions, anAppWithMail } from '../../tests/support/app.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { hour } from '../runtime/clock.ts'
import { writeMail } from './write-mail.ts'

test('a sign-up whose mail cannot be written is stored with its consent, the mail is kept as a problem and the owner is told', async () => {
  const changeTemplates: AppOptions['changeTemplates'] = (templates) => ({
    ...templates,
    checklist: { ...templates.checklist, fr: { ...templates.checklist.fr, text: '{{confirmURL}}' } },
  })
  const app = await anAppWithMail({ changeTemplates })
  onTestFinished(app.remove)
  const answer = await postJson(app, { email: 'nina@example.org' })
  expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'quarantined' }])
  await app.runQueue()
  const { leads, consents, outbox } = await readRows(app.database)
  expect([leads.length, consents.length]).toEqual([1, 1])
  expect(outbox.map(({ kind, state, unsent_reason }) => [kind, state, unsent_reason]).sort()).toEqual([
    ['checklist', 'gave-up', 'unwritable'],
    ['lead-notification', 'sent', null],
  ])
  app.clock.advance(hour)
  await app.runQueue()
  const digest = app.mailServer.to('owner@example.com').find(({ subject }) => subject?.startsWith('Récapitulatif'))
  expect(digest?.text).toContain('texte impossible à écrire')
})

test('a slot that the template does not have, or that gets no value, does not compile', () => {
  const template: MailTemplate<'email' | 'adminUrl'> = {
    ...{ subject: '', html: '{{email}} {{adminUrl}}', text: '{{email}} {{adminUrl}}' },
    slots: ['email', 'adminUrl'],
  }
  // @ts-expect-error: mistyped
  writeMail(template, { emial: 'a@example.org', adminUrl: 'https://site.example' })
  // @ts-expect-error: missing
  writeMail(template, { email: 'a@example.org' })
  const slots = { email: 'a@example.org', adminUrl: 'https://site.example' }
  expect(writeMail(template, slots)).toEqual({ template, slots })
})
