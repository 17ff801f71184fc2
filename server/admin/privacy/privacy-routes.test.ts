import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminApi, adminPages } from '../../../contract/api/admin.ts'
import { administrator, anAdministrator, callAdmin, cookiesOf, signIn } from '../../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../../tests/support/app.ts'
import { anEnquiry, postContact, readEnquiries } from '../../../tests/support/contact-form.ts'
import { testContent } from '../../../tests/support/content.ts'
import { engines } from '../../../tests/support/engines.ts'
import { addEnquiries } from '../../../tests/support/enquiries.ts'
import { postJson } from '../../../tests/support/form.ts'
import { addLeads } from '../../../tests/support/leads.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { searchTables } from '../../../tests/support/search-tables.ts'
import type { PersonExport } from '../../privacy/person-export.ts'
import { day } from '../../runtime/clock.ts'

const { privacy } = testContent.admin
const eva = 'eva@example.org'
const root = join(import.meta.dirname, '../../..')

describe.each(engines)('the owner asks what is kept, on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeEach(async () => {
    app = await anApp({ engine })
    await anAdministrator(app)
    cookie = cookiesOf(await signIn(app, administrator))
    await postJson(app, { email: eva, language: 'de' })
  })
  afterEach(() => app.remove())

  const idOf = async (email: string) =>
    (await readRows(app.database)).leads.find((lead) => lead.email === email)?.id ?? ''
  const ask = (path: string, method = 'GET') => callAdmin(app, path, cookie, method)

  test('a person’s file is a page to print: every consent whole, with both moments', async () => {
    const answer = await ask(`${adminPages.people}/${await idOf(eva)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain(eva)
    expect(page).toContain(`<dd lang="de">${testContent.consentSentences.de[0].slice(0, 20)}`)
    const [consent] = (await readRows(app.database)).consents
    for (const part of [consent?.sentence_version, consent?.page, privacy.person.consent.notConfirmed])
      expect(page).toContain(part)
    expect(page).not.toContain('<script')
    const data = (await (await ask(`${adminApi.people}/${await idOf(eva)}/export`)).json()) as PersonExport
    expect(data.checklist).toMatchObject([{ email: eva, locale: 'de' }])
    expect(data.consents).toMatchObject([{ sentence: consent?.sentence, given_at: consent?.given_at }])
  })

  test('somebody who only wrote has a file, too, and what they typed is text', async () => {
    const [enquiry] = await addEnquiries(app.database, [{ email: '"<img/src=x>"@example.org' }])
    const page = await (await ask(`${adminPages.people}/${enquiry?.id}`)).text()
    expect(page).toContain('&lt;img/src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain(privacy.person.noConsents)
  })

  test('somebody who only wrote is exported and erased as a person: every message and every mail', async () => {
    const wrote = 'wrote@example.org'
    for (const message of ['Premier message, assez long.', 'Second message, assez long.'])
      await postContact(app, anEnquiry({ email: wrote, message }))
    const [first] = await readEnquiries(app)
    const data = (await (await ask(`${adminApi.people}/${first?.id}/export`)).json()) as PersonExport
    expect(data.enquiries).toHaveLength(2)
    expect(data.mails.length).toBeGreaterThanOrEqual(2)
    const erased = await ask(`${adminPages.people}/${first?.id}/effacer`, 'POST')
    expect(erased).toMatchObject({ status: 303 })
    const after = await ask(erased.headers.get('location') ?? '')
    expect(await after.text()).toContain(privacy.person.erased.title)
    expect(await searchTables(app.database, wrote)).toEqual([])
    expect((await ask(`${adminPages.people}/${first?.id}`)).status).toBe(404)
    expect(await idOf(eva)).not.toBe('')
  })

  test('who is deleted next is shown, and a pause after a jump of the clock can be ended', async () => {
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    const look = async () => (await ask(adminPages.retention)).text()
    expect(await look()).toContain('soon@example.org')
    expect(await look()).not.toContain(privacy.retention.paused)
    await app.tidy()
    app.clock.set(40 * day)
    await app.tidy()
    expect(await look()).toContain(privacy.retention.paused)
    expect((await readRows(app.database)).leads).toHaveLength(2)
    expect((await ask(adminPages.retention, 'POST')).status).toBe(303)
    expect(await look()).not.toContain(privacy.retention.paused)
    await app.tidy()
    expect((await readRows(app.database)).leads).toEqual([])
  })

  test('the same is shown at the command line, and deletes nobody', async () => {
    await addLeads(app.database, [{ email: 'gone@example.org', last_contact_at: '2020-01-01T00:00:00.000Z' }])
    const env = { PATH: process.env.PATH, DATA_DIR: app.dataDir, SECRET: 's'.repeat(32) }
    const settings = app.databaseUrl ? { ...env, DATABASE_URL: app.databaseUrl } : env
    const script = [join(root, 'scripts/retention.ts'), '--dry-run']
    const shown = execFileSync(process.execPath, script, { encoding: 'utf8', env: settings })
    expect(shown).toContain('Deleted by tomorrow:')
    expect(shown).toContain('gone@example.org')
    expect((await readRows(app.database)).leads).toHaveLength(2)
  })
})
