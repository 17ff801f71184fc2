import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { mostNotes, mostShown, noteMax, type Person } from '../../contract/api/admin-people.ts'
import { formatMoment } from '../../contract/formats.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { anEnteredApp, callAdmin, postTo, readJournal } from '../../tests/support/administrator.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { addAnswer, findPersonId, notePerson } from '../../tests/support/people.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { newId } from '../db/new-id.ts'
import type { PersonExport } from '../people/export.ts'
import { day, hour, minute } from '../runtime/clock.ts'

const eva = 'eva@example.org'

describe.each(engines)('a person in the administration, on %s', (engine) => {
  // With a limit, that the caps on mail hold.
  const app = startEmptied(() => anEnteredApp({ engine, config: { formLimit: 1_000 } }))

  const ask = (path: string) => callAdmin(app, `${adminApi.people}/${path}`, app.cookie)
  const look = async (id: string) => (await (await ask(id)).json()) as Person
  const post = (path: string, body: object = {}) => postTo(app, `${adminApi.people}/${path}`, body, app.cookie)
  const change = async (path: string, body: object = {}) => (await (await post(path, body)).json()) as Person
  const write = (message: string, written: object = {}) =>
    postEnquiry(app, { email: eva, name: 'Eva Bauer', language: 'de', message, ...written })
  const now = () => new Date(app.clock.now()).toISOString()
  /** The oldest first; of a mail which one it is. */
  const happened = ({ timeline }: Person) =>
    timeline.toReversed().map((event) => (event.kind === 'mail' ? event.mail : event.kind))
  const idOf = (email: string) => findPersonId(app.database, email)

  test('everything that happened stands in one line of time, whichever form it began with', async () => {
    await postJson(app, { email: eva, language: 'de', utm_source: 'messe' })
    app.clock.advance(minute)
    await pressButton(findLink(app.mailServer.to(eva)[0], tokenRoutes.download.de))
    app.clock.advance(day)
    await write('Die erste Frage.', { email: 'EVA@example.org', name: 'Eva B.' })
    await app.runQueue()
    const id = await idOf(eva)
    const first = await look(id)
    expect(first).toMatchObject({
      email: eva,
      name: 'Eva B.',
      lastContactAt: now(),
      now: now(),
      lead: { email: eva, campaign: ['messe'], stage: 'new', mail: { state: 'sent' } },
      consents: [
        { locale: 'de', sentence: expect.stringContaining(testContent.consentSentences.de[0].text.slice(0, 20)) },
      ],
      enquiries: [{ message: 'Die erste Frage.', answers: [], mail: { state: 'sent' } }],
      counts: { enquiries: 1 },
    })
    expect(happened(first)).toEqual(['signedUp', 'checklist', 'confirmed', 'wrote', 'enquiry-acknowledgement'])

    // Answered elsewhere; then both later messages at once, from here.
    app.clock.advance(day)
    await write('Die zweite Frage.')
    const [one] = (await look(id)).enquiries
    app.clock.advance(minute)
    const marked = now()
    await callAdmin(app, `${adminApi.enquiries}/${one?.id}/answered`, app.cookie, 'POST')
    await write('Die dritte Frage.')
    const three = (await look(id)).enquiries[2]
    app.clock.advance(minute)
    const answer = { subject: 'Re: Oui', text: 'Gern, am Dienstag.', version: 0, submissionId: crypto.randomUUID() }
    await postTo(app, `${adminApi.enquiries}/${three?.id}/answer`, answer, app.cookie)
    const answered = await look(id)
    expect(answered.name).toBe('Eva Bauer')
    expect(answered.enquiries.map(({ message, answeredAt }) => [message, answeredAt])).toEqual([
      ['Die erste Frage.', marked],
      ['Die zweite Frage.', now()],
      ['Die dritte Frage.', now()],
    ])
    const [view] = answered.enquiries[2]?.answers ?? []
    const { subject, text } = answer
    expect(view).toMatchObject({ subject, text, answeredAt: now(), mail: { state: 'waiting' }, leavesIn: 10 })
    expect(answered.timeline.filter(({ kind }) => kind === 'answered')).toEqual([
      { at: now(), kind: 'answered', enquiryId: three?.id, answerId: view?.id },
      { at: marked, kind: 'answered', enquiryId: one?.id },
    ])

    // What was agreed to anew stands below what was agreed to first.
    await postJson(app, { email: eva, language: 'fr' })
    expect((await look(id)).consents.map(({ locale }) => locale)).toEqual(['de', 'fr'])
  })

  test('the stage and each note are kept with their moments, and a note can be taken away', async () => {
    await addEnquiries(app.database, [{ email: eva }])
    const id = await idOf(eva)
    expect((await look(id)).keptUntil).toBe('2029-03-02T08:00:00.000Z')
    await post(`${id}/stage`, { stage: 'talk' })
    await post(`${id}/stage`, { stage: 'talk' })
    app.clock.advance(minute)
    const noted = await change(`${id}/notes`, { text: ' Rappeler\r\nmardi \0' })
    expect(noted.timeline.slice(0, 2)).toEqual([
      { at: now(), kind: 'note', noteId: expect.any(String), text: 'Rappeler\nmardi' },
      { at: expect.any(String), kind: 'stage', stage: 'talk' },
    ])
    const client = await change(`${id}/stage`, { stage: 'client' })
    expect(client).toMatchObject({ stage: 'client', keptUntil: null, enquiries: [{ stage: 'client' }] })
    app.clock.advance(day)
    const closed = await change(`${id}/stage`, { stage: 'closed' })
    expect(closed.keptUntil).toBe(`2031${now().slice(4)}`)
    const [note] = noted.timeline
    const path = `${id}/notes/${note?.kind === 'note' ? note.noteId : ''}/erase`
    expect(happened(await change(path))).toEqual(['wrote', 'stage', 'stage', 'stage'])
    expect((await post(path)).status).toBe(404)
    expect((await readJournal(app)).slice(0, 3)).toEqual(['note-erased', 'stage-changed', 'stage-changed'])
  })

  test('everything can be sent to the person: a link that leads to it, outside the caps, once in a quarter of an hour', async () => {
    await addLeads(app.database, [{ email: eva, locale: 'de' }])
    // More than a visitor may cause in a day.
    for (let times = 0; times < 8; times += 1) {
      expect(await change(`${await idOf(eva)}/send-data`)).toEqual({ sent: true })
      if (times % 2 === 1) app.clock.advance(hour)
    }
    const mails = app.mailServer.to(eva)
    expect(mails).toHaveLength(4)
    const answer = await pressButton(findLink(mails.at(-1), tokenRoutes.data.de))
    expect(await answer.json()).toMatchObject({ checklist: [{ email: eva }] })
    expect((await readJournal(app))[0]).toBe('person-data-sent')
  })

  test('what is no stage, no note or one note too many is refused, and nothing is kept', async () => {
    await addEnquiries(app.database, [{ email: eva }])
    const id = await idOf(eva)
    for (const text of ['', '  \n ', 'n'.repeat(noteMax + 1)])
      expect((await post(`${id}/notes`, { text })).status).toBe(422)
    expect((await post(`${id}/stage`, { stage: 'friend' })).status).toBe(400)
    const written = { person_id: id, kind: 'note', text: 'Une note.', written_at: now() } as const
    await post(`${id}/stage`, { stage: 'talk' })
    const notes = Array.from({ length: mostNotes - 1 }, () => ({ id: newId(), ...written }))
    await app.database.db.insertInto('person_notes').values(notes).execute()
    expect((await post(`${id}/notes`, { text: 'La dernière.' })).status).toBe(200)
    expect((await post(`${id}/notes`, { text: 'Une de trop.' })).status).toBe(413)
    expect(happened(await look(id)).filter((kind) => kind === 'note')).toHaveLength(mostNotes)
  })

  test('the files of a person hold everything, word for word and in the order of time, under names that name no one', async () => {
    await postJson(app, { email: eva, language: 'de', via: '/de/blog,google,utm_campaign=herbst' })
    const [second, enquiry] = await addEnquiries(app.database, [
      { email: eva, message: 'Die zweite Frage.', received_at: now() },
      { email: eva, message: 'Die erste <img src=x>', how_found: 'Beim Bäcker' },
    ])
    // Of an answer that was sent no draft is left but its version.
    const left = { enquiry_id: second?.id ?? '', subject: null, text: '', version: 2, saved_at: now() }
    await app.database.db.insertInto('answer_drafts').values(left).execute()
    const id = await idOf(eva)
    const text = 'Gern </p><script>alert(1)</script>'
    await notePerson(app.database, eva)
    await addAnswer(app.database, enquiry?.id ?? '', text)
    app.clock.advance(minute)
    await post(`${id}/stage`, { stage: 'client' })
    const [json, page] = [await ask(`${id}/export`), await ask(`${id}/page`)]
    expect((await readJournal(app)).slice(0, 2)).toEqual(['person-exported', 'person-exported'])
    const name = `personne-${id.slice(-8)}-${now().slice(0, 10)}`
    expect([json, page].map(({ headers }) => headers.get('content-disposition'))).toEqual(
      ['json', 'html'].map((ending) => `attachment; filename="${name}.${ending}"`),
    )
    const data = (await json.json()) as PersonExport
    const { subject } = testContent.messages.fr.contactForm
    expect(data).toMatchObject({
      checklist: [{ email: eva, first_page: '/de/blog', source: 'google', utm_campaign: 'herbst' }],
      consents: [{ locale: 'de' }],
      enquiries: [
        { subject: subject.options.expansion, how_found: 'Beim Bäcker', answers: [{ text }], drafts: [{ text }] },
        { message: 'Die zweite Frage.', drafts: [] },
      ],
      relation: [{ stage: 'client', client_since: now() }],
      notes: [
        { kind: 'note', text: 'Rappeler mardi.' },
        { kind: 'stage', text: 'client' },
      ],
    })
    expect(data.mails.map(({ text }) => String(text)).join()).toContain(testContent.messages.de.checklistMail.heading)

    const html = await page.text()
    const read = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    const places = [
      ...[
        `État au ${formatMoment(now(), 'fr')}.`,
        'tant que l’étape est « Client »',
        'Page du blog (allemand)',
        'Google',
      ],
      ...['herbst', testContent.consentSentences.de[0].text.slice(0, 20), 'pas encore', 'Die erste', 'Beim Bäcker'],
      ...['Votre réponse', 'Gern', 'Die zweite Frage.', 'A écrit', 'Vous avez répondu d’ici', 'Rappeler mardi.'],
      ...['A demandé la checklist', 'E-mail de la checklist : Envoyé', 'Étape : Client'],
    ].map((part) => read.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    // What was typed is text, and the file asks no server for anything.
    for (const typed of ['&lt;img src=x&gt;', '&lt;script&gt;']) expect(html).toContain(typed)
    expect(html).not.toMatch(/<(img|script)\b|(href|src|action)="(?!#|data:)/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('of a person who is gone nothing is shown, handed out, changed or sent', async () => {
    const gone = newId()
    for (const path of [gone, `${gone}/export`, `${gone}/page`]) expect((await ask(path)).status).toBe(404)
    for (const action of ['stage', 'notes', 'send-data', 'erase'])
      expect((await post(`${gone}/${action}`, { stage: 'talk', text: 'Qui ?' })).status, action).toBe(404)
  })

  test('of a person who wrote very often the newest is shown, with every note and the whole count', async () => {
    await addLeads(app.database, [{ email: eva }])
    const written = Array.from({ length: mostShown + 5 }, (_, index) => ({
      email: eva,
      message: `Message ${index}, assez long.`,
      received_at: new Date(Date.parse('2026-03-02T08:00:00.000Z') + index * minute).toISOString(),
    }))
    await addEnquiries(app.database, written)
    const id = await idOf(eva)
    await post(`${id}/notes`, { text: 'Écrit beaucoup.' })
    const person = await look(id)
    expect(person.enquiries.map(({ message }) => message)).toEqual(written.slice(5).map(({ message }) => message))
    expect(person.timeline).toHaveLength(mostShown + 1)
    expect(person).toMatchObject({ counts: { enquiries: mostShown + 5 }, firstContactAt: written[0]?.received_at })
    expect(await (await ask(`${id}/page`)).text()).toMatch(/Messages plus anciens\s: 5\./)
  })
})
