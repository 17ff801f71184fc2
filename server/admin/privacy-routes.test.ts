import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { words } from '../../content/words/index.ts'
import { keepingWords } from '../../content/words/keeping.ts'
import { adminApi, roomPages } from '../../contract/api/admin.ts'
import { administrator, anAdministrator, callRoom, cookiesOf, signIn } from '../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { postJson } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { readRows } from '../../tests/support/rows.ts'
import { day } from '../clock.ts'
import type { PersonExport } from '../privacy/person-export.ts'

const eva = 'eva@example.org'
const root = join(import.meta.dirname, '../..')

describe.each(engines)('the owner asks what is kept, on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeEach(async () => {
    app = await anApp({ engine })
    await anAdministrator(app)
    cookie = cookiesOf(await signIn(app, administrator))
    await postJson(app, { email: eva, language: 'de' })
    await app.commitConsents()
  })
  afterEach(() => app.remove())

  const idOf = async (email: string) =>
    (await readRows(app.database)).leads.find((lead) => lead.email === email)?.id ?? ''
  const ask = (path: string, method = 'GET') => callRoom(app, path, cookie, method)

  test('a person’s file is a page to print: the sentence as it was shown, both moments, its place in the chain', async () => {
    const answer = await ask(`${roomPages.people}/${await idOf(eva)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain(eva)
    expect(page).toContain(`<dd lang="de">${words.de.checklistForm.consent.slice(0, 20)}`)
    const [link] = await app.database.db.selectFrom('consent_commitments').selectAll().execute()
    expect(page).toContain(link?.commitment)
    expect(page).not.toContain('<script')
  })

  test('the proofs as a file can be checked without the database, and a changed word is found', async () => {
    const id = await idOf(eva)
    const proof = await (await ask(`${adminApi.people}/${id}/consents`)).text()
    const file = join(app.dataDir, 'preuves.json')
    const check = () =>
      spawnSync(process.execPath, [join(root, 'scripts/consent-check.ts'), file], { encoding: 'utf8' })
    writeFileSync(file, proof)
    expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('1 consent(s) proven') })
    writeFileSync(file, proof.replace('Mit dem Klick', 'Ohne Klick').replace('"de"', '"fr"'))
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not what link 1 was made from') })
    const data = (await (await ask(`${adminApi.people}/${id}/export`)).json()) as PersonExport
    expect(data.checklist).toMatchObject([{ email: eva, locale: 'de' }])
  })

  test('somebody who only wrote has a file, too, and what they typed is text', async () => {
    const [enquiry] = await addEnquiries(app.database, [{ email: '"<img/src=x>"@example.org' }])
    const page = await (await ask(`${roomPages.people}/${enquiry?.id}`)).text()
    expect(page).toContain('&lt;img/src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain(keepingWords.person.noConsents)
  })

  test('who is deleted next is shown, and a pause after a jump of the clock can be ended', async () => {
    await addLeads(app.database, [{ email: 'soon@example.org', last_contact_at: '2026-02-02T08:00:00.000Z' }])
    const look = async () => (await ask(roomPages.retention)).text()
    expect(await look()).toContain('soon@example.org')
    expect(await look()).not.toContain(keepingWords.retention.paused)
    await app.tidy()
    app.clock.set(40 * day)
    await app.tidy()
    expect(await look()).toContain(keepingWords.retention.paused)
    expect((await readRows(app.database)).leads).toHaveLength(2)
    expect((await ask(roomPages.retention, 'POST')).status).toBe(303)
    expect(await look()).not.toContain(keepingWords.retention.paused)
    await app.tidy()
    expect((await readRows(app.database)).leads).toEqual([])
  })

  test('nobody else sees any of it', async () => {
    const id = await idOf(eva)
    const paths = [
      `${adminApi.people}/${id}/export`,
      `${adminApi.people}/${id}/consents`,
      `${roomPages.people}/${id}`,
      roomPages.retention,
    ]
    for (const path of paths) {
      const { status } = await callRoom(app, path, '')
      expect([path, status]).toEqual([path, path.startsWith('/api/') ? 401 : 303])
    }
    await anAdministrator(app, 'other@example.com')
    const other = cookiesOf(await signIn(app, { ...administrator, email: 'other@example.com' }))
    for (const path of paths) expect((await callRoom(app, path, other)).status).toBe(403)
    expect((await callRoom(app, roomPages.retention, other, 'POST')).status).toBe(403)
    expect((await ask(`${roomPages.people}/${crypto.randomUUID()}`)).status).toBe(404)
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
