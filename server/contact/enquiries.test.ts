import { describe, expect, onTestFinished, test } from 'vitest'
import { frenchNames } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact, postContactPage, readEnquiries } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { mailCaps } from '../mail/caps.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'

/*
 * What becomes of a message, told in one file though it is long: the tests share one app and one mail server.
 */

const owner = 'owner@example.com'

describe.each(engines)('writing to the owner on %s', (engine) => {
  const app = startEach(() => anAppWithMail({ engine, config: { formLimit: 100_000 } }))
  /** The mails that bring messages to the owner. */
  const outbox = async ({ database } = app) =>
    (await readRows(database)).outbox.filter(({ kind }) => kind === 'enquiry')

  test('a message is stored, reaches the owner, who can answer it, and is acknowledged in the language of the page', async () => {
    const language = 'de'
    const enquiry = anEnquiry({ email: 'Anna@Example.org', subject: 'vip' })
    const answer = await postContact(app, {
      ...enquiry,
      language,
      utm_source: 'salon',
      via: '/offres,,utm_campaign=sial',
    })
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')

    const stored = await readEnquiries(app)
    expect(stored).toMatchObject([
      {
        ...enquiry,
        email: 'Anna@example.org',
        locale: language,
        page: pathOf('contact', language),
        received_at: '2026-03-02T09:00:00.000Z',
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
    expect(mail?.replyTo).toEqual([{ name: '', address: 'Anna@example.org' }])
    expect(mail?.recipients).toEqual([owner])
    expect(mail?.text).toContain(`\n${app.url}/admin/personnes/${stored[0]?.person_id}#${stored[0]?.id}\n`)
    // The owner reads French, whatever the visitor speaks.
    expect(mail?.subject).toBe('Contact\u00a0: VIP Expansion Support, de Anna Müller')
    const sentences = ['nous vendons des moules à gâteaux', frenchNames[language]]
    for (const text of sentences) expect([text, mail?.text?.includes(text)]).toEqual([text, true])
    for (const text of sentences) expect([text, mail?.html?.includes(text)]).toEqual([text, true])
    // A mailbox forgets nothing by itself.
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/salon|sial/)
    expect((await outbox()).map(({ kind, state }) => [kind, state])).toEqual([['enquiry', 'sent']])

    await expect.poll(() => app.mailServer.to('Anna@example.org')).toHaveLength(1)
    const [acknowledgement] = app.mailServer.to('Anna@example.org')
    const { subject, intro } = testContent.messages[language].acknowledgement
    expect(acknowledgement?.subject).toBe(subject)
    expect(acknowledgement?.text?.replaceAll('\n', ' ')).toContain(intro)
    expect(acknowledgement?.replyTo).toEqual([{ name: '', address: testContent.settings.email }])
    // Anybody could have given this address: nothing that was typed is repeated.
    expect(`${acknowledgement?.text}${acknowledgement?.html}`).not.toMatch(/Müller|moules/)
  })

  test('what cannot be stored is said, and nothing is sent', async () => {
    const putBack = await takeAway(app.database, 'outbox')
    const enquiry = anEnquiry()
    const answer = await postContact(app, { ...enquiry, language: 'de' })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'tryLater'])
    const page = await postContactPage(app, 'de', enquiry)
    expect(page.status).toBe(503)
    const html = await page.text()
    expect(html).toContain(testContent.messages.de.contactForm.notices.general.text)
    expect(html).toContain('nous vendons des moules')
    expect(await readEnquiries(app)).toEqual([])
    expect(app.mailServer.attempts()).toBe(0)
    await putBack()
    expect((await postContact(app, enquiry)).status).toBe(200)
    expect(await readEnquiries(app)).toHaveLength(1)
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

  test('the same words from the same address within ten minutes are one message, also at once', async () => {
    const enquiry = anEnquiry({ email: 'max@example.org', message: 'Une ligne,\nune autre.' })
    const spellings = [
      { ...enquiry, submissionId: crypto.randomUUID() },
      { ...enquiry, email: 'MAX@example.org', message: ' Une ligne,\r\nune autre.\r\n' },
    ]
    await Promise.all([...spellings, ...spellings, ...spellings].map((one) => postContact(app, one)))
    app.clock.advance(9 * minute)
    expect((await postContactPage(app, 'fr', enquiry)).status).toBe(303)
    expect(await readEnquiries(app)).toHaveLength(1)
    expect(app.mailServer.to(owner)).toHaveLength(1)

    app.clock.advance(2 * minute)
    await postContact(app, enquiry)
    expect(await readEnquiries(app)).toHaveLength(2)
  })

  test('another subject, another text or another person is another message', async () => {
    const enquiry = anEnquiry()
    await postContact(app, enquiry)
    await postContact(app, { ...enquiry, subject: 'other' })
    await postContact(app, { ...enquiry, message: `${enquiry.message} Merci.` })
    await postContact(app, { ...enquiry, email: 'colleague@example.org' })
    expect(await readEnquiries(app)).toHaveLength(4)
    expect(app.mailServer.to(owner)).toHaveLength(4)
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
    expect(await outbox()).toHaveLength(1)
  })

  test.each(['owner@example.com', 'propriétaire@example.com'])(
    'a mailbox (%s) that refuses for good is told as not sent, and is not tried again',
    async (ownerEmail) => {
      const app = await anAppWithMail({ engine, config: { ownerEmail } })
      onTestFinished(app.remove)
      const submission = { ...anEnquiry(), submissionId: crypto.randomUUID() }
      app.mailServer.behave({ kind: 'refuse', status: 553, at: 'recipient' })
      for (const _time of ['first', 'again']) {
        const page = await postContactPage(app, 'de', submission)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain(`<title>${testContent.messages.de.contactForm.notices.notSent.title}`)
        expect(await outbox(app)).toMatchObject([{ state: 'gave-up', unsent_reason: 'refused' }])
      }
    },
  )

  test('a filled honeypot is stored for the owner to look at, and nothing is sent', async () => {
    const answer = await postContact(app, { ...anEnquiry(), website: 'https://spam.example' })
    expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'quarantined' }])
    const page = await postContactPage(app, 'en', { ...anEnquiry(), website: 'x' })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(testContent.messages.en.contactForm.notices.quarantined.text)
    const stored = await readEnquiries(app)
    expect(stored.map(({ quarantined_at }) => quarantined_at)).toEqual(Array(2).fill('2026-03-02T09:00:00.000Z'))
    expect(await outbox()).toEqual([])
    expect(app.mailServer.attempts()).toBe(0)
  })

  test('somebody whose browser filled the honeypot is heard once the form comes clean', async () => {
    const enquiry = anEnquiry()
    await postContact(app, { ...enquiry, website: 'filled by the browser' })
    expect(await (await postContact(app, { ...enquiry, website: 'again' })).json()).toMatchObject({ sent: false })
    expect(await (await postContact(app, enquiry)).json()).toEqual({ sent: true })
    // Without a language it is French, as everything without a prefix.
    expect(await readEnquiries(app)).toMatchObject([{ quarantined_at: null, locale: 'fr', page: '/contact' }])
    await app.runQueue()
    for (const reader of [owner, enquiry.email]) expect(app.mailServer.to(reader)).toHaveLength(1)
  })

  test('a client over its limit is told how long to wait, with JavaScript and without, for both forms together', async () => {
    const app = await anAppWithMail({ engine, config: { formLimit: 2 } })
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

  test('a flood of messages reaches the owner as ten mails and one digest, every message is stored and can be sent alone', async () => {
    const answers = []
    for (let index = 0; index < 40; index += 1) answers.push(await (await postContact(app, anEnquiry())).json())
    expect(answers.slice(0, 10)).toEqual(Array(10).fill({ sent: true }))
    expect(answers.slice(10)).toEqual(Array(30).fill({ sent: false, reason: 'capped' }))
    expect(await readEnquiries(app)).toHaveLength(40)
    app.clock.advance(hour)
    await app.runQueue()
    // Of a message that the digest tells of no mail holds a copy.
    expect((await outbox()).filter(({ text }) => text === null)).toHaveLength(30)
    const subjects = app.mailServer.to(owner).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject?.startsWith('Contact'))).toHaveLength(10)
    expect(subjects.filter((subject) => subject?.includes('Récapitulatif'))).toHaveLength(1)
    expect(app.mailServer.to(owner).at(-1)?.text).toContain('30 messages du formulaire de contact')
    expect(app.mailServer.to(owner).at(-1)?.text).toContain(`\n${app.url}/admin/demandes\n`)
    app.clock.advance(5 * hour)
    await app.runQueue()
    expect(app.mailServer.to(owner)).toHaveLength(11)
  })

  test('acknowledgements count among the mails to visitors: over the cap they wait, and the messages do not', async () => {
    const { email } = anEnquiry()
    for (let index = 0; index < mailCaps.address.most + 2; index += 1) {
      const answer = await postContact(app, anEnquiry({ email, message: `Message numéro ${index}.` }))
      expect(await answer.json()).toEqual({ sent: true })
    }
    app.clock.advance(20 * second)
    await app.runQueue()
    expect(app.mailServer.to(email)).toHaveLength(mailCaps.address.most)
  })
})
