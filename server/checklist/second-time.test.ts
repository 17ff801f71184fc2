import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { LeadPage } from '../../contract/api/admin-people.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { callAdmin, enter } from '../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { readRows } from '../../tests/support/rows.ts'
import { minute } from '../runtime/clock.ts'

const email = 'ÉLODIE@Example.org'

describe.each(engines)('what a visitor does again, on %s', (engine) => {
  let app: AppWithMail
  let cookie: string
  beforeAll(async () => {
    app = await anAppWithMail({ engine })
    cookie = await enter(app)
    return app.remove
  })
  beforeEach(async () => {
    await app.database.db.deleteFrom('people').execute()
    app.mailServer.mails.length = 0
  })

  const list = async (search: string) => {
    const query = new URLSearchParams({ search })
    return ((await (await callAdmin(app, `${adminApi.leads}?${query}`, cookie)).json()) as LeadPage).rows
  }
  const mailsOf = () => app.mailServer.mails.filter(({ recipients }) => recipients[0] !== 'owner@example.com')

  test('each consent keeps the first moment at which it was confirmed, and a confirmation ends the quarantine', async () => {
    await postJson(app, { email })
    const link = findLink(mailsOf()[0], tokenRoutes.download.fr)
    await pressButton(link)
    const [first] = (await readRows(app.database)).consents
    app.clock.advance(16 * minute)
    await postJson(app, { email })
    const quarantined_at = new Date(app.clock.now()).toISOString()
    await app.database.db.updateTable('checklist_downloads').set({ quarantined_at }).execute()
    app.clock.advance(minute)
    await pressButton(link)
    const { leads, consents } = await readRows(app.database)
    expect(leads[0]?.quarantined_at).toBeNull()
    const moments = consents.map(({ confirmed_at }) => confirmed_at).toSorted()
    expect(moments).toEqual([first?.confirmed_at, new Date(app.clock.now()).toISOString()])
  })

  test('of several mails the newest counts: for the quarter of an hour between two, and for the owner', async () => {
    await postJson(app, { email })
    app.clock.advance(16 * minute)
    await postJson(app, { email })
    app.clock.advance(4 * minute)
    await postJson(app, { email })
    expect(mailsOf()).toHaveLength(2)
    app.clock.advance(16 * minute)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postJson(app, { email })
    app.mailServer.behave({ kind: 'accept' })
    expect((await list('lodie')).map(({ mail }) => mail.state)).toEqual(['gave-up'])
  })

  test('an address that was typed in capitals with accents is found in small letters without, a NUL left out', async () => {
    await postJson(app, { email })
    for (const search of ['elodie@example', 'ÉLODIE@EXAMPLE', 'élo\0die'])
      expect([search, (await list(search)).length]).toEqual([search, 1])
  })
})
