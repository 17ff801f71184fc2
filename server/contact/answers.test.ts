// Long: one answer on its whole way, from the empty field to the mailbox, on both engines.

import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type AnswerForm,
  answerMax,
  answerSubjectMax,
  answerWait,
  type Person,
  type SentAnswer,
} from '../../contract/api/admin-people.ts'
import { administrator, anEnteredApp, callAdmin, readJournal } from '../../tests/support/administrator.ts'
import { type AppWithMail, anApp } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import { findPersonId } from '../../tests/support/people.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { newId } from '../db/new-id.ts'
import type { Outbox } from '../db/tables.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'
import type { Site } from '../site/site.ts'

const { messages, settings, answers: words } = testContent

const writer = 'anna@example.org'
const snippet = { title: 'Merci', text: 'Merci, {name}, pour « {subject} ».' }

/** The owner, who answers what `writer` sent last. */
function anOwner(app: AppWithMail & { cookie: string }) {
  const idOf = async (email = writer) => {
    const newest = app.database.db.selectFrom('enquiries').select('id').where('email', '=', email)
    return (await newest.orderBy('received_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }
  const call = (method: string, id: string, body?: unknown, path = 'answer') =>
    callAdmin(app, `${adminApi.enquiries}/${id}/${path}`, app.cookie, method, body)
  const open = async (email?: string): Promise<AnswerForm> => (await call('GET', await idOf(email))).json()
  /** What a press of the button sends. */
  const write = async (text = 'Bonjour Anna,\n\noui, volontiers.', email?: string): Promise<SentAnswer> => {
    const { subject, version } = await open(email)
    return { subject, text, version, submissionId: crypto.randomUUID() }
  }
  const send = async (sent: SentAnswer, email?: string) => (await call('POST', await idOf(email), sent)).json()
  return {
    idOf,
    call,
    open,
    write,
    send,
    read: () => app.database.db.selectFrom('answers').selectAll().orderBy('id').execute(),
    keep: async (text: string, version: number, subject = 'Re: Autre') =>
      (await call('PUT', await idOf(), { subject, text, version })).json(),
    /** Sends an answer and lets it leave. @returns how its mail ended */
    deliver: async (text?: string, email?: string) => {
      expect(await send(await write(text, email), email)).toEqual({ stored: true })
      app.clock.advance(answerWait)
      await app.runQueue()
      const { db } = app.database
      const mail = db.selectFrom('outbox').select(['state', 'unsent_reason']).where('kind', '=', 'answer')
      const { state, unsent_reason } = await mail.orderBy('queued_at', 'desc').executeTakeFirstOrThrow()
      return unsent_reason ?? state
    },
    retry: async (mailId: string) =>
      (await callAdmin(app, `${adminApi.mails}/${mailId}/retry`, app.cookie, 'POST')).json(),
    takeBack: async (answerId = '') => (await call('POST', await idOf(), {}, `answers/${answerId}/take-back`)).json(),
    lookAtWriter: async (): Promise<Person> => {
      const id = await findPersonId(app.database, writer)
      return (await callAdmin(app, `${adminApi.people}/${id}`, app.cookie)).json()
    },
  }
}

describe.each(engines)('the answer to an enquiry, on %s', (engine) => {
  const changeSite = ({ getContent }: Site) => {
    const content = getContent()
    const answers = { ...content.answers, fr: { ...content.answers.fr, snippets: [snippet] } }
    return { getContent: () => ({ ...content, answers }) }
  }
  const app = startEmptied(() => anEnteredApp({ engine, changeSite, config: { formLimit: 100_000 } }))
  const owner = anOwner(app)

  const write = async (body: Record<string, string> = {}) => {
    app.clock.advance(minute)
    await postEnquiry(app, { email: writer, ...body })
    await app.runQueue()
  }
  const ofKind = (subject: string) => app.mailServer.mails.filter((mail) => mail.subject?.startsWith(subject))
  const answersTo = (address = writer) => ofKind('Re:').filter(({ recipients }) => recipients.includes(address))
  const readEnquiries = () => app.database.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()

  test('waits ten seconds, in which it becomes the draft again, and nobody has got anything', async () => {
    await write()
    await write({ message: 'Encore un mot, si vous permettez.' })
    await owner.keep('Ein Satz zu viel.', 0, 'Re: Mein Betreff')
    const sent = await owner.write('Ein Satz zu viel.')
    expect(await owner.send(sent)).toEqual({ stored: true })
    app.clock.advance(answerWait - second)
    await app.runQueue()
    const before = await owner.lookAtWriter()
    const [answer] = before.enquiries.at(-1)?.answers ?? []
    expect(answer).toMatchObject({ subject: 'Re: Mein Betreff', text: 'Ein Satz zu viel.', leavesIn: 1 })
    expect(before.stage).toBe('talk')
    expect(await owner.takeBack(answer?.id)).toEqual({ takenBack: true })
    // Nor does the press send it that comes once more.
    expect(await owner.send(sent)).toMatchObject({ code: 'notFound' })
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo(), ofKind('Copie'), await owner.read()]).toEqual([[], [], []])
    const draft = await owner.open()
    expect(draft).toMatchObject({ subject: 'Re: Mein Betreff', text: 'Ein Satz zu viel.' })
    // No version of a draft names two texts: a tab that has seen an earlier one overwrites nothing.
    expect(draft.version).toBeGreaterThan(sent.version + 1)
    const { stage, enquiries } = await owner.lookAtWriter()
    expect([stage, ...enquiries.map(({ answeredAt }) => answeredAt)]).toEqual(['new', null, null])
    expect(await readJournal(app)).toContain('answer-taken-back')
    expect(await owner.takeBack(answer?.id)).toMatchObject({ code: 'notFound' })
  })

  test('gives back what was typed since as well, and what it answered is answered as long as another answer stands', async () => {
    await write()
    await owner.send(await owner.write('Die erste.'))
    const [first] = await owner.read()
    app.clock.advance(second)
    const { version } = await owner.open()
    await owner.keep('Schon die zweite.', version)
    expect(await owner.takeBack(first?.id)).toEqual({ takenBack: true })
    expect((await owner.open()).text).toBe('Die erste.\n\nSchon die zweite.')
    await owner.send(await owner.write())
    app.clock.advance(second)
    await owner.send(await owner.write())
    const [one, other] = await owner.read()
    await owner.takeBack(one?.id)
    expect(await readEnquiries()).toMatchObject([{ answered_at: other?.answered_at }])
    await owner.takeBack(other?.id)
    expect(await readEnquiries()).toMatchObject([{ answered_at: null }])
  })

  test('is sent or taken back, never both, whichever instance comes first', async () => {
    await write()
    const { place, clock, mailServer } = app
    const other = engine === 'postgres' ? await anApp({ place, clock, smtpUrl: mailServer.url }) : undefined
    onTestFinished(async () => other?.remove())
    for (let round = 0; round < 10; round += 1) {
      const text = `Runde ${round}.`
      await owner.send(await owner.write(text))
      const [answer] = (await owner.read()).filter((one) => one.text === text)
      app.clock.advance(answerWait)
      const [taken] = await Promise.all([
        owner.takeBack(answer?.id),
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
    await owner.send(await owner.write())
    const [{ id, copy_id = '' } = {}] = await owner.read()
    await app.database.db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', copy_id).execute()
    expect(await owner.takeBack(id)).toMatchObject({ code: 'notFound' })
    expect(await owner.read()).toHaveLength(1)
  })

  test('is kept while it is typed, its subject as one line, and never over what another tab has typed since', async () => {
    await write()
    expect(await owner.keep('un', 0)).toMatchObject({ kind: 'saved', version: 1 })
    expect(await owner.keep('un\0 deux \n', 1, ' Votre offre\r\nBcc: x ')).toMatchObject({ kind: 'saved', version: 2 })
    const other = { kind: 'overtaken', subject: 'Votre offre Bcc: x', text: 'un deux \n', version: 2 }
    expect(await owner.keep('autre onglet', 1)).toEqual(other)
    const { kind: _kind, ...kept } = other
    expect(await owner.open()).toMatchObject({ ...kept, savedAt: expect.any(String) })
    // What was cleared stays clear, and what is left of it is kept.
    await owner.keep('', 2, 'Mein Betreff')
    expect(await owner.open()).toMatchObject({ subject: 'Mein Betreff', text: '', version: 3 })
    await owner.keep('un deux \n', 3, '')
    expect(await owner.open()).toMatchObject({ subject: '', text: 'un deux \n', version: 4 })
    await owner.keep('un deux \n', 4)
    await owner.send(await owner.write())
    expect(await owner.keep('trop tard', 5)).toEqual({ kind: 'overtaken', subject: '', text: '', version: 6 })
    expect(await owner.open()).toMatchObject({ text: expect.stringMatching(/^Bonjour/), version: 6, savedAt: null })
  })

  test('continues the thread with every answer that was sent, outside every cap, and with none that was not', async () => {
    await write()
    const thread = app.mailServer.to(writer).map(({ messageId }) => messageId)
    const threadOf = (mail = answersTo().at(-1)) => [mail?.references?.split(/\s+/), mail?.inReplyTo]
    for (const isTaken of [true, false, true]) {
      app.clock.advance(minute)
      app.mailServer.behave(isTaken ? { kind: 'accept' } : { kind: 'refuse', status: 550 })
      expect(await owner.deliver()).toBe(isTaken ? 'sent' : 'refused')
      if (!isTaken) continue
      expect(threadOf()).toEqual([thread, thread.at(-1)])
      thread.push(answersTo().at(-1)?.messageId)
    }
    // Of a long one, its beginning and its end.
    const { db } = app.database
    const [mail] = await db
      .selectFrom('outbox')
      .selectAll()
      .where('message_id', '=', thread.at(-1) ?? '')
      .execute()
    const toCopy = (id: string) => ({ ...(mail as Outbox), id, message_id: `<${id}@x.example>` })
    const more = Array.from({ length: 25 }, () => toCopy(newId()))
    await db.insertInto('outbox').values(more).execute()
    app.clock.advance(minute)
    expect(await owner.deliver()).toBe('sent')
    const named = [thread[0], ...more.slice(-19).map(({ message_id }) => message_id)]
    expect(threadOf()).toEqual([named, named.at(-1)])
    // A message that nobody has acknowledged begins a thread.
    await addEnquiries(app.database, [{ email: 'new@example.org' }])
    await owner.deliver('Bonjour.', 'new@example.org')
    expect(answersTo('new@example.org')[0]?.inReplyTo).toBeUndefined()
  })

  test('answers whatever the person has written so far, and nothing that waits for a look', async () => {
    await write({ message: 'Le premier message.' })
    const sent = await owner.write()
    const first = await owner.idOf()
    await write({ message: 'Le deuxième message.', email: 'ANNA@example.org' })
    await write({ message: 'En quarantaine.', website: 'x' })
    await write({ email: 'other@example.org' })
    await owner.call('POST', first, sent)
    expect((await readEnquiries()).map(({ answered_at }) => answered_at !== null)).toEqual([true, true, false, false])
  })

  test('leaves once, however often its button is pressed', async () => {
    await write()
    const sent = await owner.write()
    const again = await Promise.all(Array.from({ length: 5 }, () => owner.send(sent)))
    expect(again).toEqual(Array(5).fill({ stored: true }))
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo().length, ofKind('Copie').length, (await owner.read()).length]).toEqual([1, 1, 1])
  })

  test('is stored with its mails and what is left of its draft, or not at all', async () => {
    const other = 'other@example.org'
    await write()
    await write({ email: other })
    const first = await owner.write()
    expect(await owner.send(first)).toEqual({ stored: true })
    // The database refuses a submission that it has already, once the mails of the answer are queued.
    const sent = { ...(await owner.write(undefined, other)), submissionId: first.submissionId }
    expect((await owner.call('POST', await owner.idOf(other), sent)).status).toBeGreaterThanOrEqual(500)
    app.clock.advance(day)
    await app.runQueue()
    expect([answersTo(other), ofKind('Copie').length]).toEqual([[], 1])
    expect(await owner.open(other)).toMatchObject({ version: sent.version, savedAt: null })
  })

  test('is sent again where it was given up: the same letter, once, with all its tries before it', async () => {
    await write()
    const [acknowledgement] = app.mailServer.to(writer)
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await owner.deliver()).toBe('refused')
    const answers = await owner.read()
    const [{ mail_id: id = '', answered_at } = {}] = answers
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    expect(await owner.retry(id)).toEqual({ sent: false, reason: 'unreachable' })
    const { db } = app.database
    const mail = db.selectFrom('outbox').select(['state', 'attempts']).where('id', '=', id)
    expect(await mail.execute()).toEqual([{ state: 'waiting', attempts: 1 }])
    // It waits for its next try, and is tried now.
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await owner.retry(id)).toEqual({ sent: false, reason: 'refused' })
    app.mailServer.behave({ kind: 'accept' })
    await write({ message: 'Toujours rien reçu ?' })
    const given = await Promise.all(Array.from({ length: 5 }, () => owner.retry(id)))
    expect(given).toContainEqual({ sent: true })
    // To who asks between the claim of the letter and its attempt it is on its way.
    for (const answer of given) expect([{ sent: true }, { sent: false, reason: 'underway' }]).toContainEqual(answer)
    await app.runQueue()
    expect(await owner.retry(id)).toEqual({ sent: true })
    const [letter, ...others] = answersTo()
    expect(others).toEqual([])
    expect(letter?.text).toMatch(/^Bonjour Anna,\n\noui, volontiers\.\n\n.* 2026.*:\n\n> /)
    expect([letter?.inReplyTo, letter?.references]).toEqual([acknowledgement?.messageId, acknowledgement?.messageId])
    expect(letter?.messageId).toContain(id)
    expect(await owner.read()).toEqual(answers)
    // What came after it was written still waits.
    expect(await readEnquiries()).toMatchObject([{ answered_at }, { answered_at: null }])
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
    const offered = async () =>
      (await owner.lookAtWriter()).enquiries[0]?.answers.map(({ mail }) => [mail.state, mail.retryId])
    expect(await offered()).toEqual([['waiting', null]])
    for (const _try of ['second', 'last']) {
      app.clock.advance(8 * hour)
      await app.runQueue()
    }
    app.mailServer.behave({ kind: 'refuse', status: 550 })
    expect(await owner.deliver()).toBe('refused')
    const [, { mail_id: emptied = '' } = {}] = await owner.read()
    expect(await offered()).toEqual([
      ['uncertain', null],
      ['gave-up', emptied],
    ])
    app.clock.advance(30 * day + minute)
    await app.tidy()
    expect(await offered()).toEqual([
      ['uncertain', null],
      ['gave-up', null],
    ])
    app.mailServer.behave({ kind: 'accept' })
    expect(await owner.retry(id)).toEqual(uncertain)
    expect(await owner.retry(emptied)).toEqual({ sent: false, reason: 'refused' })
    await app.runQueue()
    expect(answersTo()).toEqual([])
    for (const gone of [crypto.randomUUID(), 'x']) expect(await owner.retry(gone)).toMatchObject({ code: 'notFound' })
  })

  // What follows asks the database for nothing new.
  if (engine !== engines[0]) return

  test('begins with salutation and signature in the language of the message', async () => {
    const language = 'de'
    await write({ language })
    const { greeting, signature, snippets } = words[language]
    const signed = signature.replace('{owner}', 'BusinessBretzel')
    expect(await owner.open()).toMatchObject({
      text: `${greeting.replace('{name}', 'Anna Schmidt')}\n\n\n\n${signed}`,
      version: 0,
      savedAt: null,
      subject: `Re: ${messages[language].contactForm.subject.options.expansion}`,
      snippets,
      replyTo: settings.email,
      signature: signed,
    })
  })

  test('greets no one by a name that is none, in no snippet either', async () => {
    const adverts = ['Gewinnen Sie 1000 €', 'www.spam.example', 'spam@example.org', 'a'.repeat(61), 'Kauf bei spam.de']
    const people = ["Anne-Lise d'Arc", 'Dr. Jörg Müller', 'J.-P. Żółć', '山田 太郎', 'عمر']
    const names = [...adverts, ...hostileTexts, ...people]
    const written = names.map((name, index) => ({ name, email: `p${index}@x.example` }))
    await addEnquiries(app.database, written)
    const { expansion } = messages.fr.contactForm.subject.options
    for (const { name, email } of written) {
      const { text, snippets } = await owner.open(email)
      const expected = people.includes(name)
        ? [words.fr.greeting.replace('{name}', name), `Merci, ${name}, pour « ${expansion} ».`]
        : [words.fr.greetingWithoutName, `Merci, pour « ${expansion} ».`]
      expect([text.split('\n', 1)[0], snippets.at(-1)?.text]).toEqual(expected)
    }
  })

  test('reaches the writer as the letter that was shown, in a frame in which nothing runs, and the owner as a copy', async () => {
    const name = 'Anna\nBcc: all@example.org https://name.example'
    await write({ language: 'de', name, message: 'Siehe https://spam.example/x\nDanke.' })
    const [acknowledgement] = app.mailServer.to(writer)
    await owner.keep('Guten Tag,\n\n<b>hier</b>: https://site.example/a ✅\n> zitiert', 0, 'Re: <i>Ja</i>')
    const preview = await owner.call('GET', await owner.idOf(), undefined, 'answer/preview')
    expect(preview.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await owner.deliver((await owner.open()).text.replaceAll('\n', '\r\n'))).toBe('sent')
    const [mail] = answersTo()
    expect(mail).toMatchObject({
      subject: 'Re: <i>Ja</i>',
      from: { name: settings.brand },
      to: [{ address: writer }],
      replyTo: [{ address: settings.email }],
      text: expect.stringMatching(
        /^Guten Tag,\n\n<b>hier<\/b>: https:\/\/site\.example\/a ✅\n> zitiert\n\nAm .* 2026 .*:\n\n> Siehe https\[:\]\/\/spam\[\.\]example\/x\n> Danke\.\n/,
      ),
    })
    expect((await preview.text()).replace(/\s+/g, ' ')).toBe(mail?.html?.replace(/\s+/g, ' ').trim())
    expect(`${mail?.html}${mail?.raw}`).not.toMatch(/spam\.example|Bcc:/)
    const [copy] = ofKind('Copie\u00a0: ')
    expect(copy).toMatchObject({
      to: [{ address: administrator.email }],
      replyTo: [{ address: writer }],
      references: acknowledgement?.messageId,
      text: expect.stringContaining('<b>hier</b>: https://site.example/a ✅'),
    })
    expect(copy?.messageId).not.toBe(mail?.messageId)
    expect(copy?.html).not.toContain('://name')
    expect(await readJournal(app)).toContain('answer-sent')
  })

  test('is refused with what is wrong: nothing written, too much, a message in quarantine or gone', async () => {
    await write()
    const id = await owner.idOf()
    const codeOf = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()).code]
    const sent = await owner.write()
    for (const wrong of [
      ...['', ' \n', 'a'.repeat(answerMax + 1)].map((text) => ({ text })),
      ...['', ' \n', 'a'.repeat(answerSubjectMax + 1)].map((subject) => ({ subject })),
    ])
      expect(await codeOf(owner.call('POST', id, { ...sent, ...wrong }))).toEqual([422, 'fields'])
    const long = { subject: 'a'.repeat(answerSubjectMax + 1), text: '', version: 0 }
    expect(await codeOf(owner.call('PUT', id, long))).toEqual([422, 'fields'])
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
