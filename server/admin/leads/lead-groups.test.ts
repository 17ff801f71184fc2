import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi, type LeadGroup, type LeadGroupAnswer, type LeadGroups } from '../../../contract/api/admin.ts'
import { anAdministrator, callAdmin, cookiesOf, signIn } from '../../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../../tests/support/contact-form.ts'
import { engines } from '../../../tests/support/engines.ts'
import { addLeads } from '../../../tests/support/leads.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { actOnLeadGroup } from './lead-groups.ts'

const at = '2026-03-02T08:00:00.000Z'
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@d${index}.example`)

describe.each(engines)('many leads at once, on %s', (engine) => {
  let app: AppWithMail
  let cookie: string
  beforeEach(async () => {
    app = await anAppWithMail({ engine, config: { formLimit: 1_000 } })
    await anAdministrator(app)
    cookie = cookiesOf(await signIn(app))
    return app.remove
  })

  const list = async () => ((await (await callAdmin(app, adminApi.leadGroups, cookie)).json()) as LeadGroups).groups
  const act = async (action: string, group: LeadGroup | object) => {
    const answer = await fetch(`${app.url}${adminApi.leadGroups}/${action}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(group),
    })
    return [answer.status, await answer.json()] as [number, LeadGroupAnswer]
  }
  const stored = async () => (await readRows(app.database)).leads.map(({ email }) => email).sort()

  test('the junk of a source goes, and whoever confirmed, wrote or came from elsewhere stays', async () => {
    const writer = anEnquiry({ email: 'writer@example.org' })
    await postContact(app, writer)
    await addLeads(app.database, [
      ...many(60, 'junk').map((email) => ({ email, utm_source: 'spam' })),
      { email: 'confirmed@example.org', utm_source: 'spam', confirmed_at: at },
      { email: writer.email, utm_source: 'spam' },
      { email: 'other@example.org', utm_source: 'lettre' },
      { email: 'direct@example.org' },
    ])
    const groups = await list()
    expect(groups[0]).toEqual({ kind: 'source', source: 'spam', count: 60, quarantined: 0 })
    expect(groups).toContainEqual({ kind: 'source', source: null, count: 1, quarantined: 0 })
    expect(await act('erase', { kind: 'source', source: 'spam' })).toEqual([200, { done: 50, left: 10 }])
    expect(await act('erase', { kind: 'source', source: 'spam' })).toEqual([200, { done: 10, left: 0 }])
    expect(await stored()).toEqual(
      ['confirmed@example.org', 'direct@example.org', 'other@example.org', writer.email].sort(),
    )
    const lines = await app.database.db.selectFrom('audit_events').select('action').execute()
    expect(lines.filter(({ action }) => action === 'lead-group-erased')).toHaveLength(2)
  })

  test('whoever confirms while their group is being erased stays', async () => {
    await addLeads(
      app.database,
      many(3, 'junk').map((email) => ({ email, utm_source: 'spam' })),
    )
    const { database } = app
    const erased: string[] = []
    const eraseLead = async (id: string) => {
      erased.push(id)
      await database.db.deleteFrom('checklist_downloads').where('id', '=', id).execute()
      await database.db.updateTable('checklist_downloads').set({ confirmed_at: at }).execute()
    }
    const deps = { database, eraser: { eraseLead } } as Parameters<typeof actOnLeadGroup>[0]
    const answer = await actOnLeadGroup(deps, 'erase', { kind: 'source', source: 'spam' })
    expect([answer, erased.length, (await stored()).length]).toEqual([{ done: 1, left: 0 }, 1, 2])
  })

  test('a released quarantine leaves within the caps, and an erased one is gone', async () => {
    await addLeads(
      app.database,
      many(45, 'person').map((email) => ({ email, quarantined_at: at })),
    )
    expect((await list())[0]).toEqual({ kind: 'quarantine', count: 45, quarantined: 45 })
    expect(await act('release', { kind: 'quarantine' })).toEqual([200, { done: 45, left: 0 }])
    await app.runQueue()
    expect(app.mailServer.mails).toHaveLength(40)
    expect((await readRows(app.database)).leads.every(({ quarantined_at }) => quarantined_at === null)).toBe(true)
    await addLeads(app.database, [{ email: 'bot@example.org', quarantined_at: at }])
    expect(await act('erase', { kind: 'quarantine' })).toEqual([200, { done: 1, left: 0 }])
    expect(await stored()).not.toContain('bot@example.org')
  })

  test('a group that there cannot be is refused, and without a session nothing is told or done', async () => {
    expect((await act('erase', { kind: 'all' }))[0]).toBe(400)
    expect((await fetch(app.url + adminApi.leadGroups)).status).toBe(401)
  })
})
