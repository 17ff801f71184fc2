import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../../contract/api/errors.ts'
import { limits } from '../../contract/forms/limits.ts'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { type AppWithMail, anAppWithMail } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { readRows } from '../../tests/support/rows.ts'
import { takeAway } from '../../tests/support/take-away.ts'

const { messages } = testContent

let app: AppWithMail
const kept = aKeptLog()

beforeAll(async () => {
  app = await anAppWithMail({ log: kept.log })
  return app.remove
})
beforeEach(async () => {
  await app.database.db.deleteFrom('checklist_downloads').execute()
  app.mailServer.mails.length = 0
})

const nothingHappened = async () => {
  await app.runQueue()
  expect(await readRows(app.database)).toEqual({ leads: [], consents: [], outbox: [] })
  expect(app.mailServer.mails).toEqual([])
}

const tooLong = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`

describe('a bad field is refused with its code and words, and nothing is stored or sent', () => {
  test.each(locales)('in %s', async (language) => {
    const sentences = messages[language].checklistForm.errors.email
    const cases: [unknown, keyof typeof sentences][] = [
      [undefined, 'missing'],
      ['', 'missing'],
      ['   ', 'missing'],
      [42, 'missing'],
      [['a@example.org'], 'missing'],
      [{ $ne: null }, 'missing'],
      [tooLong, 'tooLong'],
      ['no-at-sign', 'format'],
      ['two@at@example.org', 'format'],
      ['no-dot@example', 'format'],
      ['space in@example.org', 'format'],
    ]
    for (const [email, code] of cases) {
      const response = await postJson(app, { email, language })
      const problem = (await response.json()) as Problem
      expect([email, response.status, problem.code]).toEqual([email, 422, 'fields'])
      expect(problem.errors).toEqual([{ field: 'email', code, detail: sentences[code] }])
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
    await nothingHappened()
  })

  test.each([
    ['website', 'x'.repeat(limits.attribution + 1)],
    ['utm_source', 'x'.repeat(limits.attribution + 1)],
    ['utm_campaign', 7],
    ['submissionId', 'not-a-uuid'],
    ['language', 'it'],
  ])('%s', async (field, value) => {
    const response = await postJson(app, { email: 'a@example.org', [field]: value })
    expect(response.status).toBe(422)
    await nothingHappened()
  })
})

test.each(['{', '[]', 'null', '"text"', '1', `${'['.repeat(10_000)}${']'.repeat(10_000)}`])(
  'a body that is no form (%.20s) is refused',
  async (body) => {
    const { status } = await postJson(app, body)
    expect([400, 422]).toContain(status)
    await nothingHappened()
  },
)

test('a body over the limit is refused with 413, with JavaScript and without', async () => {
  const big = 'x'.repeat(limits.body + 1)
  expect((await postJson(app, { email: big })).status).toBe(413)
  expect((await postForm(app, '/checklist-dach', { email: big })).status).toBe(413)
  await nothingHappened()
})

test('a user agent of any length is cut, not refused', async () => {
  await postJson(app, { email: 'a@example.org' }, { 'user-agent': 'x'.repeat(2_000) })
  expect((await readRows(app.database)).leads[0]?.user_agent).toHaveLength(limits.userAgent)
})

describe('only our own forms are heard', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ]
  test.each(foreign)('%j is refused, with JavaScript and without', async (headers) => {
    const json = await postJson(app, { email: 'a@example.org', language: 'en' }, headers)
    expect([json.status, ((await json.json()) as Problem).detail]).toEqual([
      403,
      messages.en.requestErrors.wrongOrigin.text,
    ])
    const form = await postForm(app, '/de/frankreich-checkliste', { email: 'a@example.org' }, headers)
    expect(form.status).toBe(403)
    expect(await form.text()).toContain(messages.de.checklistForm.wrongOrigin.text)
    await nothingHappened()
  })

  test.each(['https://evil.example', 'null'])(
    'an older browser that only sends the origin %s is refused',
    async (origin) => {
      const response = await fetch(`${app.url}/api/checklist`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': '' },
        body: JSON.stringify({ email: 'a@example.org' }),
      })
      expect(response.status).toBe(403)
      await nothingHappened()
    },
  )

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/x-www-form-urlencoded'])(
    'JSON dressed as %s is 415',
    async (type) => {
      const response = await postJson(app, { email: 'a@example.org' }, { 'content-type': type })
      expect(response.status).toBe(415)
      await nothingHappened()
    },
  )

  test('the interface answers other methods with 405 and says which one it takes', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(`${app.url}/api/checklist`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })
})

// An encoded break is ordinary text before the @ (RFC 5322 `atext` has the percent sign): it must stay text.
const breaks = ['\r', '\n', '\r\n', '%0d%0a', '\u2028', '\u2029', '\u0000', '\u0085']

test.each(breaks.map((text) => [JSON.stringify(text), text] as const))(
  'a line break (%s) in any field adds no header and no recipient',
  async (_name, text) => {
    const injected = `a@example.org${text}Bcc: victim@example.net`
    const spellings = [injected, `a@example${text}.org`, ...(text.startsWith('%') ? [] : [`a${text}@example.org`])]
    for (const email of spellings) expect([email, (await postJson(app, { email })).status]).toEqual([email, 422])
    await nothingHappened()
    await postJson(
      app,
      { email: 'clean@example.org', utm_source: `x${text}Bcc: victim@example.net`, utm_campaign: `y${text}z` },
      { 'user-agent': 'agent' },
    )
    await app.runQueue()
    expect(app.mailServer.mails.map(({ recipients }) => recipients).sort()).toEqual([
      ['clean@example.org'],
      ['owner@example.com'],
    ])
    for (const mail of app.mailServer.mails) {
      expect(mail.headers.map(({ key }) => key).sort()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ])
      expect(mail.bcc ?? []).toEqual([])
    }
  },
)

test.each([
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'a@example.org b@example.org',
  '"a b"@example.org',
  '<a@example.org>b@example.org',
  'Anna <a@example.org>',
  'a(comment)@example.org',
  'a@example.org(comment)',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'a@example..org',
  `${'a'.repeat(65)}@example.org`,
])('%s never becomes two recipients', async (email) => {
  expect((await postJson(app, { email })).status).toBe(422)
  await nothingHappened()
})

test.each([
  ['kontakt@müller.example', 'kontakt@müller.example'],
  ['KONTAKT@MÜLLER.example', 'KONTAKT@müller.example'],
  ["o'brien+tag@example.org", "o'brien+tag@example.org"],
  ['  padded@example.org ', 'padded@example.org'],
])('%s is one address and gets its mail', async (email, recipient) => {
  expect((await postJson(app, { email })).status).toBe(200)
  expect(app.mailServer.to(recipient)).toHaveLength(1)
})

test('no address, name, network address, token or campaign ever stands in the log, errors included', async () => {
  kept.clear()
  const canary = 'canary-7f3a'
  const client = { 'user-agent': `${canary}-agent`, 'x-forwarded-for': '203.0.113.77' }
  await postJson(app, { email: `${canary}@example.org`, utm_source: canary }, client)
  await postJson(app, { email: canary }, client)
  await postJson(app, `{"email":"${canary}`, client)
  await postForm(app, `/checklist-dach?utm_source=${canary}`, { email: `${canary}@example` }, client)
  const links = app.mailServer.to(`${canary}@example.org`)[0]?.text?.match(/http\S+/g) ?? []
  expect(links.length).toBeGreaterThan(1)
  for (const link of links.filter((address) => address.startsWith(app.url))) {
    await fetch(link)
    await postForm({ url: new URL(link).origin }, new URL(link).pathname, {}, { 'sec-fetch-site': 'cross-site' })
  }
  app.mailServer.behave({ kind: 'refuse', status: 550 })
  await postJson(app, { email: `${canary}-refused@example.org` }, client)
  app.mailServer.behave({ kind: 'accept' })
  // A forced fault: the table is away, so that the database's own message quotes the values.
  const putBack = await takeAway(app.database, 'consents')
  expect((await postJson(app, { email: `${canary}-fault@example.org` }, client)).status).toBe(503)
  const page = await postForm(app, pathOf('checklist', 'fr'), { email: `${canary}-fault@example.org` }, client)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain(`value="${canary}-fault@example.org"`)
  await putBack()
  expect((await postJson(app, { email: `${canary}-after@example.org` }, client)).status).toBe(200)

  expect(kept.text()).toContain('form not stored')
  expect(kept.text()).not.toContain(canary)
  expect(kept.text()).not.toContain('203.0.113.77')
  expect(kept.text()).not.toContain('127.0.0.1')
  for (const link of links) expect(kept.text()).not.toContain(link.slice(link.lastIndexOf('/') + 1))
})
