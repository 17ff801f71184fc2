import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../../contract/api/admin.ts'
import type { RetentionView } from '../../../contract/api/admin-dashboard.ts'
import { callAdmin, enter } from '../../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../../tests/support/app.ts'
import { engines } from '../../../tests/support/engines.ts'
import { addLeads } from '../../../tests/support/leads.ts'
import { notePerson } from '../../../tests/support/people.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { day } from '../../runtime/clock.ts'

const soon = 'soon@example.org'

describe.each(engines)('the owner asks who is deleted next, on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeEach(async () => {
    app = await anApp({ engine })
    cookie = await enter(app)
    const client = 'client@example.org'
    const silent = [soon, client].map((email) => ({ email, last_contact_at: '2026-02-02T08:00:00.000Z' }))
    await addLeads(app.database, silent)
    await notePerson(app.database, client, { stage: 'client', client_since: '2026-02-02T08:00:00.000Z' })
    return app.remove
  })

  const look = async () => (await (await callAdmin(app, adminApi.retention, cookie)).json()) as RetentionView
  const kept = async () => (await readRows(app.database)).leads.map(({ email }) => email)

  test('who is due is named and no client, and a pause after a jump of the clock can be ended', async () => {
    expect((await look()).due).toMatchObject([{ kind: 'unconfirmed', email: soon, dueAt: '2026-03-04T08:00:00.000Z' }])
    expect(await look()).not.toHaveProperty('pausedSince')
    await app.tidy()
    app.clock.set(40 * day)
    await app.tidy()
    expect(await look()).toMatchObject({ pausedSince: expect.any(String) })
    expect(await kept()).toHaveLength(2)
    expect((await callAdmin(app, `${adminApi.retention}/resume`, cookie, 'POST')).status).toBe(200)
    expect(await look()).not.toHaveProperty('pausedSince')
    await app.tidy()
    expect(await kept()).toEqual(['client@example.org'])
  })
})
