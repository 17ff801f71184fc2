import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { anApp } from '../support/app.ts'
import { postContact } from '../support/contact-form.ts'
import { testContent } from '../support/content.ts'
import { expectIntact } from '../support/fault.ts'
import { postForm, postJson } from '../support/form.ts'
import { askReady, readyToken } from '../support/process.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'
import { startEach } from '../support/start.ts'

const app = startEach(() => anApp({ config: { readyToken } }))

/** SQLite's own limit gives the very error of a full disk, after the `free` pages that are left. */
const fill = async (free = 0) => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.database.db)
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + free}`).execute(app.database.db)
}

const message = 'Ein langer Satz über Brezeln, der nicht verloren gehen darf. '.repeat(40).slice(0, 2_000)
const toContact = (index: number) =>
  postContact(app, { name: 'Anna', email: `f${index}@example.org`, subject: 'other', message, language: 'de' })
const listStored = async () => {
  const rows = await app.database.db.selectFrom('enquiries').select('email').execute()
  return rows.map(({ email }) => email).sort()
}

test('a full disk is said in words, keeps what was typed, promises nothing, and is over when there is room again', async () => {
  await fill(40)
  const answers: number[] = []
  // The first few find room; the disk is full once one is refused.
  while (answers.filter((status) => status === 503).length < times(5, 50)) {
    expect(answers.length).toBeLessThan(2_000)
    answers.push((await toContact(answers.length)).status)
  }
  expect(new Set(answers)).toEqual(new Set([200, 503]))
  const promised = answers.flatMap((status, index) => (status === 200 ? [`f${index}@example.org`] : []))
  expect(await listStored()).toEqual(promised.sort())

  const typed = { name: 'Zoé Müller', email: 'zoe@example.org', subject: 'other', message }
  const page = await postForm(app, pathOf('contact', 'de'), typed)
  const html = await page.text()
  const { title } = testContent.messages.de.contactForm.notices.general
  expect([page.status, /<title>(.*?) – /.exec(html)?.[1]]).toEqual([503, title])
  for (const value of ['Zoé Müller', 'zoe@example.org', message.slice(0, 60)]) expect(html).toContain(value)
  expect(await (await toContact(9_999)).json()).toMatchObject({ status: 503, code: 'tryLater' })
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

  await sql.raw('pragma max_page_count = 1000000').execute(app.database.db)
  await expect.poll(async () => (await askReady(app)).status).toBe(200)
  expect((await toContact(10_000)).status).toBe(200)
  expect((await postJson(app, { email: 'after@example.org' })).status).toBe(200)
  expect((await readRows(app.database)).leads.map(({ email }) => email)).toEqual(['after@example.org'])
  await expectIntact(app.database)
})

test('neighbours in one commit on a full disk are each answered the truth', async () => {
  await fill()
  const sent = await Promise.all(
    Array.from({ length: times(40, 400) }, async (_, index) => {
      const { status } = await toContact(index)
      return { email: `f${index}@example.org`, status }
    }),
  )
  expect(sent.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  const promised = sent.filter(({ status }) => status !== 503).map(({ email }) => email)
  expect(await listStored()).toEqual(promised.sort())
})
