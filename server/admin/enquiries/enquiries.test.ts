import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../../contract/api/admin.ts'
import { type EnquiryPage, enquiryActions, mostCounted } from '../../../contract/api/admin-enquiries.ts'
import { administrator, anAdministrator, callAdmin, cookiesOf, signIn } from '../../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../../tests/support/app.ts'
import { engines } from '../../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../../tests/support/enquiries.ts'
import { postJson } from '../../../tests/support/form.ts'
import { searchTables } from '../../../tests/support/search-tables.ts'
import { minute } from '../../runtime/clock.ts'

describe.each(engines)('enquiries in the administration on %s', (engine) => {
  let app: AppWithMail
  let cookie: string

  beforeEach(async () => {
    app = await anAppWithMail({ engine })
    await anAdministrator(app)
    cookie = cookiesOf(await signIn(app))
    return app.remove
  })

  const list = async (query: Record<string, string> = {}): Promise<EnquiryPage> =>
    (await callAdmin(app, `${adminApi.enquiries}?${new URLSearchParams(query)}`, cookie)).json()
  const readAll = async (query: Record<string, string>) => {
    const found: string[] = []
    let cursor = ''
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await list({ ...query, ...(cursor && { cursor }) })
      expect(page.enquiries.length).toBeLessThanOrEqual(50)
      found.push(...page.enquiries.map(({ message }) => message))
      if (page.next === null) return found
      cursor = page.next
    }
    throw new Error('the list has no end')
  }
  const idOf = async (email: string) => {
    const row = await app.database.db.selectFrom('enquiries').select('id').where('email', '=', email).executeTakeFirst()
    return row?.id ?? crypto.randomUUID()
  }
  const act = async (email: string, action: string) =>
    (await callAdmin(app, `${adminApi.enquiries}/${await idOf(email)}/${action}`, cookie, 'POST')).json()
  const toOwner = () => app.mailServer.to(administrator.email)

  test('are shown newest first, whole, with the state of the mail, and counted', async () => {
    const campaign = { utm_source: 'lettre', utm_campaign: 'mars' }
    await postEnquiry(app, { email: 'Anna@example.org', message: 'Bonjour,\r\n\r\ndeux lignes.', ...campaign })
    app.clock.advance(minute)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', subject: 'vip', language: 'de' })
    app.clock.advance(minute)
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'later@example.org' })
    app.clock.advance(minute)
    await postEnquiry(app, { email: 'robot@example.org', website: 'x' })
    const { enquiries, next, counts } = await list()
    expect(next).toBeNull()
    expect(counts).toEqual({ toAnswer: 3, quarantined: 1 })
    expect(enquiries).toMatchObject([
      { email: 'robot@example.org', mail: { state: 'none', reason: null }, answeredAt: null },
      { email: 'later@example.org', mail: { state: 'waiting', reason: 'unreachable' } },
      {
        email: 'refused@example.org',
        mail: { state: 'gave-up', reason: 'refused' },
        locale: 'de',
        page: '/de/kontakt',
      },
      {
        ...{ name: 'Anna Schmidt', email: 'Anna@example.org', subject: 'expansion', locale: 'fr', page: '/contact' },
        ...{ message: 'Bonjour,\n\ndeux lignes.', campaign: ['lettre', 'mars'] },
        ...{ receivedAt: '2026-03-02T09:00:00.000Z', answeredAt: null, quarantinedAt: null },
        mail: { state: 'sent', reason: null, sentAt: '2026-03-02T09:00:00.000Z' },
      },
    ])
    expect(enquiries[0]?.quarantinedAt).not.toBeNull()
  })

  test('are called up by filter: to answer, in quarantine, all', async () => {
    await addEnquiries(app.database, [
      { email: 'a@example.org', message: 'open' },
      { email: 'b@example.org', message: 'answered', answered_at: '2026-03-02T08:30:00.000Z' },
      { email: 'c@example.org', message: 'quarantined', quarantined_at: '2026-03-02T08:00:00.000Z' },
    ])
    expect(await readAll({ filter: 'toAnswer' })).toEqual(['open'])
    expect(await readAll({ filter: 'quarantined' })).toEqual(['quarantined'])
    expect((await readAll({ filter: 'all' })).toSorted()).toEqual(['answered', 'open', 'quarantined'])
    expect(await readAll({ filter: 'toAnswer', search: 'b@example.org' })).toEqual([])
    const unknown = await callAdmin(app, `${adminApi.enquiries}?filter=mine`, cookie)
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: 'malformed' }])
  })

  test('are found by the beginning of address or domain, a page at a time, each address’s newest first', async () => {
    const numbered = (count: number, toEnquiry: (number: string, index: number) => { email: string; at: number }) =>
      Array.from({ length: count }, (_, index) => {
        const { email, at } = toEnquiry(String(index).padStart(3, '0'), index)
        const received_at = new Date(Date.parse('2026-03-01T10:00:00.000Z') + at * 1_000).toISOString()
        return { email, received_at, message: `${email} ${at}` }
      })
    const sameMoment = numbered(70, (number) => ({ email: `firma${number}@a.example`, at: 0 }))
    // One person who writes more than a page, all of it at two moments.
    const busy = numbered(60, (_, index) => ({ email: 'p@firma.example', at: index % 2 }))
    const others = numbered(20, (number, index) => ({ email: `q${number}@firma.example`, at: index }))
    const rest = numbered(1, () => ({ email: 'other@example.org', at: 90 }))
    await addEnquiries(app.database, [...sameMoment, ...busy, ...others, ...rest])
    const messages = (rows: { message: string }[]) => rows.map(({ message }) => message)
    const busyFirst = [...Array(30).fill('p@firma.example 1'), ...Array(30).fill('p@firma.example 0')]

    expect(await readAll({ search: 'firma' })).toEqual([...messages(sameMoment), ...busyFirst, ...messages(others)])
    expect(await readAll({ search: 'P@FIRMA' })).toEqual(busyFirst)
    expect(await readAll({ search: '@firma.example' })).toEqual([...busyFirst, ...messages(others)])
    expect(await readAll({ search: '%' })).toEqual([])
    const all = await readAll({})
    expect(all).toHaveLength(151)
    expect(all[0]).toBe('other@example.org 90')
    const times = all.map((message) => Number(message.split(' ')[1]))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    // A cursor of nobody's making begins at the beginning.
    expect((await list({ cursor: 'bm9uc2Vuc2U' })).enquiries).toHaveLength(50)
  })

  test('are answered and not answered, with the first moment kept', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:00:00.000Z' })
    app.clock.advance(minute)
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:00:00.000Z' })
    expect((await list()).counts.toAnswer).toBe(0)
    expect(await act('anna@example.org', 'unanswered')).toEqual({ answeredAt: null })
    expect((await list()).counts.toAnswer).toBe(1)
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:01:00.000Z' })
  })

  test('get their mail again where it gave up, and never twice', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'anna@example.org' })
    expect(await act('anna@example.org', 'resend')).toEqual({ sent: false, reason: 'refused' })
    app.mailServer.behave({ kind: 'accept' })
    expect(await act('anna@example.org', 'resend')).toEqual({ sent: true })
    expect(toOwner()).toHaveLength(1)
    expect(toOwner()[0]?.replyTo).toMatchObject([{ address: 'anna@example.org' }])
    expect((await list()).enquiries).toMatchObject([{ mail: { state: 'sent' } }])
    expect(await act('anna@example.org', 'resend')).toEqual({ sent: true })
    expect(toOwner()).toHaveLength(1)
    // One that waits for its next try is tried now.
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'later@example.org' })
    app.mailServer.behave({ kind: 'accept' })
    expect(await act('later@example.org', 'resend')).toEqual({ sent: true })
    expect(toOwner()).toHaveLength(2)
  })

  test('leave the quarantine with their mail, and only by being released', async () => {
    await postEnquiry(app, { email: 'anna@example.org', website: 'filled by a password manager' })
    expect(await act('anna@example.org', 'resend')).toEqual({ sent: false, reason: 'quarantined' })
    expect(toOwner()).toEqual([])
    expect(await act('anna@example.org', 'release')).toEqual({ sent: true })
    expect(toOwner()).toHaveLength(1)
    expect((await list({ filter: 'toAnswer' })).enquiries).toMatchObject([{ quarantinedAt: null }])
  })

  test('are erased with their mails, sign-up and other messages aside', async () => {
    await postJson(app, { email: 'anna@example.org' })
    await postEnquiry(app, { email: 'anna@example.org', message: 'The first message of mine.' })
    await postEnquiry(app, { email: 'gone@example.org', message: 'A message to be erased.' })
    expect(await act('gone@example.org', 'erase')).toEqual({ erased: true })
    expect(await searchTables(app.database, 'gone@example.org')).toEqual([])
    expect(await searchTables(app.database, 'to be erased')).toEqual([])
    expect(await searchTables(app.database, 'anna@example.org')).toEqual(
      expect.arrayContaining(['checklist_downloads', 'enquiries']),
    )
    await act('anna@example.org', 'erase')
    expect(await searchTables(app.database, 'anna@example.org')).not.toContain('enquiries')
    expect(await searchTables(app.database, 'anna@example.org')).toContain('checklist_downloads')
  })

  test('are noted in the journal when they are changed, by id alone', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    const id = await idOf('anna@example.org')
    await list()
    await list({ search: 'anna' })
    for (const action of enquiryActions) await act('anna@example.org', action)
    const rows = await app.database.db
      .selectFrom('audit_events')
      .select(['action', 'subject_kind', 'subject_id'])
      .where('subject_kind', '=', 'enquiry')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, subject_id }) => [action, subject_id]).toSorted()).toEqual(
      [...['resent', 'released', 'answered', 'unanswered', 'erased'].map((done) => [`enquiry-${done}`, id])].toSorted(),
    )
    expect(await searchTables(app.database, 'anna@example.org')).toEqual([])
  })

  test.each(enquiryActions)('that are gone already answer %s with 404', async (action) => {
    const answer = await callAdmin(app, `${adminApi.enquiries}/${crypto.randomUUID()}/${action}`, cookie, 'POST')
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'notFound' }])
  })

  test('are counted no further than the owner needs', async () => {
    const many = Array.from({ length: mostCounted + 5 }, (_, index) => ({ email: `p${index}@example.org` }))
    await addEnquiries(app.database, many)
    expect((await list()).counts).toEqual({ toAnswer: mostCounted, quarantined: 0 })
  })
})
