import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '../../contract/forms/typed-text.ts'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { day, hour, instantOf, minute, second } from '../runtime/clock.ts'

const { messages, settings } = testContent

const owner = 'owner@example.com'

describe.each(engines)('writing to the owner on %s', (engine) => {
  const app = startEmptied(() => anAppWithMail({ engine, config: { formLimit: 100_000 } }))
  /** The mails that bring messages to the owner. */
  const outbox = async ({ database } = app) =>
    (await readRows(database)).outbox.filter(({ kind }) => kind === 'enquiry')

  test('a message is stored, reaches the owner, who can answer it, and is acknowledged in the language of the page', async () => {
    const language = 'de'
    const enquiry = anEnquiry({ email: 'Anna@Example.org', subject: 'vip' })
    const marks = { utm_source: 'salon', via: '/offres,,utm_campaign=sial' }
    const answer = await postContact(app, { ...enquiry, ...marks, language })
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const stored = await readEnquiries(app)
    expect(stored).toMatchObject([
      {
        ...enquiry,
        email: 'Anna@example.org',
        locale: language,
        page: pathOf('contact', language),
        received_at: instantOf(app.clock),
        quarantined_at: null,
        utm_source: 'salon',
        utm_medium: null,
        utm_campaign: 'sial',
        first_page: '/offres',
        source: 'campaign',
      },
    ])
    const [mail, ...more] = app.mailServer.to(owner)
    expect(more).toEqual([])
    // The owner reads French, whatever the visitor speaks.
    expect(mail).toMatchObject({
      recipients: [owner],
      replyTo: [{ name: '', address: 'Anna@example.org' }],
      subject: 'Contact\u00a0: VIP Expansion Support, de Anna Müller',
      text: expect.stringContaining(`\n${app.url}/admin/personnes/${stored[0]?.person_id}#${stored[0]?.id}\n`),
    })
    for (const said of ['nous vendons des moules à gâteaux', frenchNames[language]])
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(said)
    // A mailbox forgets nothing by itself.
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/salon|sial/)
    expect(await outbox()).toMatchObject([{ state: 'sent' }])

    await app.sender.finish()
    const [acknowledgement] = app.mailServer.to('Anna@example.org')
    const { subject, intro } = messages[language].acknowledgement
    expect(acknowledgement).toMatchObject({ subject, replyTo: [{ name: '', address: settings.email }] })
    expect(acknowledgement?.text?.replaceAll('\n', ' ')).toContain(intro)
    // Anybody could have given this address: nothing that was typed is repeated.
    expect(`${acknowledgement?.text}${acknowledgement?.html}`).not.toMatch(/Müller|moules/)
  })

  test('the longest of everything is taken, stored whole and sent whole, with JavaScript and without', async () => {
    // Three bytes a sign in UTF-8, nine in a plain form: the widest script there is.
    const longest = (fill: string) => ({
      ...anEnquiry(),
      name: fill.repeat(limits.name),
      how_found: fill.repeat(limits.howFound),
      message: `${fill.repeat(70)}\n`.repeat(71).slice(0, limits.messageMax - 1) + fill,
    })
    const [one, other] = [longest('東'), longest('京')]
    expect((await postContact(app, one)).status).toBe(200)
    app.clock.advance(second)
    const plain = { ...other, message: other.message.replaceAll('\n', '\r\n') }
    expect((await postContactPage(app, 'fr', plain)).status).toBe(303)
    expect(await readEnquiries(app)).toMatchObject([one, other])
    const mails = app.mailServer.to(owner).map(({ text }) => text?.replaceAll('\r\n', '\n'))
    expect(mails).toEqual([expect.stringContaining(one.message), expect.stringContaining(other.message)])
  })

  test('the same submission again is one message, however often and however late it comes', async () => {
    const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => postContact(app, submission)))
    app.clock.advance(3 * day)
    answers.push(await postContact(app, submission))
    await app.runQueue()
    const said = await Promise.all(answers.map((answer) => answer.json()))
    expect([said.some(({ sent }) => sent), said.at(-1)]).toEqual([true, { sent: true }])
    // To who asks between the claim of another request and its attempt the mail is on its way.
    for (const one of said) expect([{ sent: true }, { sent: false, reason: 'underway' }]).toContainEqual(one)
    expect(await readEnquiries(app)).toHaveLength(1)
    for (const reader of [owner, submission.email]) expect(app.mailServer.to(reader)).toHaveLength(1)
  })

  test('the same words from the same address within ten minutes are one message, also at once; another subject, text or person is another', async () => {
    const enquiry = anEnquiry({ message: 'Une ligne,\nune autre.' })
    const spellings = [
      { ...enquiry, submissionId: crypto.randomUUID() },
      { ...enquiry, email: enquiry.email.toUpperCase(), message: ' Une ligne,\r\nune autre.\r\n' },
    ]
    await Promise.all([...spellings, ...spellings, ...spellings].map((one) => postContact(app, one)))
    app.clock.advance(9 * minute)
    expect((await postContactPage(app, 'fr', enquiry)).status).toBe(303)
    expect(await readEnquiries(app)).toHaveLength(1)
    expect(app.mailServer.to(owner)).toHaveLength(1)
    for (const other of [{ subject: 'other' }, { message: 'Autre chose.' }, { email: 'colleague@example.org' }])
      await postContact(app, { ...enquiry, ...other })
    expect(await readEnquiries(app)).toHaveLength(4)
    expect(app.mailServer.to(owner)).toHaveLength(4)
    app.clock.advance(2 * minute)
    await postContact(app, enquiry)
    expect(await readEnquiries(app)).toHaveLength(5)
  })

  test('a filled honeypot is stored for the owner to look at, and nothing is sent until the form comes clean', async () => {
    const enquiry = anEnquiry()
    const answer = await postContact(app, { ...enquiry, website: 'filled by the browser' })
    expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'quarantined' }])
    const page = await postContactPage(app, 'en', { ...enquiry, website: 'again' })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(messages.en.contactForm.notices.quarantined.text)
    await app.runQueue()
    expect([await outbox(), app.mailServer.mails]).toEqual([[], []])
    expect(await readEnquiries(app)).toMatchObject([{ quarantined_at: instantOf(app.clock) }])
    expect(await (await postContact(app, enquiry)).json()).toEqual({ sent: true })
    // Without a language it is French, as everything without a prefix.
    expect(await readEnquiries(app)).toMatchObject([{ quarantined_at: null, locale: 'fr', page: '/contact' }])
    await app.runQueue()
    for (const reader of [owner, enquiry.email]) expect(app.mailServer.to(reader)).toHaveLength(1)
  })

  test('a flood of messages reaches the owner as ten mails and one digest, every message is stored and can be sent alone', async () => {
    const answers = []
    for (let index = 0; index < 13; index += 1) answers.push(await (await postContact(app, anEnquiry())).json())
    const held = { sent: false, reason: 'capped' }
    expect(answers).toEqual([...Array(10).fill({ sent: true }), held, held, held])
    expect(await readEnquiries(app)).toHaveLength(13)
    app.clock.advance(hour)
    await app.runQueue()
    // Of a message that the digest tells of no mail holds a copy.
    expect((await outbox()).filter(({ text }) => text === null)).toHaveLength(3)
    const mails = app.mailServer.to(owner)
    expect(mails.filter(({ subject }) => subject?.startsWith('Contact'))).toHaveLength(10)
    expect(mails.slice(10)).toMatchObject([{ subject: expect.stringContaining('Récapitulatif') }])
    expect(mails[10]?.text).toContain('3 messages du formulaire de contact')
    expect(mails[10]?.text).toContain(`\n${app.url}/admin/demandes\n`)
    app.clock.advance(5 * hour)
    await app.runQueue()
    expect(app.mailServer.to(owner)).toHaveLength(11)
  })

  // What follows asks the database for nothing new.
  if (engine !== engines[0]) return

  test('what cannot be stored is said, and nothing is sent', async () => {
    const putBack = await takeAway(app.database, 'outbox')
    const enquiry = anEnquiry()
    const answer = await postContact(app, { ...enquiry, language: 'de' })
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'tryLater' }])
    const page = await postContactPage(app, 'de', enquiry)
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain(messages.de.contactForm.notices.general.text)
    expect(html).toContain('nous vendons des moules')
    await putBack()
    expect([await readEnquiries(app), app.mailServer.mails]).toEqual([[], []])
    expect((await postContact(app, enquiry)).status).toBe(200)
  })

  test('a second try after a failure tries the first mail again, at once', async () => {
    const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    expect((await postContact(app, submission)).status).toBe(202)
    // The acknowledgement, which the answer does not wait for, is refused as well.
    await app.sender.finish()
    app.mailServer.behave({ kind: 'accept' })
    expect(await (await postContact(app, submission)).json()).toEqual({ sent: true })
    expect(app.mailServer.to(owner)).toHaveLength(1)
    app.clock.advance(day)
    await app.runQueue()
    for (const reader of [owner, submission.email]) expect(app.mailServer.to(reader)).toHaveLength(1)
  })

  test.each(['owner@example.com', 'propriétaire@example.com'])(
    'a mailbox (%s) that refuses for good is told as not sent, and is not tried again',
    async (ownerEmail) => {
      const app = await anAppWithMail({ config: { ownerEmail } })
      onTestFinished(app.remove)
      const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
      app.mailServer.behave({ kind: 'refuse', status: 553, at: 'recipient' })
      for (const _time of ['first', 'again']) {
        const page = await postContactPage(app, 'de', submission)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain(`<title>${messages.de.contactForm.notices.notSent.title}`)
        expect(await outbox(app)).toMatchObject([{ state: 'gave-up', unsent_reason: 'refused' }])
      }
    },
  )

  test('a client over its limit is told how long to wait, with JavaScript and without, for both forms together', async () => {
    const app = await anAppWithMail({ config: { formLimit: 2 } })
    onTestFinished(app.remove)
    // Mistakes in fields are not counted.
    for (let post = 0; post < 3; post += 1)
      expect((await postContact(app, { ...anEnquiry(), email: 'x' })).status).toBe(422)
    await postContact(app, anEnquiry())
    await postContactPage(app, 'fr', anEnquiry())
    const refused = await postContact(app, anEnquiry())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await refused.json()).toMatchObject({ title: 'Too Many Requests', code: 'tooManyTries' })
    const page = await postContactPage(app, 'de', anEnquiry())
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '600'])
    expect(await page.text()).toContain('Zu viele Versuche. Bitte in 10 Minuten noch einmal.')
    expect((await postJson(app, { email: 'a@example.org' })).status).toBe(429)
    expect(await readEnquiries(app)).toHaveLength(2)
    app.clock.advance(10 * minute)
    expect((await postContact(app, anEnquiry())).status).toBe(200)
  })

  test('without JavaScript each bad field has its sentence, and everything typed is there', async () => {
    const typed = { name: '', email: 'anna@entreprise', subject: 'backlinks', message: 'x<">&' }
    const answer = await postContactPage(app, 'en', typed)
    const page = await answer.text()
    const form = messages.en.contactForm
    const { status, headers } = answer
    expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([422, 'noindex', 'no-store'])
    expect(page).toContain(`<title>${form.errorSummary.many.replace('{n}', '3')}`)
    const shown = page.replaceAll('&#x27;', "'")
    for (const sentence of [form.name.errors.missing, form.email.errors.format, form.message.errors.tooShort]) {
      // At the field, in the list above it, and among the words of the island.
      expect(shown.split(sentence).length - 1).toBeGreaterThanOrEqual(3)
    }
    expect(page).toContain('value="anna@entreprise"')
    expect(page).toMatch(/<option value="backlinks" selected="">/)
    expect(page).toContain('>x&lt;&quot;&gt;&amp;</textarea>')
  })

  test("nothing of a visitor's becomes markup or a link in the owner's mail", async () => {
    const message = ['https://evil.example/x', 'www.evil.example', 'me@evil.example', ...hostileTexts].join('\n')
    const name = '<b>Anna</b> https://evil.example'
    expect((await postContact(app, anEnquiry({ name, message }))).status).toBe(200)
    const [{ html = '', replyTo } = {}] = app.mailServer.to(owner)
    const own = [app.url, `mailto:${replyTo?.[0]?.address}`]
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !own.some((start) => href.startsWith(start)))).toEqual([])
    expect(html).not.toMatch(/<(script|img|svg|iframe|b>Anna)|:\/\/evil/i)
    expect(html).toContain('me[@]evil[.]example')
  })
})
