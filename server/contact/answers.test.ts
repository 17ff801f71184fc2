// Long: one answer on its whole way, from the empty field to the mailbox, on both engines.

import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type AnswerForm,
  answerMax,
  answerSubjectMax,
  answerWait,
  type Person,
} from '../../contract/api/admin-people.ts'
import { administrator, anEnteredApp, callAdmin, readJournal } from '../../tests/support/administrator.ts'
import { type AppWithMail, anApp } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { startEach } from '../../tests/support/start.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'
import type { Site } from '../site/site.ts'

const { messages, settings, answers: words } = testContent

const writer = 'anna@example.org'
const snippet = { title: 'Merci', text: 'Merci, {name}, pour « {subject} ».' }
const anAnswer = 'Bonjour Anna,\n\noui, volontiers.'

/** The owner, who answers what `writer` sent last. */
function anOwner(app: AppWithMail & { cookie: string }) {
  const idOf = async (email = writer) => {
    const newest = app.database.db.selectFrom('enquiries').select('id').where('email', '=', email)
    return (await newest.orderBy('received_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }
  const call = (method: string, id: string, body?: unknown, path = 'answer') =>
    callAdmin(app, `${adminApi.enquiries}/${id}/${path}`, app.cookie, method, body)
  const open = async (email?: string): Promise<AnswerForm> => (await call('GET', await idOf(email))).json()
  const read = async () => await app.database.db.selectFrom('answers').selectAll().orderBy('id').execute()
  const send = async (text = anAnswer, submissionId: string = crypto.randomUUID(), email?: string) => {
    const { subject, version } = await open(email)
    return (await call('POST', await idOf(email), { subject, text, version, submissionId })).json()
  }
  return {
    idOf,
    call,
    open,
    read,
    send,
    keep: async (text: string, version: number, subject = 'Re: Autre') =>
      (await call('PUT', await idOf(), { subject, text, version })).json(),
    /** Sends an answer and lets it leave. @returns how its mail ended */
    deliver: async (text?: string, email?: string) => {
      expect(await send(text, crypto.randomUUID(), email)).toEqual({ stored: true })
      app.clock.advance(answerWait)
      await app.runQueue()
      const { db } = app.database
      const mail = db.selectFrom('outbox').select(['state', 'unsent_reason']).where('kind', '=', 'answer')
      const { state, unsent_reason } = await mail.orderBy('queued_at', 'desc').executeTakeFirstOrThrow()
      return unsent_reason ?? state
    },
    retry: async (mailId: string) =>
      (await callAdmin(app, `${adminApi.mails}/${mailId}/retry`, app.cookie, 'POST')).json(),
    takeBack: async (answerId: string) =>
      (await call('POST', await idOf(), {}, `answers/${answerId}/take-back`)).json(),
  }
}

describe.each(engines)('the answer to an enquiry, on %s', (engine) => {
  const changeSite = ({ getContent }: Site) => {
    const content = getContent()
    const answers = { ...content.answers, fr: { ...content.answers.fr, snippets: [snippet] } }
    return { getContent: () => ({ ...content, answers }) }
  }
  const app = startEach(() => anEnteredApp({ engine, changeSite, config: { formLimit: 100_000 } }))
  const owner = anOwner(app)

  const write = async (body: Record<string, string> = {}) => {
    app.clock.advance(minute)
    await postEnquiry(app, { email: writer, ...body })
    await app.runQueue()
  }
  const ofKind = (subject: string) => app.mailServer.mails.filter((mail) => mail.subject?.startsWith(subject))
  const answersTo = (address = writer) => ofKind('Re:').filter(({ recipients }) => recipients.includes(address))

  test('begins with salutation and signature in the language of the message, and shows what stands below it', async () => {
    const language = 'de'
    await write({ language, message: 'Erste Zeile.\r\n\r\nSiehe https://spam.example/x' })
    const form = await owner.open()
    const { greeting, signature, snippets } = words[language]
    expect(form).toMatchObject({
      text: `${greeting.replace('{name}', 'Anna Schmidt')}\n\n\n\n${signature.replace('{owner}', 'BusinessBretzel')}`,
      version: 0,
      savedAt: null,
      subject: `Re: ${messages[language].contactForm.subject.options.expansion}`,
      snippets,
      replyTo: settings.email,
      signature: signature.replace('{owner}', 'BusinessBretzel'),
    })
  })

  test('is shown as it will arrive, in a frame of the owner’s in which nothing runs', async () => {
    await write({ message: 'Siehe https://spam.example/x' })
    await owner.keep('Bonjour <b>Anna</b>,\n\noui.', 0, 'Re: <i>Oui</i>')
    const preview = await owner.call('GET', await owner.idOf(), undefined, 'answer/preview')
    const html = await preview.text()
    await owner.send('Bonjour <b>Anna</b>,\n\noui.')
    app.clock.advance(answerWait)
    await app.runQueue()
    expect(answersTo()[0]?.subject).toBe('Re: <i>Oui</i>')
    expect(html.replace(/\s+/g, ' ')).toBe(answersTo()[0]?.html?.replace(/\s+/g, ' ').trim())
    const policy = preview.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('takes snippets in which the name and the subject stand, or no name where there is none', async () => {
    await write({ name: 'Anna Schmidt' })
    const { expansion } = messages.fr.contactForm.subject.options
    expect((await owner.open()).snippets.at(-1)?.text).toBe(`Merci, Anna Schmidt, pour « ${expansion} ».`)
    await write({ name: 'www.spam.example', message: 'Un autre message que le premier.' })
    expect((await owner.open()).snippets.at(-1)?.text).toBe(`Merci, pour « ${expansion} ».`)
  })

  test('waits ten seconds, in which it becomes the draft again, and nobody has got anything', async () => {
    await write()
    await write({ message: 'Encore un mot, si vous permettez.' })
    const { version } = await owner.keep('Ein Satz zu viel.', 0, 'Re: Mein Betreff')
    expect(await owner.send('Ein Satz zu viel.')).toEqual({ stored: true })
    app.clock.advance(answerWait - second)
    await app.runQueue()
    const id = await findPersonId(app.database, writer)
    const person = async (): Promise<Person> => (await callAdmin(app, `${adminApi.people}/${id}`, app.cookie)).json()
    const [answer] = (await person()).enquiries.at(-1)?.answers ?? []
    expect(answer).toMatchObject({ subject: 'Re: Mein Betreff', text: 'Ein Satz zu viel.', leavesIn: 1 })
    expect((await person()).stage).toBe('talk')
    expect(await owner.takeBack(answer?.id ?? '')).toEqual({ takenBack: true })
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo(), ofKind('Copie'), await owner.read()]).toEqual([[], [], []])
    const draft = await owner.open()
    expect(draft).toMatchObject({ subject: 'Re: Mein Betreff', text: 'Ein Satz zu viel.' })
    // No version of a draft names two texts: a tab that has seen an earlier one overwrites nothing.
    expect(draft.version).toBeGreaterThan(version + 1)
    const { stage, enquiries } = await person()
    expect([stage, ...enquiries.map(({ answeredAt }) => answeredAt)]).toEqual(['new', null, null])
    expect(await readJournal(app)).toContain('answer-taken-back')
    expect(await owner.takeBack(answer?.id ?? '')).toMatchObject({ code: 'notFound' })
  })

  test('is not sent after all where a press that was taken back comes once more', async () => {
    await write()
    const { subject, version } = await owner.open()
    const body = { subject, text: anAnswer, version, submissionId: crypto.randomUUID() }
    await owner.call('POST', await owner.idOf(), body)
    await owner.takeBack((await owner.read())[0]?.id ?? '')
    expect(await (await owner.call('POST', await owner.idOf(), body)).json()).toMatchObject({ code: 'notFound' })
    expect(await owner.read()).toEqual([])
  })

  test('gives back what was typed since as well, and what it answered is answered as long as another answer stands', async () => {
    await write()
    await owner.send('Die erste.')
    const [first] = await owner.read()
    app.clock.advance(second)
    const { version } = await owner.open()
    await owner.keep('Schon die zweite.', version)
    expect(await owner.takeBack(first?.id ?? '')).toEqual({ takenBack: true })
    expect((await owner.open()).text).toBe('Die erste.\n\nSchon die zweite.')
    await owner.send('Eine.')
    const [one] = await owner.read()
    app.clock.advance(second)
    await owner.send('Noch eine.')
    await owner.takeBack(one?.id ?? '')
    const [other] = await owner.read()
    const marks = () => app.database.db.selectFrom('enquiries').select('answered_at').execute()
    expect(await marks()).toEqual([{ answered_at: other?.answered_at }])
    await owner.takeBack(other?.id ?? '')
    expect(await marks()).toEqual([{ answered_at: null }])
  })

  test('is sent or taken back, never both, whichever instance comes first', async () => {
    await write()
    const { place, clock, mailServer } = app
    const other = engine === 'postgres' ? await anApp({ place, clock, smtpUrl: mailServer.url }) : undefined
    onTestFinished(async () => other?.remove())
    for (let round = 0; round < 20; round += 1) {
      const text = `Runde ${round}.`
      await owner.send(text)
      const [answer] = (await owner.read()).filter((one) => one.text === text)
      app.clock.advance(answerWait)
      const [taken] = await Promise.all([
        owner.takeBack(answer?.id ?? ''),
        ...[app, other].map((instance) => instance?.runQueue()),
      ])
      await app.runQueue()
      const sent = [...answersTo(), ...ofKind('Copie')].filter((mail) => mail.text?.includes(text)).length
      const isStored = (await owner.read()).some(({ id }) => id === answer?.id)
      expect([round, sent, isStored]).toEqual([round, ...('takenBack' in taken ? [0, false] : [2, true])])
    }
  })

  test('is not taken back once one of its two mails was tried', async () => {
    await write()
    await owner.send()
    const [answer] = await owner.read()
    await app.database.db
      .updateTable('outbox')
      .set({ attempts: 1 })
      .where('id', '=', answer?.copy_id ?? '')
      .execute()
    expect(await owner.takeBack(answer?.id ?? '')).toMatchObject({ code: 'notFound' })
    expect(await owner.read()).toHaveLength(1)
  })

  test('leaves under the subject that the owner types, of one line', async () => {
    await write()
    const { version } = await owner.keep('Kurz.', 0, ' Ihr Angebot\r\nBcc: all@example.org ')
    expect((await owner.open()).subject).toBe('Ihr Angebot Bcc: all@example.org')
    expect(await owner.keep('Kurz.', version, 'a'.repeat(answerSubjectMax + 1))).toMatchObject({ code: 'fields' })
    expect(await owner.deliver('Kurz.')).toBe('sent')
    const [mail] = app.mailServer.mails.filter(({ inReplyTo, recipients }) => inReplyTo && recipients.includes(writer))
    expect(mail?.subject).toBe('Ihr Angebot Bcc: all@example.org')
    expect(mail?.raw).not.toMatch(/^Bcc:/im)
    expect((await owner.read())[0]?.subject).toBe('Ihr Angebot Bcc: all@example.org')
  })

  test('greets nobody by a name that is none', async () => {
    const adverts = ['Gewinnen Sie 1000 €', 'www.spam.example', 'spam@example.org', 'a'.repeat(61), 'Kauf bei spam.de']
    const names = [...adverts, ...hostileTexts].map((name, index) => ({ name, email: `p${index}@example.org` }))
    await addEnquiries(app.database, names)
    for (const { name, email } of names)
      expect([name, (await owner.open(email)).text.split('\n', 1)[0]]).toEqual([name, words.fr.greetingWithoutName])
    const people = ["Anne-Lise d'Arc", 'Dr. Jörg Müller', 'J.-P. Żółć', '山田 太郎', 'عمر']
    await addEnquiries(
      app.database,
      people.map((name, index) => ({ name, email: `q${index}@example.org` })),
    )
    for (const [index, name] of people.entries())
      expect((await owner.open(`q${index}@example.org`)).text).toContain(`Bonjour ${name},`)
  })

  test('is kept while it is typed, and never over what another tab has typed since', async () => {
    await write()
    expect(await owner.keep('un', 0)).toMatchObject({ kind: 'saved', version: 1 })
    expect(await owner.keep('un\0 deux \n', 1)).toMatchObject({ kind: 'saved', version: 2 })
    const other = { kind: 'overtaken', subject: 'Re: Autre', text: 'un deux \n', version: 2 }
    expect(await owner.keep('autre onglet', 1)).toEqual(other)
    expect(await owner.open()).toMatchObject({ text: 'un deux \n', version: 2, savedAt: expect.any(String) })
    // What was cleared stays clear, and what is left of it is kept.
    await owner.keep('', 2, 'Mein Betreff')
    expect(await owner.open()).toMatchObject({ subject: 'Mein Betreff', text: '', version: 3 })
    await owner.keep('un deux \n', 3, '')
    expect(await owner.open()).toMatchObject({ subject: '', text: 'un deux \n', version: 4 })
    await owner.keep('un deux \n', 4)
    await owner.send()
    expect(await owner.keep('trop tard', 5)).toEqual({ kind: 'overtaken', subject: '', text: '', version: 6 })
    expect(await owner.open()).toMatchObject({ text: expect.stringMatching(/^Bonjour/), version: 6, savedAt: null })
  })

  test('reaches the writer as a letter in their thread, and the owner as a copy', async () => {
    await write({
      language: 'de',
      name: 'Anna\nBcc: all@example.org https://name.example',
      message: 'Siehe https://spam.example/x\nDanke.',
    })
    const [acknowledgement] = app.mailServer.to(writer)
    expect(await owner.deliver('Guten Tag,\r\n\r\nhier ist es: https://site.example/a ✅\n> zitiert')).toBe('sent')
    const [mail] = answersTo()
    expect(mail).toMatchObject({
      subject: `Re: ${messages.de.contactForm.subject.options.expansion}`,
      from: { name: settings.brand },
      to: [{ address: writer }],
      replyTo: [{ address: settings.email }],
      inReplyTo: acknowledgement?.messageId,
      references: acknowledgement?.messageId,
    })
    expect(mail?.text).toMatch(
      /^Guten Tag,\n\nhier ist es: https:\/\/site\.example\/a ✅\n> zitiert\n\nAm .* 2026 .*:\n\n> Siehe https\[:\]\/\/spam\[\.\]example\/x\n> Danke\.\n/,
    )
    expect(mail?.html).toContain('Guten Tag,<br/><br/>hier')
    expect(`${mail?.html}${mail?.raw}`).not.toMatch(/spam\.example|Bcc:/)
    expect(mail?.raw).not.toMatch(/^(Auto-Submitted|X-Auto)/im)
    const [copy] = ofKind('Copie\u00a0: ')
    expect(copy).toMatchObject({
      to: [{ address: administrator.email }],
      replyTo: [{ address: writer }],
      references: acknowledgement?.messageId,
    })
    expect(copy?.messageId).not.toBe(mail?.messageId)
    expect(copy?.html).not.toContain('://name')
    expect(copy?.text).toContain('hier ist es: https://site.example/a ✅')
    expect(await readJournal(app)).toContain('answer-sent')
  })

  test('continues the thread with every answer that was sent, outside every cap, and with none that was not', async () => {
    await write()
    const thread = app.mailServer.to(writer).map(({ messageId }) => messageId)
    for (const isTaken of [true, false, true]) {
      app.clock.advance(minute)
      app.mailServer.behave(isTaken ? { kind: 'accept' } : { kind: 'refuse', status: 550 })
      expect(await owner.deliver()).toBe(isTaken ? 'sent' : 'refused')
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
      expect(await owner.deliver()).toBe('sent')
    }
    const last = answersTo().at(-1)?.references?.split(/\s+/) ?? []
    expect([last.length, last.slice(0, 1)]).toEqual([20, first])
    // A message that nobody has acknowledged begins a thread.
    await addEnquiries(app.database, [{ email: 'new@example.org' }])
    await owner.deliver(anAnswer, 'new@example.org')
    expect(answersTo('new@example.org')[0]?.inReplyTo).toBeUndefined()
  })

  test('answers whatever the person has written so far, and nothing that waits for a look', async () => {
    await write({ message: 'Le premier message.' })
    await write({ message: 'Le deuxième message.', email: 'ANNA@example.org' })
    await write({ message: 'En quarantaine.', website: 'x' })
    await write({ email: 'other@example.org' })
    const first = (await app.database.db.selectFrom('enquiries').select('id').orderBy('received_at').execute())[0]?.id
    const sent = { subject: 'Re: Autre', text: anAnswer, version: 0, submissionId: crypto.randomUUID() }
    await owner.call('POST', first ?? '', sent)
    const rows = await app.database.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
    expect(rows.map(({ answered_at }) => answered_at !== null)).toEqual([true, true, false, false])
  })

  test('leaves once, however often its button is pressed', async () => {
    await write()
    const submissionId = crypto.randomUUID()
    const again = await Promise.all(Array.from({ length: 5 }, () => owner.send(anAnswer, submissionId)))
    expect(again).toEqual(Array(5).fill({ stored: true }))
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo().length, ofKind('Copie').length, (await owner.read()).length]).toEqual([1, 1, 1])
  })

  test('is stored with its mails and what is left of its draft, or not at all', async () => {
    await write()
    await write({ email: 'other@example.org' })
    const submissionId = crypto.randomUUID()
    expect(await owner.send(anAnswer, submissionId)).toEqual({ stored: true })
    // The database refuses a submission that it has already, once the mails of the answer are queued.
    const { subject, version } = await owner.open('other@example.org')
    const sent = { subject, text: anAnswer, version, submissionId }
    expect((await owner.call('POST', await owner.idOf('other@example.org'), sent)).status).toBeGreaterThanOrEqual(500)
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo('other@example.org'), ofKind('Copie').length]).toEqual([[], 1])
    expect(await owner.open('other@example.org')).toMatchObject({ version, savedAt: null })
  })

  test('is sent again where it was given up: the same letter, once, as long as its text is kept', async () => {
    await write()
    const [acknowledgement] = app.mailServer.to(writer)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await owner.deliver()).toBe('refused')
    const answers = await owner.read()
    const [{ mail_id: id = '', answered_at } = {}] = answers
    expect(await owner.retry(id)).toEqual({ sent: false, reason: 'refused' })
    await app.mailServer.down()
    expect(await owner.retry(id)).toEqual({ sent: false, reason: 'unreachable' })
    for (let hours = 0; hours < 48; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
    }
    const read = () => app.database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(await read()).toMatchObject({ state: 'gave-up', attempts: 8 })
    await app.mailServer.up()
    app.mailServer.behave({ kind: 'accept' })
    await write({ message: 'Toujours rien reçu ?' })
    const given = await Promise.all(Array.from({ length: 5 }, () => owner.retry(id)))
    expect(given).toContainEqual({ sent: true })
    // To who asks between the claim of the letter and its attempt it is on its way.
    for (const answer of given) expect([{ sent: true }, { sent: false, reason: 'underway' }]).toContainEqual(answer)
    await app.runQueue()
    expect(await owner.retry(id)).toEqual({ sent: true })
    const [mail, ...others] = answersTo()
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/^Bonjour Anna,\n\noui, volontiers\.\n\n.* 2026.*:\n\n> /)
    expect([mail?.inReplyTo, mail?.references]).toEqual([acknowledgement?.messageId, acknowledgement?.messageId])
    expect(mail?.messageId).toContain(id)
    expect(await owner.read()).toEqual(answers)
    // What came after it was written still waits.
    const rows = await app.database.db.selectFrom('enquiries').select('answered_at').orderBy('received_at').execute()
    expect(rows).toEqual([{ answered_at }, { answered_at: null }])
    expect(await readJournal(app)).toContain('mail-resent')
  })

  test('is not sent again where it may have arrived, has lost its text, or is gone', async () => {
    await write()
    app.mailServer.behave({ kind: 'cut' })
    const uncertain = { sent: false, reason: 'uncertain' }
    expect(await owner.deliver()).toBe('uncertain')
    const [{ mail_id: id = '' } = {}] = await owner.read()
    const texts = app.mailServer.texts()
    expect(await owner.retry(id)).toEqual(uncertain)
    expect(app.mailServer.texts()).toBe(texts)
    for (let hours = 0; hours < 12; hours += 1) {
      app.clock.advance(hour)
      await app.runQueue()
    }
    const { db } = app.database
    const mail = db.selectFrom('outbox').select(['state', 'attempts']).where('kind', '=', 'answer')
    expect(await mail.execute()).toEqual([{ state: 'uncertain', attempts: 3 }])
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await owner.deliver()).toBe('refused')
    const [, { mail_id: emptied = '' } = {}] = await owner.read()
    const person = async (): Promise<Person> => {
      const personId = await findPersonId(app.database, writer)
      return (await callAdmin(app, `${adminApi.people}/${personId}`, app.cookie)).json()
    }
    const offered = async () => (await person()).enquiries[0]?.answers.map((answer) => answer.mail.retryId)
    expect(await offered()).toEqual([null, emptied])
    app.clock.advance(30 * day + minute)
    await app.tidy()
    expect(await offered()).toEqual([null, null])
    app.mailServer.behave({ kind: 'accept' })
    expect(await owner.retry(id)).toEqual(uncertain)
    expect(await owner.retry(emptied)).toEqual({ sent: false, reason: 'refused' })
    await app.runQueue()
    expect(answersTo()).toEqual([])
    for (const gone of [crypto.randomUUID(), 'x']) expect(await owner.retry(gone)).toMatchObject({ code: 'notFound' })
  })

  test('is refused with what is wrong: nothing written, too much, a message in quarantine or gone', async () => {
    await write()
    const id = await owner.idOf()
    const submissionId = crypto.randomUUID()
    const codeOf = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()).code]
    const sent = { subject: 'Re: Autre', text: anAnswer, version: 0, submissionId }
    for (const wrong of [
      ...['', ' \n', 'a'.repeat(answerMax + 1)].map((text) => ({ text })),
      ...['', ' \n', 'a'.repeat(answerSubjectMax + 1)].map((subject) => ({ subject })),
    ])
      expect(await codeOf(owner.call('POST', id, { ...sent, ...wrong }))).toEqual([422, 'fields'])
    expect(await codeOf(owner.call('POST', id, { ...sent, submissionId: 'x' }))).toEqual([400, 'malformed'])
    expect(await codeOf(owner.call('POST', id, { ...sent, version: 1 }))).toEqual([404, 'notFound'])
    expect((await owner.call('POST', id, { ...sent, text: '\u{1F968}'.repeat(answerMax / 2) })).status).toBe(200)
    await write({ email: 'robot@example.org', website: 'x' })
    for (const [wanted, ...refused] of [
      [await owner.idOf('robot@example.org'), 409, 'quarantined'],
      [crypto.randomUUID(), 404, 'notFound'],
    ] as const) {
      expect(await codeOf(owner.call('GET', wanted))).toEqual(refused)
      expect(await codeOf(owner.call('GET', wanted, undefined, 'answer/preview'))).toEqual(refused)
      expect(await codeOf(owner.call('PUT', wanted, { subject: '', text: '', version: 0 }))).toEqual(refused)
      expect(await codeOf(owner.call('POST', wanted, sent))).toEqual(refused)
    }
    expect(await owner.read()).toHaveLength(1)
  })
})
