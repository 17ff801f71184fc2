import { describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { mostNotes, mostShown, noteMax, type Person } from '../../contract/api/admin-people.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { anEnteredApp, callAdmin, postTo, readJournal } from '../../tests/support/administrator.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries, postEnquiry } from '../../tests/support/enquiries.ts'
import { postJson, pressButton } from '../../tests/support/form.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { addAnswer, findPersonId, notePerson } from '../../tests/support/people.ts'
import { searchTables } from '../../tests/support/search-tables.ts'
import { startEach } from '../../tests/support/start.ts'
import { newId } from '../db/new-id.ts'
import type { PersonExport } from '../people/export.ts'
import { day, hour, minute } from '../runtime/clock.ts'

const eva = 'eva@example.org'

describe.each(engines)('a person in the administration, on %s', (engine) => {
  const app = startEach(() => anEnteredApp({ engine }))

  const ask = (path: string, method = 'GET') => callAdmin(app, `${adminApi.people}/${path}`, app.cookie, method)
  const look = async (id: string) => (await (await ask(id)).json()) as Person
  const post = (path: string, body: object = {}) => postTo(app, `${adminApi.people}/${path}`, body, app.cookie)
  const now = () => new Date(app.clock.now()).toISOString()
  const happened = ({ timeline }: Person) => timeline.toReversed().map(({ kind }) => kind)
  const idOf = (email: string) => findPersonId(app.database, email)

  test('everything that happened stands in one line of time, whichever form it began with', async () => {
    await postJson(app, { email: eva, language: 'de', utm_source: 'messe' })
    app.clock.advance(minute)
    await pressButton(findLink(app.mailServer.to(eva)[0], tokenRoutes.download.de))
    app.clock.advance(day)
    await postEnquiry(app, { email: 'EVA@example.org', name: 'Eva B.', message: 'Die erste Frage.', language: 'de' })
    await app.runQueue()
    const id = await idOf(eva)
    const first = await look(id)
    expect(first).toMatchObject({
      id,
      email: eva,
      name: 'Eva B.',
      stage: 'new',
      lastContactAt: now(),
      now: now(),
      lead: { email: eva, campaign: ['messe'], stage: 'new', mail: { state: 'sent' } },
      consents: [
        { locale: 'de', sentence: expect.stringContaining(testContent.consentSentences.de[0].text.slice(0, 20)) },
      ],
      enquiries: [{ message: 'Die erste Frage.', answers: [], mail: { state: 'sent' } }],
      counts: { enquiries: 1 },
    })
    expect(happened(first)).toEqual(['signedUp', 'mail', 'confirmed', 'wrote', 'mail'])
    expect(
      first.timeline.flatMap((event) => (event.kind === 'mail' ? [[event.mail, event.progress.state]] : [])),
    ).toEqual([
      ['enquiry-acknowledgement', 'sent'],
      ['checklist', 'sent'],
    ])

    // A second message is part of the same conversation, and leads to the same person.
    app.clock.advance(day)
    await postEnquiry(app, { email: eva, name: 'Eva Bauer', message: 'Die zweite Frage.', language: 'de' })
    const [one, two] = (await look(id)).enquiries
    expect([one?.message, two?.message]).toEqual(['Die erste Frage.', 'Die zweite Frage.'])
    expect([one?.personId, two?.personId]).toEqual([id, id])
    expect((await look(id)).name).toBe('Eva Bauer')

    // Answered elsewhere; then both later messages at once, from here.
    app.clock.advance(minute)
    const marked = now()
    await callAdmin(app, `${adminApi.enquiries}/${one?.id}/answered`, app.cookie, 'POST')
    await postEnquiry(app, { email: eva, name: 'Eva Bauer', message: 'Die dritte Frage.', language: 'de' })
    const three = (await look(id)).enquiries[2]
    app.clock.advance(minute)
    const answer = { subject: 'Re: Oui', text: 'Gern, am Dienstag.', version: 0, submissionId: crypto.randomUUID() }
    await postTo(app, `${adminApi.enquiries}/${three?.id}/answer`, answer, app.cookie)
    const answered = await look(id)
    expect(answered.enquiries.map(({ answeredAt }) => answeredAt)).toEqual([marked, now(), now()])
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
    const noted = (await (await post(`${id}/notes`, { text: ' Rappeler\r\nmardi \0' })).json()) as Person
    expect(noted.stage).toBe('talk')
    expect(noted.timeline.slice(0, 2)).toEqual([
      { at: now(), kind: 'note', noteId: expect.any(String), text: 'Rappeler\nmardi' },
      { at: expect.any(String), kind: 'stage', stage: 'talk' },
    ])
    app.clock.advance(minute)
    const client = (await (await post(`${id}/stage`, { stage: 'client' })).json()) as Person
    expect(client).toMatchObject({ stage: 'client', keptUntil: null, enquiries: [{ stage: 'client' }] })
    app.clock.advance(day)
    const closed = (await (await post(`${id}/stage`, { stage: 'closed' })).json()) as Person
    expect(closed.keptUntil).toBe(`2031${now().slice(4)}`)
    const [note] = noted.timeline
    const noteId = note?.kind === 'note' ? note.noteId : ''
    const path = `${id}/notes/${noteId}/erase`
    expect(happened((await (await post(path)).json()) as Person)).toEqual(['wrote', 'stage', 'stage', 'stage'])
    expect((await post(path)).status).toBe(404)
    expect(await readJournal(app)).toEqual(
      expect.arrayContaining(['note-erased', 'stage-changed', 'note-written', 'stage-changed']),
    )
  })

  test('everything can be sent to the person: a link that leads to it, outside the caps, once in a quarter of an hour', async () => {
    await addLeads(app.database, [{ email: eva, locale: 'de' }])
    // More than a visitor may cause in a day.
    for (let times = 0; times < 4; times += 1) {
      expect(await (await post(`${await idOf(eva)}/send-data`)).json()).toEqual({ sent: true })
      expect(await (await post(`${await idOf(eva)}/send-data`)).json()).toEqual({ sent: true })
      app.clock.advance(hour)
    }
    const mails = app.mailServer.to(eva)
    expect(mails).toHaveLength(4)
    const answer = await pressButton(findLink(mails.at(-1), tokenRoutes.data.de))
    expect(await answer.json()).toMatchObject({ checklist: [{ email: eva }] })
    expect((await readJournal(app))[0]).toBe('person-data-sent')
    expect((await post(`${newId()}/send-data`)).status).toBe(404)
  })

  test('what is no stage, no note or one note too many is refused, and nothing is kept', async () => {
    await addEnquiries(app.database, [{ email: eva }])
    const id = await idOf(eva)
    for (const text of ['', '  \n ', 'n'.repeat(noteMax + 1)])
      expect((await post(`${id}/notes`, { text })).status).toBe(422)
    expect((await post(`${id}/stage`, { stage: 'friend' })).status).toBe(400)
    expect((await post(`${newId()}/notes`, { text: 'Qui ?' })).status).toBe(404)
    const written = { person_id: id, kind: 'note', text: 'Une note.', written_at: now() } as const
    await post(`${id}/stage`, { stage: 'talk' })
    const notes = Array.from({ length: mostNotes }, () => ({ id: newId(), ...written }))
    await app.database.db.insertInto('person_notes').values(notes).execute()
    expect((await post(`${id}/notes`, { text: 'Une de trop.' })).status).toBe(413)
    expect(happened(await look(id)).filter((kind) => kind === 'note')).toHaveLength(mostNotes)
  })

  test('the files of a person hold everything, drafts too, under names that tell them apart and name nobody', async () => {
    await postJson(app, { email: eva, language: 'de', via: '/de/blog,google,utm_campaign=herbst' })
    const [second, enquiry] = await addEnquiries(app.database, [
      { email: eva, message: 'Die zweite Frage.', received_at: now() },
      { email: eva, message: 'Die <b>erste</b> Frage.' },
    ])
    // Of an answer that was sent no draft is left but its version.
    const left = { enquiry_id: second?.id ?? '', subject: null, text: '', version: 2, saved_at: now() }
    await app.database.db.insertInto('answer_drafts').values(left).execute()
    const id = await idOf(eva)
    await notePerson(app.database, eva)
    await addAnswer(app.database, enquiry?.id ?? '', 'Gern, am Dienstag.')
    const [json, page] = [await ask(`${id}/export`), await ask(`${id}/page`)]
    const name = `personne-${id.slice(-8)}-2026-03-02`
    expect([json, page].map(({ headers }) => headers.get('content-disposition'))).toEqual(
      ['json', 'html'].map((ending) => `attachment; filename="${name}.${ending}"`),
    )
    const data = (await json.json()) as PersonExport
    const text = 'Gern, am Dienstag.'
    const { subject } = testContent.messages.fr.contactForm
    expect(data).toMatchObject({
      checklist: [{ email: eva, first_page: '/de/blog', source: 'google', utm_campaign: 'herbst' }],
      consents: [{ locale: 'de' }],
      enquiries: [
        {
          subject: subject.options.expansion,
          message: 'Die <b>erste</b> Frage.',
          answers: [{ text }],
          drafts: [{ text }],
        },
        { message: 'Die zweite Frage.', drafts: [] },
      ],
      relation: [{ stage: 'talk', client_since: null }],
      notes: [{ kind: 'note', text: 'Rappeler mardi.' }],
    })
    expect(data.mails.map(({ text }) => String(text)).join()).toContain(testContent.messages.de.checklistMail.heading)
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const part of [eva, text, 'Die &lt;b&gt;erste&lt;/b&gt; Frage.', 'Page du blog (allemand)'])
      expect(html).toContain(part)
    expect(await readJournal(app)).toEqual(expect.arrayContaining(['person-exported', 'person-exported']))
  })

  test('who is erased is gone, and no one else is', async () => {
    await addEnquiries(app.database, [{ email: eva }])
    await addLeads(app.database, [{ email: 'other@example.org' }])
    const id = await idOf(eva)
    expect(await (await post(`${id}/erase`)).json()).toEqual({ erased: true })
    expect(await searchTables(app.database, eva)).toEqual([])
    for (const answer of [await ask(id), await ask(`${id}/page`), await post(`${id}/erase`)])
      expect(answer.status).toBe(404)
    expect(await idOf('other@example.org')).not.toBe('')
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
    expect(person).toMatchObject({ counts: { enquiries: mostShown + 5 } })
    expect(person.firstContactAt).toBe('2026-03-02T08:00:00.000Z')
  })
})
