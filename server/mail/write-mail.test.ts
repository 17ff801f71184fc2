import { expect, onTestFinished, test } from 'vitest'
import type { WriteMail } from '../../contract/mails.ts'
import { anAppWithMail, buildFolder } from '../../tests/support/app.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { hour } from '../runtime/clock.ts'
import { loadMails } from '../site/build.ts'
import { withoutLinks } from './write-mail.ts'

test('no address in a text can become a link', () => {
  expect(withoutLinks('https://a.example/b')).toBe('https[:]//a[.]example/b')
  expect(withoutLinks('www.a.example')).toBe('www[.]a[.]example')
  expect(withoutLinks('me@a.example')).toBe('me[@]a[.]example')
  expect(withoutLinks('mailto:me@a')).toBe('mailto:me[@]a')
  expect(withoutLinks('1.example, 2.müller.de/3.5')).toBe('1[.]example, 2[.]müller[.]de/3.5')
})

test('ordinary words stay as they are', () => {
  expect(withoutLinks('newsletter / hiver-2026. Suite : ici...')).toBe('newsletter / hiver-2026. Suite : ici...')
  expect(withoutLinks('3.500 €, z.B. im 2.Quartal')).toBe('3.500 €, z.B. im 2[.]Quartal')
})

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
