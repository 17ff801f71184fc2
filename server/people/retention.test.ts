import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { anApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { addLeads, type SomeLead } from '../../tests/support/leads.ts'
import { addAnswer, notePerson } from '../../tests/support/people.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { mailFolderOf } from '../mail/transports.ts'
import { day, hour } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createRetentionJob, endPause, listDue, shownAhead } from './retention.ts'

const start = '2026-03-02T09:00:00.000Z'
const silentSince = '2023-03-05T08:00:00.000Z'

const path = {
  first_page: '/blog/labels-de-confiance',
  source: 'google' as const,
  utm_source: 'lettre',
  utm_medium: 'email',
  utm_campaign: 'mars',
}
const emptied = { first_page: null, source: null, utm_source: null, utm_medium: null, utm_campaign: null }
const [longAgo, lately] = ['2025-02-02T08:00:00.000Z', '2025-02-03T08:00:00.000Z']

describe.each(engines)('keeping people for three years on %s', (engine) => {
  const app = startEach(() => anApp({ engine, clock: aClock(start) }))

  const silent = (email: string) => ({
    email,
    downloaded_at: silentSince,
    last_contact_at: silentSince,
    confirmed_at: silentSince,
  })
  const emails = async () => (await readRows(app.database)).leads.map(({ email }) => email).sort()
  /** Days go by, with a look at each. */
  const live = async (days: number) => {
    for (let index = 0; index < days; index += 1) {
      app.clock.advance(day)
      await app.tidy()
    }
  }
  const listShown = () => listDue(app.database, app.clock.now() + shownAhead)

  test('all who are due are named, however many together; of one kind that has more, two hundred, and that is said', async () => {
    const addMany = (count: number, name: string, toLead: (email: string) => SomeLead) =>
      addLeads(
        app.database,
        Array.from({ length: count }, (_, index) => toLead(`${name}${index}@example.org`)),
      )
    await addMany(200, 'silent', silent)
    await addMany(20, 'unconfirmed', (email) => ({ email, last_contact_at: '2026-02-01T08:00:00.000Z' }))
    const named = async () => {
      const { due, namedOfEach } = await listShown()
      return [due.length, namedOfEach]
    }
    expect(await named()).toEqual([220, undefined])
    await addMany(1, 'last', silent)
    expect(await named()).toEqual([220, 200])
  })

  test('whatever the person did counts: a message keeps the lead, a sign-up keeps the message', async () => {
    await addLeads(app.database, [silent('wrote@example.org'), { email: 'asked@example.org', confirmed_at: start }])
    await addEnquiries(app.database, [
      { email: 'wrote@example.org', received_at: '2024-01-01T08:00:00.000Z' },
      { email: 'asked@example.org', received_at: silentSince },
      { email: 'only@example.org', received_at: silentSince },
    ])
    await live(5)
    expect(await emails()).toEqual(['asked@example.org', 'wrote@example.org'])
    const left = await app.database.db.selectFrom('enquiries').select('email').execute()
    expect(left.map(({ email }) => email).sort()).toEqual(['asked@example.org', 'wrote@example.org'])
  })

  test('who was silent for three years is shown a week ahead, then deleted whole; a client stays, and five years longer once they are none', async () => {
    const [client, past, other] = ['client@example.org', 'past@example.org', 'other@example.org'] as const
    await addLeads(app.database, [
      ...[client, past, other].map((email) => silent(email)),
      // Never confirmed, but a client since.
      { email: 'called@example.org', last_contact_at: '2025-01-01T08:00:00.000Z' },
    ])
    const letters = [client, past, other].map((email) => ({ email, received_at: silentSince }))
    for (const { id } of await addEnquiries(app.database, letters)) await addAnswer(app.database, id)
    const since = '2020-01-01T08:00:00.000Z'
    for (const email of [client, 'called@example.org'])
      await notePerson(app.database, email, { stage: 'client', client_since: since })
    // Five years end four days after three years of silence.
    const until = '2021-03-09T08:00:00.000Z'
    await notePerson(app.database, past, { stage: 'closed', client_since: since, client_until: until })
    await notePerson(app.database, other, { stage: 'offer' })
    await app.tidy()
    const { due } = await listShown()
    expect(due.map(({ email, kind, dueAt }) => [email, kind, dueAt]).toSorted()).toEqual([
      [other, 'lead', '2026-03-05T08:00:00.000Z'],
      [past, 'lead', '2026-03-09T08:00:00.000Z'],
    ])
    await live(2)
    expect(await emails()).toEqual(['called@example.org', client, other, past])
    await live(2)
    expect(await emails()).toEqual(['called@example.org', client, past])
    await live(4)
    expect(await emails()).toEqual(['called@example.org', client])
    const { db } = app.database
    const keptOf = await db
      .selectFrom('person_notes')
      .innerJoin('people', 'people.id', 'person_id')
      .select('email')
      .execute()
    expect(keptOf.map(({ email }) => email).sort()).toEqual(['called@example.org', client])
    const answers = await db.selectFrom('answers').innerJoin('enquiries', 'enquiries.id', 'enquiry_id').select('email')
    expect(await answers.execute()).toEqual([{ email: client }])
    await live(40)
    expect(await emails()).toEqual(['called@example.org', client])
  })

  test('a sign-up that is not confirmed goes after thirty days with its mails; who wrote as well stays, as if they had only written', async () => {
    await postJson(app, { email: 'confirmed@example.org' })
    await app.database.db.updateTable('people').set({ confirmed_at: start }).execute()
    await postJson(app, { email: 'never@example.org' })
    await postJson(app, { email: 'wrote@example.org', language: 'de' })
    await app.runQueue()
    const wrote = { email: 'wrote@example.org', name: 'Anna Schmidt', received_at: '2026-02-01T08:00:00.000Z' }
    await addEnquiries(app.database, [wrote])
    const { db } = app.database
    const ofWriter = db.selectFrom('people').select('id').where('email', '=', wrote.email)
    await db
      .updateTable('outbox')
      .set({ kind: 'enquiry' })
      .where('person_id', '=', ofWriter)
      .where('kind', '=', 'lead-notification')
      .execute()
    // One that became a file waits for a mail server, however long.
    await db
      .updateTable('outbox')
      .set({ state: 'waiting', unsent_reason: 'filed' })
      .where('kind', '=', 'lead-notification')
      .execute()
    await live(31)
    expect(await emails()).toEqual(['confirmed@example.org'])
    const people = await app.database.db.selectFrom('people').selectAll().orderBy('email').execute()
    expect(people).toMatchObject([
      { email: 'confirmed@example.org', last_contact_at: start },
      { email: wrote.email, name: wrote.name, first_contact_at: wrote.received_at, last_contact_at: wrote.received_at },
    ])
    const { consents, outbox } = await readRows(app.database)
    expect(consents).toHaveLength(1)
    const held = outbox.map(({ person_id, kind, subject, text, html }) => {
      return [people.findIndex(({ id }) => id === person_id), kind, (subject ?? text ?? html) === null]
    })
    expect(held.toSorted()).toEqual([
      [0, 'checklist', true],
      [0, 'lead-notification', false],
      [1, 'enquiry', true],
    ])
    // A mail that became a file is on the disk as long as its text is kept.
    const kept = outbox.filter(({ text }) => text !== null)
    expect(readdirSync(mailFolderOf(app))).toEqual(kept.map(({ id }) => `${id}.eml`))
  })

  test('what a form noted of a visit is forgotten thirteen months later, a client’s too, while the person and the message stay', async () => {
    const leads = () =>
      app.database.db.selectFrom('checklist_downloads').selectAll().orderBy('downloaded_at').orderBy('email').execute()
    const browser = { user_agent: 'Firefox/145' }
    const common = { ...path, ...browser, confirmed_at: longAgo, last_contact_at: '2026-02-01T08:00:00.000Z' }
    await addLeads(app.database, [
      { ...common, email: 'anna@example.org', downloaded_at: longAgo },
      { ...common, ...emptied, email: 'browser@example.org', downloaded_at: longAgo },
      { ...common, email: 'late@example.org', downloaded_at: lately },
    ])
    await addEnquiries(app.database, [
      { ...path, email: 'anna@example.org', received_at: longAgo },
      { ...path, utm_source: null, email: 'late@example.org', received_at: lately },
    ])
    await notePerson(app.database, 'anna@example.org', { stage: 'client', client_since: longAgo })
    await app.tidy()
    const enquiries = () => app.database.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
    const gone = { ...emptied, user_agent: null }
    expect(await leads()).toMatchObject([
      { email: 'anna@example.org', downloaded_at: longAgo, ...gone },
      { email: 'browser@example.org', ...gone },
      { email: 'late@example.org', ...path, ...browser },
    ])
    expect(await enquiries()).toMatchObject([
      { email: 'anna@example.org', message: 'Wir möchten nach Frankreich.', ...emptied },
      { email: 'late@example.org', ...path, utm_source: null },
    ])
    app.clock.advance(day)
    await app.tidy()
    expect((await leads())[2]).toMatchObject(gone)
    expect((await enquiries())[1]).toMatchObject(emptied)
  })

  test('a clock that jumps three years ahead deletes nobody, neither then nor when it is set back', async () => {
    await postJson(app, { email: 'new@example.org' })
    await addLeads(app.database, [{ email: 'anna@example.org', confirmed_at: start }])
    await app.database.db.insertInto('day_keys').values({ day: '2026-03-02', key: 'of today' }).execute()
    await app.tidy()
    app.clock.set(3 * 366 * day)
    await app.tidy()
    await live(3)
    expect(await emails()).toEqual(['anna@example.org', 'new@example.org'])
    // But the key by which it could be told who sent what.
    expect(await app.database.db.selectFrom('day_keys').selectAll().execute()).toEqual([])
    app.clock.set(-3 * 366 * day)
    await app.tidy()
    await live(3)
    expect(await emails()).toEqual(['anna@example.org', 'new@example.org'])
    // The pause ends by itself, and what is over goes again.
    await live(30)
    expect(await emails()).toEqual(['anna@example.org'])
  })

  test('two hours back or on, or an hour of summer time, are no jump', async () => {
    await addLeads(app.database, [{ email: 'never@example.org', last_contact_at: '2026-01-30T08:00:00.000Z' }])
    for (const step of [-2 * hour, 2 * hour, hour, -hour]) {
      app.clock.set(step)
      await app.tidy()
    }
    expect(await emails()).toEqual([])
  })

  test('after days without power deletion waits a week, or until the owner says that the clock is right', async () => {
    const retention = () =>
      createRetentionJob({
        database: app.database,
        clock: app.clock,
        log: createLog('silent'),
        backupFolder: `${app.dataDir}/backups`,
        mailFolder: mailFolderOf(app),
      })
    await retention()()
    await addLeads(app.database, [{ email: 'never@example.org', last_contact_at: '2026-03-01T08:00:00.000Z' }])
    app.clock.advance(40 * day)
    await retention()()
    expect(await emails()).toEqual(['never@example.org'])
    await endPause(app.database, app.clock)
    await retention()()
    expect(await emails()).toEqual([])
  })
})
