import { expect, test } from 'vitest'
import type { Person } from '../../contract/api/admin-people.ts'
import { type ContactAnswers, contactFields } from '../../contract/forms/contact.ts'
import { perKey } from '../../contract/per-key.ts'
import { testContent } from '../../tests/support/content.ts'
import { readMain, renderer } from '../../tests/support/source-renderer.ts'
import { stageNames } from '../shared/texts.ts'

const now = '2026-05-12T07:41:00.000Z'
const sent = { state: 'sent', reason: null, sentAt: now, retryId: null } as const

const anEnquiry: Person['enquiries'][number] = {
  ...(perKey(contactFields, () => '') as ContactAnswers),
  id: 'an-enquiry',
  personId: 'a-person',
  locale: 'de',
  page: '/de/kontakt',
  campaign: ['messe'],
  firstPage: '/de/blog',
  source: 'google',
  stage: 'talk',
  receivedAt: now,
  how_found: 'Beim Bäcker',
  name: 'Eva <b>Bauer</b>',
  email: 'eva@example.org',
  subject: 'expansion',
  message: 'Erste Zeile\n<img src=x>',
  answeredAt: now,
  quarantinedAt: null,
  hoursLeft: null,
  mail: sent,
  answers: [
    {
      id: 'an-answer',
      subject: 'Re: <i>Expansion',
      leavesIn: null,
      answeredAt: now,
      mail: sent,
      text: 'Gern </p><script>alert(1)</script>',
    },
  ],
}

const draw = (person: Partial<Person> = {}) =>
  renderer.render({ page: 'person' }, testContent, {
    person: {
      id: 'a-person',
      email: '"<img/src=x>"@example.org',
      name: anEnquiry.name,
      stage: 'talk',
      now,
      firstContactAt: now,
      lastContactAt: now,
      keptUntil: '2029-05-12T07:41:00.000Z',
      lead: null,
      consents: [],
      timeline: [],
      enquiries: [],
      counts: { enquiries: 0 },
      ...person,
    },
  })

test('a person’s file tells all: consents word for word, messages, answers, notes, in the order of time', () => {
  const consent = { givenAt: now, locale: 'de', page: '/de/checkliste', sentence: 'Ja, gern.' } as const
  const html = draw({
    consents: [{ ...consent, sentenceVersion: 'v1', confirmedAt: null }],
    enquiries: [anEnquiry],
    counts: { enquiries: 3 },
    timeline: [
      { at: now, kind: 'note', noteId: 'a-note', text: 'Rappeler mardi.' },
      { at: now, kind: 'stage', stage: 'talk' },
      { at: now, kind: 'answered', enquiryId: 'an-enquiry', answerId: 'an-answer' },
      { at: now, kind: 'mail', mail: 'enquiry-acknowledgement', progress: sent },
      { at: now, kind: 'wrote', enquiryId: 'an-enquiry' },
    ],
  })
  expect(html).toContain('<dd lang="de">Ja, gern.</dd>')
  const text = readMain(html)
  const told = [
    ...['État au 12 mai 2026 à 09:41.', stageNames.talk, 'pas encore', 'Messages plus anciens : 2.', '/de/blog'],
    ...['Google', 'messe', 'Erste Zeile', 'Beim Bäcker', 'Votre réponse', 'Gern', 'A écrit', 'Accusé de réception'],
    ...['Vous avez répondu d’ici', `Étape : ${stageNames.talk}`, 'Rappeler mardi.'],
  ].map((part) => text.indexOf(part))
  expect(told).not.toContain(-1)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(readMain(draw({ stage: 'client', keptUntil: null }))).toContain('tant que l’étape est « Client »')
})

test('what a visitor typed is text in the file, and the file asks nobody for anything', () => {
  const html = draw({ enquiries: [anEnquiry] })
  for (const typed of ['&lt;img/src=x&gt;', '&lt;b&gt;Bauer', '&lt;img src=x&gt;', '&lt;script&gt;'])
    expect(html).toContain(typed)
  expect(html).not.toMatch(/<(img|script|b)\b/)
  // Fonts are named in the style, and their like stands beside them.
  expect(html).not.toMatch(/(href|src|action)="(?!#|data:)/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})
