import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { notePerson } from '../../tests/support/people.ts'
import { day } from '../runtime/clock.ts'

const path = {
  ...{ first_page: '/blog/labels-de-confiance', source: 'google' as const },
  ...{ utm_source: 'lettre', utm_medium: 'email', utm_campaign: 'mars' },
}
const emptied = { first_page: null, source: null, utm_source: null, utm_medium: null, utm_campaign: null }
const [longAgo, lately] = ['2025-02-02T08:00:00.000Z', '2025-02-03T08:00:00.000Z']

describe.each(engines)('what a form noted of a visit, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await anApp({ engine, clock: aClock('2026-03-02T09:00:00.000Z') })
  })
  afterEach(() => app.remove())

  const leads = () =>
    app.database.db.selectFrom('checklist_downloads').selectAll().orderBy('downloaded_at').orderBy('email').execute()

  test('is forgotten thirteen months later, a client’s too, while the person and the message stay', async () => {
    const browser = { user_agent: 'Firefox/145' }
    const common = { ...path, ...browser, confirmed_at: longAgo, last_contact_at: '2026-02-01T08:00:00.000Z' }
    await addLeads(app.database, [
      { ...common, email: 'anna@example.org', downloaded_at: longAgo },
      { ...common, ...emptied, email: 'browser@example.org', downloaded_at: longAgo },
      { ...common, email: 'client@example.org', downloaded_at: longAgo },
      { ...common, email: 'late@example.org', downloaded_at: lately },
    ])
    await notePerson(app.database, 'client@example.org', { stage: 'client', client_since: longAgo })
    await addEnquiries(app.database, [
      { ...path, email: 'anna@example.org', received_at: longAgo },
      { ...path, utm_source: null, email: 'late@example.org', received_at: lately },
    ])
    await app.tidy()
    const enquiries = () => app.database.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
    const gone = { ...emptied, user_agent: null }
    expect(await leads()).toMatchObject([
      { email: 'anna@example.org', downloaded_at: longAgo, ...gone },
      { email: 'browser@example.org', ...gone },
      { email: 'client@example.org', ...gone },
      { email: 'late@example.org', ...path, ...browser },
    ])
    expect(await enquiries()).toMatchObject([
      { email: 'anna@example.org', message: 'Wir möchten nach Frankreich.', ...emptied },
      { email: 'late@example.org', ...path, utm_source: null },
    ])
    app.clock.advance(day)
    await app.tidy()
    expect((await leads())[3]).toMatchObject(gone)
    expect((await enquiries())[1]).toMatchObject(emptied)
  })
})
