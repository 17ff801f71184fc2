import { describe, expect, test } from 'vitest'
import type { Problem } from '../../contract/api/errors.ts'
import { contactFields, contactForm } from '../../contract/forms/contact.ts'
import { limits } from '../../contract/forms/typed-text.ts'
import type { Locale } from '../../contract/locales.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'

const { messages } = testContent
const owner = 'owner@example.com'

const forms = [
  {
    page: 'checklist' as const,
    api: api.checklist,
    fill: () => ({ email: anEnquiry().email }),
    /** What is put where a person writes freely. */
    write: (_text: string) => ({}),
    toTooLong: (locale: Locale) => messages[locale].checklistForm.errors.email.tooLong,
    toForeignTitle: (locale: Locale) => messages[locale].checklistForm.wrongOrigin.title,
    replyTo: [],
  },
  {
    page: 'contact' as const,
    api: api.contact,
    fill: () => ({ ...anEnquiry() }),
    write: (text: string) => ({ name: text, message: `A message. ${text}` }),
    toTooLong: (locale: Locale) => messages[locale].contactForm.message.errors.tooLong,
    toForeignTitle: (locale: Locale) => messages[locale].contactForm.notices.wrongOrigin.title,
    replyTo: ['reply-to'],
  },
]

/** Header fields of every mail, whatever a visitor typed. */
const mailHeaders = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
  'x-auto-response-suppress',
]

// An encoded break is ordinary text before the @ (RFC 5322 `atext` has the percent sign): it must stay text.
const breaks = ['\r', '\n', '\r\n', '%0d%0a', '\u2028', '\u2029', '\u0000', '\u0085']

type Refused = [what: string, send: () => Promise<Response>, statuses: number[]]

describe.each(engines)('what must not get through a form, on %s', (engine) => {
  const app = startEmptied(() => anAppWithMail({ engine }))

  const nothingHappened = async () => {
    await app.runQueue()
    expect(await readRows(app.database)).toEqual({ leads: [], consents: [], outbox: [] })
    expect(await readEnquiries(app)).toEqual([])
    expect(app.mailServer.mails).toEqual([])
  }

  describe.each(forms)('the $page form', (form) => {
    const post = (changes: object | string = {}, headers?: Record<string, string>) =>
      postJson(app, typeof changes === 'string' ? changes : { ...form.fill(), ...changes }, headers, form.api)
    const postPage = (locale: Locale, changes: Record<string, string> = {}, headers?: Record<string, string>) =>
      postForm(app, pathOf(form.page, locale), { ...form.fill(), ...changes }, headers)

    test.each(breaks.map((text) => [JSON.stringify(text), text] as const))(
      'adds no header and no recipient for a line break (%s) in any field',
      async (_name, text) => {
        const injected = `Anna${text}Bcc: victim@example.net${text}${text}Body`
        const hostile = {
          ...form.write(injected),
          utm_source: injected,
          utm_medium: text,
          utm_campaign: injected,
          via: `/,${text},utm_source=${injected}`,
        }
        const [one, other] = [form.fill().email, form.fill().email]
        expect((await post({ ...hostile, email: one })).status).toBe(200)
        expect((await postPage('fr', { ...hostile, email: other })).status).toBe(303)
        await app.runQueue()
        const { mails } = app.mailServer
        expect(mails.map(({ recipients }) => recipients).sort()).toEqual([[one], [other], [owner], [owner]].sort())
        for (const mail of mails) {
          expect(mail.headers.map(({ key }) => key).sort()).toEqual([...mailHeaders, ...form.replyTo].sort())
          expect([mail.bcc ?? [], mail.cc ?? [], mail.replyTo?.length ?? 0]).toEqual([[], [], form.replyTo.length])
        }
      },
    )

    // What follows is refused before the database is asked.
    if (engine !== engines[0]) return

    // What else is wrong is tried beside the schema, which both forms share.
    test.each([
      ['format', 'a@example.org\r\nBcc: victim@example.net'],
      ['missing', undefined],
    ])('refuses a bad field with its code (%s)', async (code, email) => {
      const answer = await post({ email })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        422,
        expect.stringContaining('problem+json'),
      ])
      expect(await answer.json()).toMatchObject({ code: 'fields', errors: [{ field: 'email', code }] })
      await nothingHappened()
    })

    const bodies = ['{', '[]', 'null', '"text"', '1', `${'['.repeat(10_000)}${']'.repeat(10_000)}`]
    const types = [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/x-www-form-urlencoded',
    ]

    test.each<Refused>([
      ['a trap that holds a number', () => post({ website: 7 }), [422]],
      ['a mark that is too long', () => post({ utm_source: 'x'.repeat(limits.attribution + 1) }), [422]],
      ['a mark that is no text', () => post({ utm_medium: {} }), [422]],
      ['an id that is none', () => post({ submissionId: 'not-a-uuid' }), [422]],
      ['a language that it has not', () => post({ language: 'it' }), [422]],
      ...bodies.map((body): Refused => [`${body.slice(0, 20)} for a form`, () => post(body), [400, 422]]),
      ...types.map((type): Refused => [`JSON dressed as ${type}`, () => post({}, { 'content-type': type }), [415]]),
    ])('refuses %s', async (_what, send, statuses) => {
      expect((await send()).status).toBeOneOf(statuses)
      await nothingHappened()
    })

    test('takes JSON with a character set', async () => {
      expect((await post({}, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
    })

    test('refuses a body over the limit, with JavaScript and without', async () => {
      const big = 'x'.repeat(limits.body + 1)
      expect((await post({ email: big })).status).toBe(413)
      const page = await postPage('de', { email: big })
      expect([page.status, (await page.text()).includes(form.toTooLong('de'))]).toEqual([413, true])
      await nothingHappened()
    })

    test.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      // An older browser sends the origin alone.
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ])('refuses %j, and shows nothing of what the other site filled in', async (headers) => {
      const json = await post({ language: 'en' }, headers)
      const { code } = (await json.json()) as Problem
      expect([json.status, code]).toEqual([403, 'wrongOrigin'])
      const planted = await postPage('de', { email: 'planted@example.org' }, headers)
      const page = await planted.text()
      expect(planted.status).toBe(403)
      expect(page).toContain(`<title>${form.toForeignTitle('de')}`)
      expect(page).not.toContain('planted')
      await nothingHappened()
    })
  })

  test('several bad fields are all named, in the order of the form', async () => {
    const { errors } = (await (await postJson(app, {}, {}, api.contact)).json()) as Problem
    expect(errors?.map(({ field }) => field)).toEqual(contactFields.filter((field) => contactForm[field].isRequired))
  })
})
