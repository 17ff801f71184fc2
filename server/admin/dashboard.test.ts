import { describe, expect, test } from 'vitest'
import { adminApi, mostCounted } from '../../contract/api/admin.ts'
import { countOpen, type Launch, mostNamed, type Today } from '../../contract/api/admin-dashboard.ts'
import { anEnteredApp, callAdmin } from '../../tests/support/administrator.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { startEach } from '../../tests/support/start.ts'
import { ensureAdministrator, setPassword } from '../auth/administrator.ts'
import { day, hour, instantOf, minute } from '../runtime/clock.ts'

describe.each(engines)('what waits today, on %s', (engine) => {
  const app = startEach(() => anEnteredApp({ engine }))

  const look = async (since?: string): Promise<Today> =>
    (await callAdmin(app, `${adminApi.today}${since ? `?since=${since}` : ''}`, app.cookie)).json()
  const retry = (id: string) => callAdmin(app, `${adminApi.mails}/${id}/retry`, app.cookie, 'POST')
  const idOf = async (email: string) =>
    (await app.database.db.selectFrom('enquiries').select('id').where('email', '=', email).executeTakeFirst())?.id

  test('are the messages without an answer, the longest waiting first, each with what is left of its working days', async () => {
    // A Sunday: the 48 hours begin at midnight, ten hours ago.
    const received = (minutes: number) => new Date(Date.parse('2026-03-01T08:00:00Z') + minutes * minute).toISOString()
    const many = Array.from({ length: mostCounted + 5 }, (_, index) => ({
      email: `p${index}@example.org`,
      name: `P${index}`,
      received_at: received(mostCounted - index),
    }))
    await addEnquiries(app.database, [
      ...many,
      // Each person once, by the message that has waited longest.
      { email: 'p1004@example.org', name: 'Again', received_at: received(1.5) },
      { email: 'answered@example.org', received_at: received(-90), answered_at: received(0) },
      { email: 'robot@example.org', received_at: received(-90), quarantined_at: received(-90) },
    ])
    await addLeads(app.database, [{ email: 'robot@example.org', quarantined_at: received(0) }])
    const { toAnswer, quarantined } = await look()
    expect(toAnswer.count).toBe(mostCounted)
    expect(toAnswer.enquiries.map(({ name }) => name)).toEqual(['P1004', 'P1003', 'P1002', 'P1001', 'P1000'])
    expect(toAnswer.enquiries[4]).toEqual({
      id: await idOf('p1000@example.org'),
      personId: expect.any(String),
      name: 'P1000',
      subject: 'expansion',
      receivedAt: received(0),
      hoursLeft: 38,
    })
    expect(quarantined).toEqual({ enquiries: 1, leads: 1 })
  })

  test('are the mails that were given up, until a later one takes their place or nobody can need them', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email: 'eva@example.org' })
    app.clock.advance(minute)
    await postEnquiry(app, { email: 'anna@example.org' })
    await app.runQueue()
    const eva = await findPersonId(app.database, 'eva@example.org')
    const anna = await findPersonId(app.database, 'anna@example.org')
    const { unsent } = await look()
    expect(unsent.count).toBe(3)
    // Each person once: of Anna's two the last.
    expect(unsent.mails.slice(1)).toEqual([
      {
        personId: eva,
        kind: 'checklist',
        recipient: 'eva@example.org',
        state: 'gave-up',
        endedAt: '2026-03-02T09:00:00.000Z',
      },
    ])
    expect(unsent.mails[0]).toMatchObject({ personId: anna, kind: expect.stringMatching(/^enquiry/) })
    app.mailServer.behave({ kind: 'accept' })
    const mails = app.database.db.selectFrom('outbox').select('id').where('kind', '=', 'enquiry')
    await retry((await mails.executeTakeFirstOrThrow()).id)
    expect((await look()).unsent.mails.map(({ kind }) => kind)).toEqual(['enquiry-acknowledgement', 'checklist'])
    app.clock.advance(30 * day)
    expect((await look()).unsent).toEqual({ count: 0, mails: [] })
  })

  test('are the newest answer to each message that was given up, until it is sent again', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    await app.runQueue()
    const anna = await idOf('anna@example.org')
    const person = await findPersonId(app.database, 'anna@example.org')
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    for (const [version, text] of ['Un.', 'Deux.'].entries()) {
      app.clock.advance(minute)
      const answer = { subject: 'Re: Autre', text, version, submissionId: crypto.randomUUID() }
      await callAdmin(app, `${adminApi.enquiries}/${anna}/answer`, app.cookie, 'POST', answer)
    }
    app.clock.advance(minute)
    await app.runQueue()
    app.mailServer.behave({ kind: 'accept' })
    const answers = await app.database.db.selectFrom('answers').select('mail_id').orderBy('answered_at').execute()
    const named = [{ personId: person, kind: 'answer', recipient: 'anna@example.org', state: 'gave-up' }]
    for (const [index, { mail_id }] of answers.entries()) {
      expect((await look()).unsent).toMatchObject({ count: 1, mails: named })
      app.clock.advance(minute)
      await retry(mail_id)
      expect((await look()).unsent.count).toBe(index === 0 ? 1 : 0)
    }
  })

  test('are the problems that the product found when it last looked at itself', async () => {
    await app.mailServer.down()
    await postEnquiry(app, { email: 'anna@example.org' })
    // Until both mails have failed.
    await app.runQueue()
    app.clock.advance(2 * hour)
    await app.monitor()
    expect((await look()).problems.map(({ code }) => code)).toContain('mailsWait')
  })

  test('is what came since the owner was here, newest first; half an hour away begins a new visit', async () => {
    await postJson(app, { email: 'old@example.org' })
    app.clock.advance(minute)
    const first = instantOf(app.clock)
    app.clock.advance(day)
    for (let index = 0; index < mostNamed; index += 1) {
      await postJson(app, { email: `eva${index}@example.org` })
      app.clock.advance(minute)
    }
    await postEnquiry(app, { email: 'anna@example.org', name: 'Anna Schmidt' })
    await postEnquiry(app, { email: 'robot@example.org', website: 'x' })
    const [waiting] = (await look(first)).fresh.people
    expect(waiting?.who).not.toBe('Anna Schmidt')
    const marked = `${adminApi.enquiries}/${await idOf('anna@example.org')}/answered`
    await callAdmin(app, marked, app.cookie, 'POST')
    await postJson(app, { email: 'anna@example.org' })
    const { fresh } = await look(first)
    expect(fresh).toMatchObject({ signUps: mostNamed + 1, enquiries: 1 })
    expect(fresh.people.map(({ who, kind }) => [who, kind])).toEqual([
      ['anna@example.org', 'signUp'],
      ...[4, 3, 2, 1].map((index) => [`eva${index}@example.org`, 'signUp']),
    ])
    expect(fresh.people[0]?.personId).toBe(await findPersonId(app.database, 'anna@example.org'))
    expect((await look()).fresh.signUps).toBe(mostNamed + 2)
    const last = instantOf(app.clock)
    app.clock.advance(31 * minute)
    expect((await look(last)).fresh).toEqual({ signUps: 0, enquiries: 0, people: [] })
    expect((await callAdmin(app, `${adminApi.today}?since=yesterday`, app.cookie)).status).toBe(400)
  })

  test('is whatever keeps the site from going online, the password of the first start as well, until another is set', async () => {
    const readLaunch = async (): Promise<Launch> => (await callAdmin(app, adminApi.launch, app.cookie)).json()
    const isDone = async (check: string) => (await readLaunch()).server.find((one) => one.check === check)?.isDone
    const launch = await readLaunch()
    expect(countOpen(launch)).toBeGreaterThan(40)
    expect((await look()).notReady).toBe(countOpen(launch))
    expect(launch.server.map(({ check }) => check)).toEqual(['address', 'mail', 'backup', 'password'])
    expect(await isDone('password')).toBe(true)
    const made = { adminEmail: 'new@example.org', adminPassword: undefined, dataDir: app.dataDir }
    await ensureAdministrator(app.database, made, true)
    expect(await isDone('password')).toBe(false)
    const users = app.database.db.selectFrom('users').select('id').where('email', '=', made.adminEmail)
    const { id } = await users.executeTakeFirstOrThrow()
    await app.database.write((transaction) => setPassword(transaction, id, 'salt:key'))
    expect(await isDone('password')).toBe(true)
  })
})
