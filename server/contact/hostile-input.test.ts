import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FieldErrorCode, Problem } from '../../contract/api/errors.ts'
import { type ContactField, contactFields, isRequired } from '../../contract/forms/contact.ts'
import { limits } from '../../contract/forms/limits.ts'
import { locales } from '../../contract/locales.ts'
import { api } from '../../contract/routes.ts'
import { type AppWithMail, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { readRows } from '../../tests/support/rows.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { minute } from '../runtime/clock.ts'

const { messages } = testContent

/*
 * Every field meets every kind of bad value: one list, longer than a file should be, so that a gap shows.
 */

const owner = 'owner@example.com'
const tooLong = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`

/** What is wrong with which value; `undefined` is a field that was not sent. */
const wrongValues: [ContactField, unknown, FieldErrorCode][] = [
  ['name', undefined, 'missing'],
  ['name', ' \r\n\u0000 ', 'missing'],
  ['name', 42, 'missing'],
  ['name', 'x'.repeat(limits.name + 1), 'tooLong'],
  ['email', undefined, 'missing'],
  ['email', ['a@example.org'], 'missing'],
  ['email', 'anna@entreprise', 'format'],
  ['email', 'a@example.org,b@example.org', 'format'],
  ['email', '"a b"@example.org', 'format'],
  ['email', '<a@example.org>b@example.org', 'format'],
  ['email', 'a(comment)@example.org', 'format'],
  ['email', 'a@example.org\r\nBcc: victim@example.net', 'format'],
  ['email', 'a@example.org\u0000', 'format'],
  ['email', tooLong, 'tooLong'],
  ['subject', undefined, 'missing'],
  ['subject', '', 'missing'],
  ['subject', 'Autre', 'format'],
  ['subject', '__proto__', 'format'],
  ['subject', { $ne: null }, 'missing'],
  ['message', undefined, 'missing'],
  ['message', '\r\n \r\n', 'missing'],
  ['message', 'too short', 'tooShort'],
  ['message', 'x'.repeat(limits.messageMax + 1), 'tooLong'],
  ['message', null, 'missing'],
]

describe.each(engines)('what must not get through the contact form, on %s', (engine) => {
  let app: AppWithMail
  const kept = aKeptLog()

  beforeAll(async () => {
    app = await anAppWithMail({ engine, log: kept.log })
    return app.remove
  })
  beforeEach(async () => {
    await app.database.db.deleteFrom('enquiries').execute()
    app.mailServer.mails.length = 0
  })

  const nothingHappened = async () => {
    await app.runQueue()
    expect(await readEnquiries(app)).toEqual([])
    expect((await readRows(app.database)).outbox).toEqual([])
    expect(app.mailServer.mails).toEqual([])
  }

  test.each(locales)('a bad field is refused with its code and its sentence: %s', async (language) => {
    const sentences = messages[language].contactForm
    for (const [field, value, code] of wrongValues) {
      const answer = await postContact(app, { ...anEnquiry(), language, [field]: value })
      const { code: kind, errors } = (await answer.json()) as Problem
      expect([field, value, answer.status, kind, errors]).toEqual([
        field,
        value,
        422,
        'fields',
        [{ field, code, detail: sentences[field].errors[code] }],
      ])
      expect(answer.headers.get('content-language')).toBe(language)
    }
    await nothingHappened()
  })

  test('several bad fields are all named, in the order of the form', async () => {
    const { errors } = (await (await postContact(app, {})).json()) as Problem
    expect(errors?.map(({ field }) => field)).toEqual(contactFields.filter(isRequired))
  })

  test.each([
    ['website', 'x'.repeat(limits.attribution + 1)],
    ['website', 7],
    ['utm_source', 'x'.repeat(limits.attribution + 1)],
    ['utm_medium', {}],
    ['submissionId', 'not-a-uuid'],
    ['language', 'it'],
  ])('a value that no page of ours sends is refused (%s)', async (field, value) => {
    expect((await postContact(app, { ...anEnquiry(), [field]: value })).status).toBe(422)
    await nothingHappened()
  })

  test('the longest of everything is taken, stored whole and sent whole, with JavaScript and without', async () => {
    // Three bytes a sign in UTF-8, nine in a plain form: the widest script there is.
    const longest = (fill: string) => ({
      ...anEnquiry(),
      name: fill.repeat(limits.name),
      message: `${fill.repeat(70)}\n`.repeat(71).slice(0, limits.messageMax - 1) + fill,
    })
    const [one, other] = [longest('東'), longest('京')]
    expect((await postContact(app, one)).status).toBe(200)
    expect(
      (await postContactPage(app, 'fr', { ...other, message: other.message.replaceAll('\n', '\r\n') })).status,
    ).toBe(303)
    const stored = await readEnquiries(app)
    expect(stored.map(({ name, message }) => [name, message]).sort()).toEqual(
      [one, other].map(({ name, message }) => [name, message]).sort(),
    )
    expect(app.mailServer.to(owner)).toHaveLength(2)
    for (const { message } of [one, other]) {
      expect(app.mailServer.mails.some(({ text }) => text?.replaceAll('\r\n', '\n').includes(message))).toBe(true)
    }
  })

  test.each(locales)(
    'without JavaScript each bad field has its sentence, and everything typed is there: %s',
    async (locale) => {
      const typed = { name: '', email: 'anna@entreprise', subject: 'backlinks', message: `<b>"short"</b>` }
      const answer = await postContactPage(app, locale, { ...typed, message: 'x<">&' })
      const page = await answer.text()
      const form = messages[locale].contactForm
      expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('cache-control')]).toEqual([
        422,
        'noindex',
        'no-store',
      ])
      expect(page).toContain(`<title>${form.errorSummary.many.replace('{n}', '3')}`)
      const shown = page.replaceAll('&#x27;', "'")
      for (const sentence of [form.name.errors.missing, form.email.errors.format, form.message.errors.tooShort]) {
        // At the field, in the list above it, and among the words of the island.
        expect(shown.split(sentence).length - 1).toBeGreaterThanOrEqual(3)
      }
      expect(page).toContain('value="anna@entreprise"')
      expect(page).toMatch(/<option value="backlinks" selected="">/)
      expect(page).toContain('>x&lt;&quot;&gt;&amp;</textarea>')
      await nothingHappened()
    },
  )

  describe('only our own pages are heard', () => {
    test.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ])(
      '%j is refused, with JavaScript and without, and what the other site filled in is not shown',
      async (headers) => {
        const json = await postContact(app, { ...anEnquiry(), language: 'en' }, headers)
        expect([json.status, ((await json.json()) as Problem).detail]).toEqual([
          403,
          messages.en.requestErrors.wrongOrigin.text,
        ])
        const form = await postContactPage(app, 'de', anEnquiry({ message: 'Planted by another site' }), headers)
        expect(form.status).toBe(403)
        const page = await form.text()
        expect(page).toContain(messages.de.contactForm.notices.wrongOrigin.text)
        expect(page).not.toContain('Planted')
        await nothingHappened()
      },
    )

    test.each(['https://evil.example', 'null'])(
      'an older browser that only sends the origin %s is refused',
      async (origin) => {
        const answer = await postContact(app, anEnquiry(), { origin, 'sec-fetch-site': '' })
        expect(answer.status).toBe(403)
        await nothingHappened()
      },
    )

    test.each([
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/x-www-form-urlencoded',
    ])('JSON dressed as %s is 415', async (type) => {
      expect((await postContact(app, anEnquiry(), { 'content-type': type })).status).toBe(415)
      await nothingHappened()
    })

    test('JSON with a character set is taken as what it is', async () => {
      const answer = await postContact(app, anEnquiry(), { 'content-type': 'application/json; charset=utf-8' })
      expect(answer.status).toBe(200)
    })

    test('the interfaces answer other methods with 405 and say which one they take', async () => {
      for (const [address, allowed] of [
        [api.contact, 'POST'],
        [api.formToken, 'GET'],
      ] as const) {
        for (const method of ['PUT', 'DELETE', 'PATCH', allowed === 'POST' ? 'GET' : 'POST']) {
          const { status, headers } = await fetch(app.url + address, { method })
          expect([address, method, status, headers.get('allow')]).toEqual([address, method, 405, allowed])
        }
      }
    })
  })

  const breaks = ['\r', '\n', '\r\n', '%0d%0a', '\u2028', '\u2029', '\u0000', '\u0085']

  test.each(breaks.map((text) => [JSON.stringify(text), text] as const))(
    'a line break (%s) in every field adds no header and no recipient',
    async (_name, text) => {
      const injected = `Anna${text}Bcc: victim@example.net${text}${text}Body`
      const enquiry = { ...anEnquiry({ name: injected, message: `A message. ${injected}` }), utm_source: injected }
      expect((await postContact(app, { ...enquiry, utm_campaign: injected, utm_medium: text })).status).toBe(200)
      const other = { ...enquiry, email: anEnquiry().email }
      expect((await postContactPage(app, 'fr', other)).status).toBe(303)
      await app.runQueue()
      const writers = [[enquiry.email], [other.email]]
      const recipients = app.mailServer.mails.map((mail) => mail.recipients)
      expect(recipients.sort()).toEqual([...writers, [owner], [owner]].sort())
      for (const mail of app.mailServer.mails) {
        expect(mail.headers.map(({ key }) => key).sort()).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
          'x-auto-response-suppress',
        ])
        const isForOwner = mail.recipients[0] === owner
        expect(mail.subject?.includes('Bcc: victim[@]example[.]net')).toBe(isForOwner)
        expect([mail.bcc ?? [], mail.cc ?? [], mail.replyTo?.length]).toEqual([[], [], 1])
      }
    },
  )

  test('an international address is answered at the address it is', async () => {
    await postContact(app, anEnquiry({ email: 'KONTAKT@Müller.example' }))
    await postContact(app, anEnquiry({ email: 'kontakt@xn--mller-kva.example', subject: 'other' }))
    for (const mail of app.mailServer.to(owner)) {
      expect(mail.replyTo?.[0]?.address?.toLowerCase()).toMatch(/^kontakt@(müller|xn--mller-kva)\.example$/)
    }
    expect(new Set((await readEnquiries(app)).map(({ address_key }) => address_key))).toEqual(
      new Set(['kontakt@xn--mller-kva.example']),
    )
  })

  test("nothing of a visitor's becomes markup or a link in the owner's mail", async () => {
    const message = ['https://evil.example/x', 'www.evil.example', 'me@evil.example', ...hostileTexts].join('\n')
    const parts = [message.slice(0, 4_900), message.slice(4_900)].filter((part) => part.trim().length > 10)
    // Sent from a form that was open for a while: so many addresses would wait for the owner's look else.
    const { token } = (await (await fetch(app.url + api.formToken)).json()) as { token: string }
    app.clock.advance(minute)
    for (const part of parts) {
      const enquiry = anEnquiry({ name: '<b>Anna</b> https://evil.example', message: part })
      expect((await postContact(app, { ...enquiry, token })).status).toBe(200)
    }
    expect(app.mailServer.to(owner)).toHaveLength(parts.length)
    for (const { html = '', replyTo } of app.mailServer.to(owner)) {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      const own = [app.url, `mailto:${replyTo?.[0]?.address}`]
      expect(links.filter((href) => !own.some((start) => href.startsWith(start)))).toEqual([])
      expect(html).not.toMatch(/<(script|img|svg|iframe|b>Anna)/i)
      expect(html).not.toContain('://evil')
    }
  })

  test('no name, address, text, token or network address ever stands in the log, errors included', async () => {
    kept.clear()
    const canary = 'canary-9b2e'
    const client = { 'user-agent': `${canary}-agent`, 'x-forwarded-for': '203.0.113.78' }
    const enquiry = anEnquiry({ name: canary, email: `${canary}@example.org`, message: `${canary} wrote this text` })
    await postContact(app, { ...enquiry, utm_source: canary }, client)
    await postContact(app, { ...enquiry, subject: canary }, client)
    await postContact(app, `{"email":"${canary}`, client)
    await postContactPage(app, 'fr', { ...enquiry, email: canary }, client)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    await postContact(app, { ...enquiry, subject: 'other' }, client)
    app.mailServer.behave({ kind: 'accept' })
    const { token } = (await (await fetch(app.url + api.formToken)).json()) as { token: string }
    const putBack = await takeAway(app.database, 'outbox')
    expect((await postContact(app, { ...enquiry, subject: 'vip', token }, client)).status).toBe(503)
    expect((await postContactPage(app, 'de', { ...enquiry, subject: 'vip' }, client)).status).toBe(503)
    await putBack()
    expect(kept.text()).toContain('form not stored')
    for (const secret of [canary, '203.0.113.78', '127.0.0.1', token]) expect(kept.text()).not.toContain(secret)
  })

  test('the checklist keeps unreadable signs of a campaign out as well', async () => {
    const email = `nul.${engine}@example.org`
    expect((await postJson(app, { email, utm_source: 'a\u0000b\r\nc' })).status).toBe(200)
    const { leads } = await readRows(app.database)
    expect(leads.find((lead) => lead.email === email)?.utm_source).toBe('ab c')
  })
})
