import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { type EnquiryRow, enquiryActions, type ListPage } from '../../contract/api/admin-people.ts'
import { administrator, anEnteredApp, callAdmin } from '../../tests/support/administrator.ts'
import { engines } from '../../tests/support/engines.ts'
import { postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { startEach } from '../../tests/support/start.ts'
import { minute } from '../runtime/clock.ts'

describe.each(engines)('enquiries in the administration on %s', (engine) => {
  const app = startEach(() => anEnteredApp({ engine }))

  const list = async (query: Record<string, string> = {}): Promise<ListPage<EnquiryRow>> =>
    (await callAdmin(app, `${adminApi.enquiries}?${new URLSearchParams(query)}`, app.cookie)).json()
  const idOf = async (email: string) => {
    const enquiries = app.database.db.selectFrom('enquiries').select('id').where('email', '=', email)
    const row = await enquiries.orderBy('received_at').orderBy('id').executeTakeFirst()
    return row?.id ?? crypto.randomUUID()
  }
  const act = async (email: string, action: string) =>
    (await callAdmin(app, `${adminApi.enquiries}/${await idOf(email)}/${action}`, app.cookie, 'POST')).json()
  const nameOf = async (email: string) =>
    (await app.database.db.selectFrom('people').select('name').where('email', '=', email).executeTakeFirst())?.name
  const toOwner = () => app.mailServer.to(administrator.email)

  test('are shown newest first, whole, with the state of the mail, and counted', async () => {
    await postEnquiry(app, { email: 'Anna@example.org', message: 'Bonjour,\r\n\r\ndeux lignes.' })
    app.clock.advance(minute)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postEnquiry(app, { email: 'refused@example.org', subject: 'vip', language: 'de' })
    app.clock.advance(minute)
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'later@example.org' })
    app.clock.advance(minute)
    await postEnquiry(app, { email: 'robot@example.org', website: 'x' })
    const { rows, next, count } = await list()
    expect([next, count]).toEqual([null, 4])
    expect(rows).toMatchObject([
      { email: 'robot@example.org', mail: { state: 'none', reason: null }, answeredAt: null },
      { email: 'later@example.org', mail: { state: 'waiting', reason: 'unreachable' } },
      {
        email: 'refused@example.org',
        mail: { state: 'gave-up', reason: 'refused' },
        locale: 'de',
        page: '/de/kontakt',
      },
      {
        name: 'Anna Schmidt',
        email: 'Anna@example.org',
        subject: 'expansion',
        locale: 'fr',
        page: '/contact',
        message: 'Bonjour,\n\ndeux lignes.',
        receivedAt: '2026-03-02T09:00:00.000Z',
        answeredAt: null,
        quarantinedAt: null,
        mail: { state: 'sent', reason: null, sentAt: '2026-03-02T09:00:00.000Z' },
      },
    ])
    expect(rows[0]?.quarantinedAt).not.toBeNull()
  })

  test('are answered and not answered, with the first moment kept', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:00:00.000Z' })
    app.clock.advance(minute)
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:00:00.000Z' })
    expect((await list({ state: 'toAnswer' })).rows).toEqual([])
    expect(await act('anna@example.org', 'unanswered')).toEqual({ answeredAt: null })
    expect((await list({ state: 'toAnswer' })).rows).toHaveLength(1)
    expect(await act('anna@example.org', 'answered')).toEqual({ answeredAt: '2026-03-02T09:01:00.000Z' })
  })

  test('lead from new to in talk once they are answered, unless the owner has said how far they are', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    const stage = async () => (await list({})).rows[0]?.stage
    const id = await findPersonId(app.database, 'anna@example.org')
    // A note says nothing of how far they are.
    await callAdmin(app, `${adminApi.people}/${id}/notes`, app.cookie, 'POST', { text: 'Salon de Lyon.' })
    await act('anna@example.org', 'answered')
    expect(await stage()).toBe('talk')
    await act('anna@example.org', 'unanswered')
    expect(await stage()).toBe('new')
    for (const chosen of ['offer', 'new'] as const) {
      await callAdmin(app, `${adminApi.people}/${id}/stage`, app.cookie, 'POST', { stage: chosen })
      await act('anna@example.org', 'answered')
      expect(await stage()).toBe(chosen)
    }
  })

  test('name their writer, also after a sign-up, which gives no name', async () => {
    await postEnquiry(app, { email: 'anna@example.org' })
    await postJson(app, { email: 'anna@example.org' })
    expect(await nameOf('anna@example.org')).toBe('Anna Schmidt')
  })

  test('whose mail waits for its next try have it tried now', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postEnquiry(app, { email: 'later@example.org' })
    const mails = app.database.db.selectFrom('outbox').select('id').where('kind', '=', 'enquiry')
    const { id } = await mails.executeTakeFirstOrThrow()
    app.mailServer.behave({ kind: 'accept' })
    const retried = await callAdmin(app, `${adminApi.mails}/${id}/retry`, app.cookie, 'POST')
    expect(await retried.json()).toEqual({ sent: true })
    expect(toOwner()).toHaveLength(1)
    expect((await list()).rows).toMatchObject([{ mail: { state: 'sent', retryId: null } }])
  })

  test('leave the quarantine with their mail, and only by being released', async () => {
    await postEnquiry(app, { email: 'anna@example.org', website: 'filled by a password manager' })
    expect((await list()).rows).toMatchObject([{ mail: { state: 'none', retryId: null } }])
    expect(toOwner()).toEqual([])
    expect(await nameOf('anna@example.org')).toBeNull()
    for (const _press of ['first', 'again']) expect(await act('anna@example.org', 'release')).toEqual({ sent: true })
    await app.runQueue()
    for (const mails of [toOwner(), app.mailServer.to('anna@example.org')]) expect(mails).toHaveLength(1)
    expect((await list({ state: 'toAnswer' })).rows).toMatchObject([{ quarantinedAt: null }])
    expect(await nameOf('anna@example.org')).toBe('Anna Schmidt')
  })

  test('are erased with their mails, sign-up and other messages aside', async () => {
    await postJson(app, { email: 'anna@example.org' })
    await postEnquiry(app, { email: 'anna@example.org', message: 'The first message of mine.' })
    for (const name of ['Anna S.', 'Anna Bauer']) {
      app.clock.advance(minute)
      await postEnquiry(app, { email: 'anna@example.org', name, message: `The message of ${name}.` })
    }
    await postEnquiry(app, { email: 'gone@example.org', message: 'A message to be erased.' })
    expect(await act('gone@example.org', 'erase')).toEqual({ erased: true })
    expect(await searchTables(app.database, 'gone@example.org')).toEqual([])
    expect(await searchTables(app.database, 'to be erased')).toEqual([])
    await act('anna@example.org', 'erase')
    // As the newest that is left calls her.
    expect(await nameOf('anna@example.org')).toBe('Anna Bauer')
    for (const _other of [1, 2]) await act('anna@example.org', 'erase')
    expect(await searchTables(app.database, 'anna@example.org')).not.toContain('enquiries')
    expect(await searchTables(app.database, 'anna@example.org')).toContain('checklist_downloads')
  })

  test('that are gone already answer 404, whatever is asked of them', async () => {
    for (const action of enquiryActions)
      expect([action, await act('nobody@example.org', action)]).toMatchObject([action, { code: 'notFound' }])
  })
})
