import { describe, expect, test } from 'vitest'
import type { PersonView, RetentionView } from '../contract/admin-pages.ts'
import { fillText } from '../contract/fill-text.ts'
import { createRenderer } from '../site/renderer.tsx'
import { testContent } from '../tests/support/content.ts'

const admin = { script: '/assets/main.js', preloads: ['/assets/part.js'] }
const { render } = createRenderer({
  siteUrl: 'https://site.example',
  assets: { forms: '/assets/forms.js', admin, search: '/assets/search.js' },
})
const now = '2026-05-12T07:41:00.000Z'
const { person, retention } = testContent.admin.privacy
const { mails } = testContent.admin

const aPerson = (person: Partial<PersonView> = {}): PersonView => ({
  id: 'a-lead',
  email: 'eva@example.org',
  firstContactAt: now,
  lastContactAt: now,
  confirmedAt: null,
  keptUntil: '2026-06-11T07:41:00.000Z',
  consents: [],
  counts: { consents: 0, enquiries: 1, mails: 2 },
  now,
  ...person,
})
const printPerson = (person?: Partial<PersonView>) =>
  render({ page: 'person' }, testContent, { person: aPerson(person) })

const printRetention = (retention: Partial<RetentionView> = {}) =>
  render({ page: 'retention' }, testContent, { retention: { due: [], runs: [], backups: {}, now, ...retention } })

const plain = (text: string) => text.replace(/\s+/gu, ' ')

/** What is read, with plain spaces. */
const textOf = (html: string) => plain(html.replace(/^.*<main[^>]*>/su, '').replace(/<[^>]+>/g, ' '))

describe('the page of the app', () => {
  const html = render({ page: 'admin' }, testContent, { adminCheck: 'salt:ab' })

  test('carries the check of the address, every message and the script, and says what it waits for', () => {
    expect(html).toContain('data-check="salt:ab"')
    expect(textOf(html)).toContain(testContent.admin.checking)
    const [, block = ''] = /<script type="application\/json" id="admin-messages">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(block)).toMatchObject({ login: testContent.admin.login, brand: testContent.settings.brand })
    expect(html).toContain('<script type="module" src="/assets/main.js">')
    expect(html).toContain('<link rel="modulepreload" href="/assets/part.js"/>')
  })

  test('keeps the mails to the server', () => {
    expect(html).not.toContain(testContent.admin.mails.warning.intro)
  })
})

describe('a person’s file', () => {
  test('shows every consent word for word, in its language, on the clocks of Paris', () => {
    const consent = {
      givenAt: now,
      locale: 'de',
      page: '/de/checkliste',
      sentence: 'Ja, gern.',
      sentenceVersion: 'v1',
    } as const
    const html = printPerson({ consents: [{ ...consent, confirmedAt: null }] })
    expect(html).toContain('<dd lang="de">Ja, gern.</dd>')
    expect(textOf(html)).toContain(`${person.consent.given}, 12 mai 2026 à 09:41`)
    expect(textOf(html)).toContain(plain(fillText(person.printed, { date: '12 mai 2026 à 09:41' })))
  })

  test('needs no script, tells no other site where it was, and is in no index', () => {
    const html = printPerson()
    expect(html).not.toContain('<script')
    expect(html).toContain('<meta name="referrer" content="same-origin"/>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('shows what a visitor typed as text', () => {
    const html = printPerson({ email: '"<img/src=x>"@example.org' })
    expect(html).toContain('&lt;img/src=x&gt;')
    expect(html).not.toContain('<img')
  })

  test('asks before it erases, with the focus on the harmless button', () => {
    const html = printPerson()
    expect(html).toContain('<form action="/admin/personnes/a-lead/effacer" method="post">')
    expect(html).toMatch(/<button[^>]* popoverTarget="effacer"/i)
    expect(html).toMatch(/<dialog[^>]* popover="auto"[^>]* id="effacer"/)
    expect(html).toMatch(new RegExp(`<button [^>]*autofocus=""[^>]*>${person.erase.cancel}<`))
  })

  test('names nobody once it is erased', () => {
    expect(textOf(render({ page: 'personErased' }, testContent))).toContain(person.erased.title)
  })
})

describe('who is deleted next', () => {
  test('says so when it is nobody, and when nothing has run yet', () => {
    const text = textOf(printRetention())
    const { backup } = retention
    for (const part of [retention.nobody, retention.noRuns, `${backup.newest} ${backup.never}`])
      expect(text).toContain(plain(part))
    expect(text).not.toContain(retention.run.paused)
  })

  test('names people with the reason and the day, and says if there are more', () => {
    const due = [
      { kind: 'lead', id: 'a', email: 'soon@example.org', lastContactAt: now, dueAt: '2029-05-12T07:41:00.000Z' },
    ] as const
    const text = textOf(printRetention({ due, namedOfEach: 200 }))
    expect(text).toContain(`soon@example.org ${plain(retention.kinds.lead)} 12 mai 2026 à 09:41 12 mai 2029 à 09:41`)
    expect(text).toContain(plain(fillText(retention.more, { n: 200 })))
  })

  test('tells of a pause, with a button that ends it', () => {
    const html = printRetention({ pausedSince: now, runs: [{ at: now, isPaused: true, leads: 0, enquiries: 0 }] })
    expect(html).toContain('<form method="post"><button type="submit"')
    expect(textOf(html)).toContain(`12 mai 2026 à 09:41 (${retention.run.paused})`)
  })

  test('says in words why a backup failed', () => {
    const text = textOf(printRetention({ backups: { failure: { at: now, what: 'rehearsal', why: 'full' } } }))
    expect(text).toContain(plain(`${mails.failedSteps.rehearsal}, ${mails.backupFaults.full}`))
  })
})
