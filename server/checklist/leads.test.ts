import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { listConsents } from '../../contract/forms/consent.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import { callAdmin, enter } from '../../tests/support/administrator.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postForm, postJson, pressButton } from '../../tests/support/form.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { day, minute } from '../runtime/clock.ts'

const { messages } = testContent

describe.each(engines)('signing up on %s', (engine) => {
  const app = startEmptied(() => anAppWithMail({ engine }))

  test('a visitor gets the mail in the language of the page, the owner is told, the consent is kept', async () => {
    const response = await postJson(app, { email: 'Anna@Example.org', language: 'de', utm_source: 'messe' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ sent: true })

    const [mail] = app.mailServer.to('Anna@example.org')
    expect(mail?.subject).toBe(messages.de.checklistMail.subject)
    await expect.poll(() => app.mailServer.to('owner@example.com')).toHaveLength(1)
    const { leads, consents } = await readRows(app.database)
    const [notice] = app.mailServer.to('owner@example.com')
    expect(notice?.text).toContain('Anna@example.org')
    expect(notice?.text).toContain('/de/frankreich-checkliste')
    expect(notice?.text).toContain(`\n${app.url}/admin/personnes/${leads[0]?.person_id}\n`)
    expect(leads).toMatchObject([{ email: 'Anna@example.org', ip_address: null, locale: 'de', utm_source: 'messe' }])
    expect(consents).toMatchObject([
      { lead_id: leads[0]?.id, page: '/de/frankreich-checkliste', locale: 'de', confirmed_at: null },
    ])
  })

  test('the consent holds the sentence that the page showed, also one opened before a change', async () => {
    const page = await (await fetch(`${app.url}${pathOf('checklist', 'en')}`)).text()
    const [, shown = ''] = /name="consent" value="([0-9a-f]{16})"/.exec(page) ?? []
    const [first, ...later] = listConsents(testContent, 'en', (text) => hash('sha256', text))
    await postJson(app, { email: 'early@example.org', language: 'en', consent: first?.version })
    await postJson(app, { email: 'anna@example.org', language: 'en', consent: shown })
    // Without JavaScript the field of the page goes along.
    await postForm(app, pathOf('checklist', 'en'), { email: 'plain@example.org', consent: shown })
    const { consents } = await readRows(app.database)
    expect(consents.map(({ sentence_version, sentence }) => [sentence_version, sentence]).sort()).toEqual(
      [first, later.at(-1), later.at(-1)].map((consent) => [consent?.version, consent?.text]).sort(),
    )
  })

  test('an address with letters beyond ASCII gets its mail, and is one lead however it is composed', async () => {
    const answer = await postJson(app, { email: 'Jean.M\u00fcller@Example.com' })
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    await postJson(app, { email: 'jean.mu\u0308ller@example.com' })
    const { leads } = await readRows(app.database)
    expect(leads).toMatchObject([{ email: 'Jean.Müller@example.com', searched: 'jean.muller@example.com' }])
    const people = await app.database.db.selectFrom('people').select(['email', 'address_key']).execute()
    expect(people).toEqual([{ email: 'Jean.Müller@example.com', address_key: 'jean.müller@example.com' }])
    const [mail] = app.mailServer.to('Jean.Müller@example.com')
    expect(mail?.to).toEqual([{ name: '', address: 'Jean.Müller@example.com' }])
    expect(mail?.raw).toMatch(/^To: Jean\.Müller@example\.com\r$/m)
  })

  test('where the mail server cannot write to such an address, the reader is told what it is', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 553, at: 'recipient' })
    const page = await postForm(app, pathOf('checklist', 'de'), { email: 'jean.müller@example.com' })
    expect(page.status).toBe(200)
    const { notSent, unsent } = messages.de.checklistForm
    expect(await page.text()).toContain(notSent.text.replace('{message}', unsent.notAscii))
    const { leads, outbox } = await readRows(app.database)
    expect(leads).toHaveLength(1)
    expect(outbox.find(({ kind }) => kind === 'checklist')).toMatchObject({ state: 'gave-up' })
    const plain = await postJson(app, { email: 'jean@example.com' })
    expect(await plain.json()).toEqual({ sent: false, reason: 'refused' })
  })

  test('a known address gets the same answer as a new one, and no further mail within 15 minutes of the newest', async () => {
    const began = app.clock.now()
    const first = await postJson(app, { email: 'paul@example.org' })
    app.clock.advance(14 * minute)
    const second = await postJson(app, { email: 'PAUL@example.org' })
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(app.mailServer.to('paul@example.org')).toHaveLength(1)

    for (const wait of [2 * minute, 4 * minute]) {
      app.clock.advance(wait)
      await postJson(app, { email: 'paul@example.org' })
      expect(app.mailServer.to('paul@example.org')).toHaveLength(2)
    }
    const { leads } = await readRows(app.database)
    expect(leads.map((row) => [row.downloaded_at, row.last_contact_at].map(Date.parse))).toEqual([
      [began, began + 20 * minute],
    ])

    app.clock.advance(16 * minute)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'paul@example.org' })
    app.mailServer.behave({ kind: 'accept' })
    // The owner, too, is told of the newest.
    const { rows } = await (await callAdmin(app, adminApi.leads, await enter(app))).json()
    expect(rows).toMatchObject([{ mail: { state: 'gave-up' } }])
  })

  test('the same address fifty times at once in mixed case is one lead and one mail', async () => {
    const spellings = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'Lea@Example.ORG' : 'lea@example.org'))
    const answers = await Promise.all(spellings.map((email) => postJson(app, { email })))
    // 202: another request has just taken the mail. 503: no connection was free within three seconds.
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    const allowed = engine === 'postgres' ? [200, 202, 503] : [200, 202]
    expect(statuses.filter((status) => !allowed.includes(status))).toEqual([])
    const { leads, consents, outbox } = await readRows(app.database)
    expect([leads.length, consents.length]).toEqual([1, 1])
    expect(outbox.filter(({ kind }) => kind === 'checklist')).toHaveLength(1)
    expect(app.mailServer.to(leads[0]?.email ?? '')).toHaveLength(1)
  })

  test('a double click and a resubmit of the same form give one row, one mail and one notification', async () => {
    const submission = { email: 'max@example.org', submissionId: crypto.randomUUID() }
    await Promise.all([postJson(app, submission), postJson(app, submission)])
    app.clock.advance(day)
    const again = await postJson(app, submission)
    expect(await again.json()).toEqual({ sent: true })
    await app.runQueue()
    expect(app.mailServer.to('max@example.org')).toHaveLength(1)
    expect(app.mailServer.to('owner@example.com')).toHaveLength(1)
    const { leads, consents } = await readRows(app.database)
    expect([leads.length, consents.length]).toEqual([1, 1])
  })

  test('a sign-up whose consent cannot be kept is not stored either, and the visitor is not thanked', async () => {
    const putBack = await takeAway(app.database, 'consents')
    expect((await postJson(app, { email: 'rosa@example.org' })).status).toBe(503)
    await putBack()
    expect(await readRows(app.database)).toEqual({ leads: [], consents: [], outbox: [] })
  })

  test('a filled honeypot is stored for the owner to look at, and nothing is sent until the form comes clean', async () => {
    const email = 'rosa@example.org'
    const response = await postJson(app, { email, website: 'https://spam.example/'.repeat(50) })
    expect([response.status, await response.json()]).toEqual([202, { sent: false, reason: 'quarantined' }])
    const { leads, outbox } = await readRows(app.database)
    expect(leads[0]?.quarantined_at).not.toBeNull()
    expect([outbox, app.mailServer.mails]).toEqual([[], []])
    expect(await (await postJson(app, { email })).json()).toEqual({ sent: true })
    await app.runQueue()
    expect(app.mailServer.to('owner@example.com')).toHaveLength(1)
    expect((await readRows(app.database)).leads[0]?.quarantined_at).toBeNull()
  })

  test('a known address that signs up again from another browser and language has the newer ones, and its first moment', async () => {
    const campaign = { utm_source: 'lettre', utm_medium: 'mail', utm_campaign: 'mars' }
    const visit = { language: 'fr', via: '/blog,google,utm_source=brief', ...campaign }
    await postJson(app, { email: 'jo@example.org', ...visit }, { 'user-agent': 'First/1.0' })
    const [first] = (await readRows(app.database)).leads
    app.clock.advance(day)
    const again = { email: 'JO@example.org', language: 'de', utm_source: 'messe', via: '/offres,bing,' }
    await postJson(app, again, { 'user-agent': 'Second/2.0' })
    const { leads, consents } = await readRows(app.database)
    const now = new Date(app.clock.now()).toISOString()
    // What follows the last contact is new; spelling, way here and day are those of the first sign-up.
    expect(leads).toEqual([{ ...first, locale: 'de', user_agent: 'Second/2.0', last_contact_at: now }])
    expect(leads[0]).toMatchObject({ email: 'jo@example.org', first_page: '/blog', source: 'google', ...campaign })
    expect(consents.map(({ locale, page }) => [locale, page]).toSorted()).toEqual([
      ['de', pathOf('checklist', 'de')],
      ['fr', pathOf('checklist', 'fr')],
    ])
    expect(app.mailServer.to('jo@example.org').map(({ subject }) => subject)).toEqual([
      messages.fr.checklistMail.subject,
      messages.de.checklistMail.subject,
    ])
  })

  test('a program that fills in the honeypot changes nothing of a known address but its last contact', async () => {
    await postJson(app, { email: 'jo@example.org', language: 'fr' }, { 'user-agent': 'First/1.0' })
    const before = await readRows(app.database)
    app.clock.advance(day)
    const bot = { email: 'jo@example.org', language: 'de', website: 'https://spam.example' }
    expect((await postJson(app, bot, { 'user-agent': 'Bot/1.0' })).status).toBe(202)
    const { leads, consents } = await readRows(app.database)
    expect(leads).toEqual([{ ...before.leads[0], last_contact_at: new Date(app.clock.now()).toISOString() }])
    expect(consents).toEqual(before.consents)
    expect(app.mailServer.to('jo@example.org')).toHaveLength(1)
  })

  test('person and consent each keep the first moment at which it was confirmed, and a confirmation ends the quarantine', async () => {
    const email = 'elodie@example.org'
    await postJson(app, { email })
    const link = findLink(app.mailServer.to(email)[0], tokenRoutes.download.fr)
    await pressButton(link)
    const { leads: confirmed, consents: given } = await readRows(app.database)
    app.clock.advance(16 * minute)
    await postJson(app, { email })
    const quarantined_at = new Date(app.clock.now()).toISOString()
    await app.database.db.updateTable('checklist_downloads').set({ quarantined_at }).execute()
    app.clock.advance(minute)
    await pressButton(link)
    const { leads, consents } = await readRows(app.database)
    expect(leads).toMatchObject([{ quarantined_at: null, confirmed_at: confirmed[0]?.confirmed_at }])
    const moments = consents.map(({ confirmed_at }) => confirmed_at).toSorted()
    expect(moments).toEqual([given[0]?.confirmed_at, new Date(app.clock.now()).toISOString()])
  })
})
