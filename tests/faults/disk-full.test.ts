import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { postContact } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { expectIntact } from '../support/fault.ts'
import { postForm, postJson } from '../support/form.ts'
import { askReady, readyToken } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'

const { messages } = testContent

let app: TestApp
beforeEach(async () => {
  app = await anApp({ config: { readyToken } })
})
afterEach(() => app.remove())

/** SQLite's own limit gives the very error of a full disk, after the `free` pages that are left. */
const fill = async (free = 0) => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.database.db)
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + free}`).execute(app.database.db)
}
const empty = () => sql.raw('pragma max_page_count = 1000000').execute(app.database.db)

const message = 'Ein langer Satz über Brezeln, der nicht verloren gehen darf. '.repeat(40).slice(0, 2_000)
const toContact = (language: string, index: number) =>
  postContact(app, { name: 'Anna', email: `f${index}@example.org`, subject: 'other', message, language })

test('a full disk is said in words, keeps what was typed, promises nothing, and is over when there is room again', async () => {
  await fill(40)
  const answers: number[] = []
  const stored = new Set<string>()
  // The first few find room; the disk is full once one is refused.
  for (let index = 0; answers.filter((status) => status === 503).length < times(5, 50); index += 1) {
    const { status } = await toContact('de', index)
    answers.push(status)
    if (status === 200 || status === 202) stored.add(`f${index}@example.org`)
    expect(index).toBeLessThan(2_000)
  }
  expect(new Set(answers)).toEqual(new Set([200, 503]))
  const rows = await app.database.db.selectFrom('enquiries').select('email').execute()
  expect(new Set(rows.map(({ email }) => email))).toEqual(stored)

  for (const locale of locales) {
    const typed = { name: 'Zoé Müller', email: 'zoe@example.org', subject: 'other', message }
    const page = await postForm(app, pathOf('contact', locale), typed)
    expect(page.status).toBe(503)
    const html = await page.text()
    for (const value of ['Zoé Müller', 'zoe@example.org', message.slice(0, 60)]) expect(html).toContain(value)
    const { sent, general } = messages[locale].contactForm.notices
    const title = /<title>(.*?) – /.exec(html)?.[1]
    expect([title, title === sent.title]).toEqual([general.title, false])
    const problem = await (await toContact(locale, 9_999)).json()
    expect(problem).toMatchObject({ status: 503, code: 'tryLater' })
  }
  // What goes on by itself meets the full disk too, and ends nothing; pages need no disk.
  await app.runQueue()
  await app.tidy()
  await app.monitor()
  expect((await fetch(app.url)).status).toBe(200)
  const ready = await askReady(app)
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { status: 'not ready', problems: ['notWritable'], reason: 'database or disk is full' },
  ])
  const stranger = await fetch(`${app.url}/ready`)
  expect([stranger.status, await stranger.text()]).toEqual([503, 'not ready: notWritable'])

  await empty()
  await expect.poll(async () => (await askReady(app)).status).toBe(200)
  expect((await toContact('fr', 10_000)).status).toBe(200)
  expect((await postJson(app, { email: 'after@example.org' })).status).toBe(200)
  expect((await readRows(app.database)).leads.map(({ email }) => email)).toEqual(['after@example.org'])
  await expectIntact(app.database)
})

test('neighbours in one commit on a full disk are each told the truth', async () => {
  await fill()
  const sent = await Promise.all(
    Array.from({ length: times(40, 400) }, async (_, index) => {
      const { status } = await toContact('en', index)
      return { email: `f${index}@example.org`, status }
    }),
  )
  const rows = await app.database.db.selectFrom('enquiries').select('email').execute()
  const stored = new Set(rows.map(({ email }) => email))
  expect(sent.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  for (const { email, status } of sent) expect([email, stored.has(email)]).toEqual([email, status !== 503])
})
