// Long: one answer on its whole way, from the empty field to the mailbox, on both engines.

import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { type AnswerForm, answerMax } from '../../contract/api/admin-enquiries.ts'
import { locales } from '../../contract/locales.ts'
import {
  administrator,
  anAdministrator,
  callAdmin,
  cookiesOf,
  readJournal,
  signIn,
} from '../../tests/support/administrator.ts'
import { type AppOptions, type AppWithMail, anApp, anAppWithMail, type TestApp } from '../../tests/support/app.ts'
import { postContact } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { anEmailJsService } from '../../tests/support/emailjs-service.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { day, hour, minute } from '../runtime/clock.ts'

const { messages, settings, answers: words } = testContent

const writer = 'anna@example.org'
const anAnswer = 'Bonjour Anna,\n\noui, volontiers.'

/** The desk of the owner, who answers what `writer` sent last. */
async function openDesk(app: TestApp) {
  await anAdministrator(app)
  const cookie = cookiesOf(await signIn(app))
  const idOf = async (email = writer) => {
    const newest = app.database.db.selectFrom('enquiries').select('id').where('email', '=', email)
    return (await newest.orderBy('received_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }
  const call = (method: string, id: string, body?: unknown, path = 'answer') =>
    callAdmin(app, `${adminApi.enquiries}/${id}/${path}`, cookie, method, body)
  return {
    cookie,
    idOf,
    call,
    open: async (email?: string): Promise<AnswerForm> => (await call('GET', await idOf(email))).json(),
    keep: async (text: string, version: number) => (await call('PUT', await idOf(), { text, version })).json(),
    send: async (text = anAnswer, submissionId: string = crypto.randomUUID(), email?: string) =>
      (await call('POST', await idOf(email), { text, submissionId })).json(),
    resend: async (answerId: string) => (await call('POST', await idOf(), {}, `answers/${answerId}/resend`)).json(),
    read: async () => await app.database.db.selectFrom('answers').selectAll().orderBy('id').execute(),
  }
}

describe.each(engines)('the answer to an enquiry, on %s', (engine) => {
  let app: AppWithMail
  let desk: Awaited<ReturnType<typeof openDesk>>

  const start = async (options: AppOptions = {}) => {
    app = await anAppWithMail({ engine, ...options })
    onTestFinished(app.remove)
    desk = await openDesk(app)
  }
  const write = async (body: Record<string, string> = {}) => {
    app.clock.advance(minute)
    await postEnquiry(app, { email: writer, ...body })
    await app.runQueue()
  }
  const ofKind = (subject: string) => app.mailServer.mails.filter((mail) => mail.subject?.startsWith(subject))
  const answersTo = (address = writer) => ofKind('Re:').filter(({ recipients }) => recipients.includes(address))

  test.each(locales)('begins in %s with salutation and signature, and shows what stands below it', async (language) => {
    await start()
    await write({ language, message: 'Erste Zeile.\r\n\r\nSiehe https://spam.example/x' })
    const form = await desk.open()
    const { greeting, signature, snippets } = words[language]
    expect(form).toMatchObject({
      ...{
        text: `${greeting.replace('{name}', 'Anna Schmidt')}\n\n\n\n${signature.replace('{owner}', 'BusinessBretzel')}`,
        version: 0,
        savedAt: null,
      },
      ...{ subject: `Re: ${messages[language].acknowledgement.subject}`, snippets, replyTo: settings.email },
    })
    expect(form.quote).toMatch(/2026.*\n\n> Erste Zeile\.\n>\n> Siehe https\[:\]\/\/spam\[\.\]example\/x$/s)
  })

  test('greets nobody by a name that is none', async () => {
    await start()
    const adverts = ['Gewinnen Sie 1000 €', 'www.spam.example', 'spam@example.org', 'a'.repeat(61), 'Kauf bei spam.de']
    const names = [...adverts, ...hostileTexts].map((name, index) => ({ name, email: `p${index}@example.org` }))
    await addEnquiries(app.database, names)
    for (const { name, email } of names)
      expect([name, (await desk.open(email)).text.split('\n', 1)[0]]).toEqual([name, words.fr.greetingWithoutName])
    const people = ["Anne-Lise d'Arc", 'Dr. Jörg Müller', 'J.-P. Żółć', '山田 太郎', 'عمر']
    await addEnquiries(
      app.database,
      people.map((name, index) => ({ name, email: `q${index}@example.org` })),
    )
    for (const [index, name] of people.entries())
      expect((await desk.open(`q${index}@example.org`)).text).toContain(`Bonjour ${name},`)
  })

  test('is kept while it is typed, and never over what another tab has typed since', async () => {
    await start()
    await write()
    expect(await desk.keep('un', 0)).toMatchObject({ kind: 'saved', version: 1 })
    expect(await desk.keep('un\0 deux \n', 1)).toMatchObject({ kind: 'saved', version: 2 })
    expect(await desk.keep('autre onglet', 1)).toEqual({ kind: 'overtaken', text: 'un deux \n', version: 2 })
    expect(await desk.open()).toMatchObject({ text: 'un deux \n', version: 2, savedAt: expect.any(String) })
    await desk.send()
    expect(await desk.keep('trop tard', 2)).toEqual({ kind: 'overtaken', text: '', version: 0 })
    expect((await desk.open()).version).toBe(0)
  })

  test('reaches the writer as a letter in their thread, and the owner as a copy', async () => {
    await start()
    await write({ language: 'de', name: 'Anna\nBcc: all@example.org', message: 'Siehe https://spam.example/x\nDanke.' })
    const [acknowledgement] = app.mailServer.to(writer)
    expect(await desk.send('Guten Tag,\r\n\r\nhier ist es: https://site.example/a ✅\n> zitiert')).toEqual({
      sent: true,
    })
    await app.runQueue()
    const [mail] = answersTo()
    expect(mail).toMatchObject({
      subject: `Re: ${messages.de.acknowledgement.subject}`,
      from: { name: settings.brand },
      to: [{ address: writer }],
      replyTo: [{ address: settings.email }],
      inReplyTo: acknowledgement?.messageId,
      references: acknowledgement?.messageId,
    })
    expect(mail?.text).toMatch(
      /^Guten Tag,\n\nhier ist es: https:\/\/site\.example\/a ✅\n> zitiert\n\nAm .* 2026 .*:\n\n> Siehe https\[:\]\/\/spam\[\.\]example\/x\n> Danke\.\n/,
    )
    expect(mail?.html).toContain('Guten Tag,<br><br>hier')
    expect(`${mail?.html}${mail?.raw}`).not.toMatch(/spam\.example|Bcc/)
    expect(mail?.raw).not.toMatch(/^(Auto-Submitted|X-Auto)/im)
    const [copy] = ofKind('Copie : ')
    expect(copy).toMatchObject({
      ...{ to: [{ address: administrator.email }], replyTo: [{ address: writer }] },
      references: acknowledgement?.messageId,
    })
    expect(copy?.messageId).not.toBe(mail?.messageId)
    expect(copy?.text).toContain('hier ist es: https://site.example/a ✅')
    expect(await readJournal(app)).toContain('answer-sent')
  })

  test('continues the thread with every answer that was sent, and with none that was not', async () => {
    await start()
    await write()
    const thread = app.mailServer.to(writer).map(({ messageId }) => messageId)
    for (const isTaken of [true, false, true]) {
      app.clock.advance(minute)
      app.mailServer.behave(isTaken ? { kind: 'accept' } : { kind: 'refuse', status: 550 })
      expect(await desk.send()).toEqual(isTaken ? { sent: true } : { sent: false, reason: 'refused' })
      if (isTaken) {
        const mail = answersTo().at(-1)
        expect([mail?.references?.split(/\s+/), mail?.inReplyTo]).toEqual([thread, thread.at(-1)])
        thread.push(mail?.messageId)
      }
    }
    app.clock.advance(minute)
    const first = thread.slice(0, 1)
    for (let count = 0; count < 25; count += 1) {
      app.clock.advance(minute)
      await desk.send()
    }
    const last = answersTo().at(-1)?.references?.split(/\s+/) ?? []
    expect([last.length, last.slice(0, 1)]).toEqual([20, first])
    // A message that nobody has acknowledged begins a thread.
    await addEnquiries(app.database, [{ email: 'new@example.org' }])
    await desk.send(anAnswer, crypto.randomUUID(), 'new@example.org')
    expect(answersTo('new@example.org')[0]).toMatchObject({ subject: `Re: ${messages.fr.acknowledgement.subject}` })
    expect(answersTo('new@example.org')[0]?.inReplyTo).toBeUndefined()
  })

  test('answers whatever the person has written so far, and nothing that waits for a look', async () => {
    await start({ config: { formLimit: 0 } })
    await write({ message: 'Le premier message.' })
    await write({ message: 'Le deuxième message.', email: 'ANNA@example.org' })
    await write({ message: 'En quarantaine.', website: 'x' })
    await write({ email: 'other@example.org' })
    const first = (await app.database.db.selectFrom('enquiries').select('id').orderBy('received_at').execute())[0]?.id
    await desk.call('POST', first ?? '', { text: anAnswer, submissionId: crypto.randomUUID() })
    const rows = await app.database.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
    expect(rows.map(({ answered_at }) => answered_at !== null)).toEqual([true, true, false, false])
  })

  test('leaves once, however often its button is pressed', async () => {
    await start()
    await write()
    const submissionId = crypto.randomUUID()
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    expect(await desk.send(anAnswer, submissionId)).toEqual({ sent: false, reason: 'unreachable' })
    app.mailServer.behave({ kind: 'accept' })
    const again = await Promise.all(Array.from({ length: 5 }, () => desk.send(anAnswer, submissionId)))
    expect(again).toEqual(Array(5).fill({ sent: true }))
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo().length, ofKind('Copie').length, (await desk.read()).length]).toEqual([1, 1, 1])
  })

  test('is sent again where it was given up: the same letter to the writer and the owner, once, whenever that is', async () => {
    await start()
    await write()
    const [acknowledgement] = app.mailServer.to(writer)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await desk.send()).toEqual({ sent: false, reason: 'refused' })
    await app.runQueue()
    const [{ id = '', mail_id = '', answered_at } = {}] = await desk.read()
    expect(await desk.resend(id)).toEqual({ sent: false, reason: 'refused' })
    await app.mailServer.down()
    expect(await desk.resend(id)).toEqual({ sent: false, reason: 'unreachable' })
    for (let hours = 0; hours < 48; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
    }
    await app.mailServer.up()
    // Mails that have ended keep their text for a while only.
    await app.database.db.updateTable('outbox').set({ template_id: null, slots: null }).execute()
    app.mailServer.behave({ kind: 'accept' })
    const first = await desk.idOf()
    await write({ message: 'Toujours rien reçu ?' })
    const press = async () => (await desk.call('POST', first, {}, `answers/${id}/resend`)).json()
    expect(await Promise.all(Array.from({ length: 5 }, press))).toEqual(Array(5).fill({ sent: true }))
    await app.runQueue()
    expect(await press()).toEqual({ sent: true })
    const [mail, ...others] = answersTo()
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/^Bonjour Anna,\n\noui, volontiers\.\n\n.* 2026.*:\n\n> /)
    expect([mail?.inReplyTo, mail?.references]).toEqual([acknowledgement?.messageId, acknowledgement?.messageId])
    expect(ofKind('Copie : ')).toHaveLength(1)
    const [answer, ...more] = await desk.read()
    expect([answer?.answered_at, more]).toEqual([answered_at, []])
    expect(mail?.messageId).toContain(answer?.mail_id)
    expect(answer?.mail_id).not.toBe(mail_id)
    // What came after it was written still waits.
    const rows = await app.database.db.selectFrom('enquiries').select('answered_at').orderBy('received_at').execute()
    expect(rows).toEqual([{ answered_at }, { answered_at: null }])
    expect(await readJournal(app)).toContain('answer-resent')
  })

  test('is not sent again where it may have arrived, is gone, or was to another message', async () => {
    await start()
    await write()
    app.mailServer.behave({ kind: 'cut' })
    const uncertain = { sent: false, reason: 'uncertain' }
    expect(await desk.send()).toEqual(uncertain)
    await app.runQueue()
    const [{ id = '' } = {}] = await desk.read()
    const texts = app.mailServer.texts()
    expect(await desk.resend(id)).toEqual(uncertain)
    expect(app.mailServer.texts()).toBe(texts)
    for (let hours = 0; hours < 12; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
    }
    const { db } = app.database
    const mail = db.selectFrom('outbox').select(['state', 'attempts']).where('kind', '=', 'answer')
    expect(await mail.execute()).toEqual([{ state: 'uncertain', attempts: 3 }])
    app.mailServer.behave({ kind: 'accept' })
    expect(await desk.resend(id)).toEqual(uncertain)
    await app.runQueue()
    expect(answersTo()).toEqual([])
    await write()
    for (const answerId of [id, crypto.randomUUID(), 'x'])
      expect(await desk.resend(answerId)).toMatchObject({ code: 'notFound' })
  })

  test('is refused with what is wrong: nothing written, too much, a message in quarantine or gone', async () => {
    await start()
    await write()
    const id = await desk.idOf()
    const submissionId = crypto.randomUUID()
    const codeOf = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()).code]
    for (const text of ['', ' \n', 'a'.repeat(answerMax + 1)])
      expect(await codeOf(desk.call('POST', id, { text, submissionId }))).toEqual([422, 'fields'])
    expect(await codeOf(desk.call('POST', id, { text: anAnswer, submissionId: 'x' }))).toEqual([400, 'malformed'])
    expect((await desk.call('POST', id, { text: '\u{1F968}'.repeat(answerMax / 2), submissionId })).status).toBe(200)
    await write({ email: 'robot@example.org', website: 'x' })
    for (const [wanted, ...refused] of [
      [await desk.idOf('robot@example.org'), 409, 'quarantined'],
      [crypto.randomUUID(), 404, 'notFound'],
    ] as const) {
      expect(await codeOf(desk.call('GET', wanted))).toEqual(refused)
      expect(await codeOf(desk.call('PUT', wanted, { text: '', version: 0 }))).toEqual(refused)
      expect(await codeOf(desk.call('POST', wanted, { text: anAnswer, submissionId }))).toEqual(refused)
    }
    expect(await desk.read()).toHaveLength(1)
  })

  test('is outside every cap, and goes with the enquiry', async () => {
    await start({ config: { formLimit: 100_000 } })
    await write()
    for (let count = 0; count < 6; count += 1) expect(await desk.send()).toEqual({ sent: true })
    await desk.keep('un brouillon', 0)
    await app.database.db.deleteFrom('enquiries').execute()
    expect(await desk.read()).toEqual([])
    expect(await app.database.db.selectFrom('answer_drafts').selectAll().execute()).toEqual([])
  })
})

test('an answer that leaves through EmailJS has no thread, and is the same letter', async () => {
  const service = await anEmailJsService()
  const app = await anApp({ config: { emailJs: service.settings } })
  onTestFinished(async () => {
    await app.remove()
    await service.stop()
  })
  const desk = await openDesk(app)
  await postContact(app, { name: 'Anna', email: writer, subject: 'vip', message: 'Bonjour à vous deux.' })
  await app.runQueue()
  expect(await desk.send()).toEqual({ sent: true })
  const sent = service.calls.map(({ body }) => body.template_params).find(({ subject }) => subject?.startsWith('Re:'))
  expect(sent).toMatchObject({ to_email: writer, reply_to: settings.email })
  expect(sent?.message).toContain('> Bonjour à vous deux.')
})
