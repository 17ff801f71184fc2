import { expect, onTestFinished, test } from 'vitest'
import type { WriteMail } from '../../contract/mails.ts'
import { anAppWithMail, buildFolder } from '../../tests/support/app.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { hour } from '../runtime/clock.ts'
import { loadMails } from '../site/build.ts'

test('a sign-up whose mail cannot be written is stored with its consent, the mail is kept as a problem and the owner is told', async () => {
  const { writeMail: write } = await loadMails(buildFolder)
  const writeMail: WriteMail = (name, ...more) => {
    if (name === 'checklist') throw new Error('no such word')
    return write(name, ...more)
  }
  const app = await anAppWithMail({ writeMail })
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
