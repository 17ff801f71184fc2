import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { type EnquiryRow, enquiryActions, type ListPage } from '../../contract/api/admin-people.ts'
import { administrator, anEnteredApp, callAdmin } from '../../tests/support/administrator.ts'
import { engines } from '../../tests/support/engines.ts'
import { postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { instantOf, minute } from '../runtime/clock.ts'

describe.each(engines)('enquiries in the administration on %s', (engine) => {
  const app = startEmptied(() => anEnteredApp({ engine }))

  const list = async (query: Record<string, string> = {}): Promise<ListPage<EnquiryRow>> =>
    (await callAdmin(app, `${adminApi.enquiries}?${new URLSearchParams(query)}`, app.cookie)).json()
  const idOf = async (email: string) => {
    const enquiries = app.database.db.selectFrom('enquiries').select('id').where('email', '=', email)
    const row = await enquiries.orderBy('received_at', 'desc').executeTakeFirst()
    return row?.id ?? crypto.randomUUID()
  }
  const act = async (email: string, action: string) =>
    (await callAdmin(app, `${adminApi.enquiries}/${await idOf(email)}/${action}`, app.cookie, 'POST')).json()
  const nameOf = async (email: string) =>
    (await app.database.db.selectFrom('people').select('name').where('email', '=', email).executeTakeFirst())?.name
  const toOwner = () => app.mailServer.to(administrator.email)

  test('are shown newest first, whole, with the state of the mail, and counted', async () => {
    const began = instantOf(app.clock)
    await postEnquiry(app, { email: 'Anna@example.org', message: 'Bonjour,\r\n\r\ndeux lignes.' })
    for (const [status, body] of [
      [550, { email: 'refused@example.org', subject: 'vip', language: 'de' }],
      [451, { email: 'later@example.org' }],
      [451, { email: 'robot@example.org', website: 'x' }],
    ] as const) {
      app.clock.advance(minute)
      app.mailServer.behave({ kind: 'refuse', status })
      await postEnquiry(app, body)
    }
    const { rows, next, count } = await list()
    expect([next, count]).toEqual([null, 4])
    expect(rows).toMatchObject([
      {
        email: 'robot@example.org',
        mail: { state: 'none', reason: null },
        answeredAt: null,
        quarantinedAt: instantOf(app.clock),
      },
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
        receivedAt: began,
        answeredAt: null,
        quarantinedAt: null,
        mail: { state: 'sent', reason: null, sentAt: began },
      },
    ])
  })

  test('are answered and not answered, with the first moment kept', async () => {
    const email = 'anna@example.org'
    await postEnquiry(app, { email })
    const answered = { answeredAt: instantOf(app.clock) }
    expect(await act(email, 'answered')).toEqual(answered)
    app.clock.advance(minute)
    expect(await act(email, 'answered')).toEqual(answered)
    expect((await list({ state: 'toAnswer' })).rows).toEqual([])
    expect(await act(email, 'unanswered')).toEqual({ answeredAt: null })
    expect((await list({ state: 'toAnswer' })).rows).toHaveLength(1)
    expect(await act(email, 'answered')).toEqual({ answeredAt: instantOf(app.clock) })
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

  test('leave the quarantine with their mail, and only by being released', async () => {
    await postEnquiry(app, { email: 'anna@example.org', website: 'filled by a password manager' })
    expect((await list()).rows).toMatchObject([{ mail: { state: 'none', retryId: null } }])
    expect(toOwner()).toEqual([])
    expect(await nameOf('anna@example.org')).toBeNull()
    for (const _press of ['first', 'again']) expect(await act('anna@example.org', 'release')).toEqual({ sent: true })
    await app.runQueue()
    for (const mails of [toOwner(), app.mailServer.to('anna@example.org')]) expect(mails).toHaveLength(1)
    expect((await list({ state: 'toAnswer' })).rows).toMatchObject([{ quarantinedAt: null }])
    // A sign-up, which gives no name, leaves it.
    await postJson(app, { email: 'anna@example.org' })
    expect(await nameOf('anna@example.org')).toBe('Anna Schmidt')
  })

  test('are erased with their mails, sign-up and other messages aside', async () => {
    const email = 'anna@example.org'
    await postJson(app, { email })
    for (const name of ['Anna Schmidt', 'Anna Bauer']) {
      await postEnquiry(app, { email, name, message: `The message of ${name}.` })
      app.clock.advance(minute)
    }
    expect(await act(email, 'erase')).toEqual({ erased: true })
    expect(await searchTables(app.database, 'of Anna Bauer')).toEqual([])
    // As the newest that is left calls her.
    expect(await nameOf(email)).toBe('Anna Schmidt')
    await act(email, 'erase')
    expect(await searchTables(app.database, email)).not.toContain('enquiries')
    expect(await searchTables(app.database, email)).toContain('checklist_downloads')
  })

  test('that are gone already answer 404, whatever is asked of them', async () => {
    for (const action of enquiryActions)
      expect([action, await act('nobody@example.org', action)]).toMatchObject([action, { code: 'notFound' }])
  })
})
