import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi, adminScreens } from '../../../contract/api/admin.ts'
import type { JournalPage } from '../../../contract/api/audit.ts'
import { statusOf } from '../../../contract/api/errors.ts'
import { securityApi, signInApi } from '../../../contract/api/sign-in.ts'
import {
  administrator,
  anAdministrator,
  callAdmin,
  cookiesOf,
  readJournal,
  signIn,
} from '../../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../../tests/support/app.ts'
import { engines } from '../../../tests/support/engines.ts'
import { postJson } from '../../../tests/support/form.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { takeAway } from '../../../tests/support/take-away.ts'
import { createAudit } from '../../auth/audit.ts'
import { createAuth } from '../../auth/auth.ts'
import { createSignInLimits } from '../../auth/sign-in-limits.ts'
import { createCounters } from '../../db/counters.ts'
import { toRequestError } from '../../http/request-error.ts'
import { day, minute } from '../../runtime/clock.ts'
import { audited, guardAdmin } from '../admin-guard.ts'

describe.each(engines)('the journal on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await anApp({ engine })
    await anAdministrator(app)
    return app.remove
  })

  test('notes every change and export of personal data, in one row each, but not every look at a list', async () => {
    await postJson(app, { email: 'somebody@example.org' })
    const cookie = cookiesOf(await signIn(app))
    const { leads, outbox } = await readRows(app.database)
    const { id = '', person_id: personId = '' } = leads[0] ?? {}
    const mailId = outbox.find(({ kind }) => kind === 'checklist')?.id
    for (const path of [adminApi.totals, adminApi.statistics, securityApi.state]) await callAdmin(app, path, cookie)
    const looks = [adminApi.leads, `${adminApi.leads}?search=somebody`, adminApi.enquiries, adminScreens.privacy]
    for (const path of [...looks, `${adminScreens.people}/${personId}`]) {
      expect((await callAdmin(app, path, cookie)).status).toBe(200)
    }
    await callAdmin(app, adminApi.leadsCsv, cookie)
    for (const path of [
      `${adminApi.mails}/${mailId}/retry`,
      `${adminApi.leads}/${id}/release`,
      `${adminApi.people}/${personId}/erase`,
    ])
      await callAdmin(app, path, cookie, 'POST')
    await callAdmin(app, signInApi.signOut, cookie, 'POST')
    expect(await readJournal(app)).toEqual([
      'signed-out',
      'person-erased',
      'lead-released',
      'mail-resent',
      'leads-exported',
      'signed-in',
      'password-set-by-settings',
    ])
    const rows = await app.database.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('example.org')
    const erased = rows.find(({ action }) => action === 'person-erased')
    const { id: owner } = await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    expect(erased).toMatchObject({ actor: owner, subject_id: personId })
    expect(erased?.request_id).toMatch(/^[\da-f-]{36}$/)
  })

  test('notes an export before it leaves: what cannot be noted is not handed out', async () => {
    const cookie = cookiesOf(await signIn(app))
    const putBack = await takeAway(app.database, 'audit_events')
    const refused = await callAdmin(app, adminApi.leadsCsv, cookie)
    expect(refused.status).toBe(500)
    expect(await refused.text()).not.toContain('"Email"')
    expect((await callAdmin(app, adminApi.totals, cookie)).status).toBe(200)
    await putBack()
  })

  test('notes nothing of who is not let in, nor of what was not there', async () => {
    const cookie = cookiesOf(await signIn(app))
    const before = await readJournal(app)
    expect((await callAdmin(app, adminApi.leadsCsv, '')).status).toBe(401)
    const missing = `${adminApi.people}/${crypto.randomUUID()}/erase`
    expect((await callAdmin(app, missing, cookie, 'POST')).status).toBe(404)
    expect(await readJournal(app)).toEqual(before)
  })

  test('notes refused passwords once in a quarter of an hour, whatever the address: a flood does not fill it', async () => {
    const before = await readJournal(app)
    for (let index = 0; index < 5; index += 1) {
      await signIn(app, { email: index % 2 ? administrator.email : 'x@example.org', password: `guess ${index}` })
    }
    expect(await readJournal(app)).toEqual(['sign-in-failed', ...before])
    app.clock.advance(15 * minute + 1)
    await signIn(app, { ...administrator, password: 'a late guess' })
    expect(await readJournal(app)).toEqual(['sign-in-failed', 'sign-in-failed', ...before])
  })

  test('is read page by page, newest first', async () => {
    const audit = createAudit(app.database, createCounters(app.clock), app.clock)
    const cookie = cookiesOf(await signIn(app))
    for (let index = 0; index < 120; index += 1) {
      if (index % 3 === 0) app.clock.advance(1)
      await audit.record({ actor: 'visitor', action: 'sign-in-failed', subjectId: `n-${index}`, requestId: null })
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
      const page = (await (await callAdmin(app, securityApi.journal + query, cookie)).json()) as JournalPage
      expect(page.entries.length).toBeLessThanOrEqual(50)
      seen.push(...page.entries.flatMap(({ subjectId }) => subjectId ?? []))
      cursor = page.next
    }
    expect(new Set(seen).size).toBe(120)
    expect(seen.slice(0, 3).toSorted()).toEqual(['n-117', 'n-118', 'n-119'])
    expect((await callAdmin(app, `${securityApi.journal}?cursor=nonsense`, cookie)).status).toBe(200)
  })

  test('keeps a line for a year', async () => {
    const audit = createAudit(app.database, createCounters(app.clock), app.clock)
    await audit.record({ actor: 'visitor', action: 'link-requested', requestId: null })
    app.clock.advance(365 * day)
    await app.tidy()
    expect(await readJournal(app)).toContain('link-requested')
    app.clock.advance(1)
    await app.tidy()
    expect(await readJournal(app)).not.toContain('link-requested')
  })

  test('a route that changes something and names no entry of the journal stops the start', async () => {
    const config = { siteUrl: app.url, isProduction: false, adminEmail: administrator.email }
    const secret = 'x'.repeat(32)
    const limits = createSignInLimits(app.database, createCounters(app.clock))
    const auth = createAuth({
      ...{ database: app.database, config, secret, limits },
      getBrand: () => 'Brand',
      mailLink: async () => {},
    })
    const server = Fastify()
    guardAdmin(server, { auth, audit: createAudit(app.database, createCounters(app.clock), app.clock) })
    expect(() => server.post('/api/admin/anything', () => 'done')).toThrow(/does not say what the journal says/)
    server.get('/api/admin/read', () => 'seen')
    server.post('/api/admin/declared', audited('pause-ended'), () => 'done')
    server.setErrorHandler((thrown, _request, reply) => reply.code(statusOf[toRequestError(thrown).code]).send())
    // Whoever registers it, wherever: nobody gets past without a session.
    for (const [method, url] of [
      ['GET', '/api/admin/read'],
      ['HEAD', '/api/admin/read'],
      ['POST', '/api/admin/declared'],
    ] as const) {
      expect((await server.inject({ method, url })).statusCode).toBe(401)
    }
    await server.close()
  })
})
