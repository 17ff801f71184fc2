import { describe, expect, test } from 'vitest'
import { adminApi, type SelectionAnswer } from '../../contract/api/admin.ts'
import type { LeadFilter, ListPage } from '../../contract/api/admin-people.ts'
import { anEnteredApp, callAdmin, postTo, readJournal } from '../../tests/support/administrator.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads, type SomeLead } from '../../tests/support/leads.ts'
import { findPersonId, notePerson } from '../../tests/support/people.ts'
import { readCsv } from '../../tests/support/read-csv.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { minute } from '../runtime/clock.ts'

const at = '2026-03-02T08:00:00.000Z'
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@d${index}.example`)

describe.each(engines)('a list that is searched, narrowed and treated on %s', (engine) => {
  const app = startEmptied(() => anEnteredApp({ engine, config: { formLimit: 1_000 } }))

  const get = (path: string, query: object = {}) =>
    callAdmin(app, `${path}?${new URLSearchParams(query as Record<string, string>)}`, app.cookie)
  const page = async (
    path: string,
    query: object = {},
  ): Promise<ListPage<{ id: string; personId: string; email: string }>> => (await get(path, query)).json()
  /** Beginnings of the addresses, over all pages, and the count of the first. */
  const find = async (path: string, query: object) => {
    const first = await page(path, query)
    const rows = [...first.rows]
    for (let { next } = first; next !== null; ) {
      const more = await page(path, { ...query, cursor: next })
      expect(more.count).toBeNull()
      rows.push(...more.rows)
      next = more.next
    }
    expect(first.count).toBe(rows.length)
    return rows.map(({ email }) => email.split('@')[0])
  }
  const leads = (query: LeadFilter) => find(adminApi.leads, query)
  const act = async (list: string, action: string, body: object): Promise<SelectionAnswer> =>
    (await postTo(app, `${list}/selection/${action}`, body, app.cookie)).json()
  const stored = async () => (await readRows(app.database)).leads.map(({ email }) => email.split('@')[0]).sort()

  const people: SomeLead[] = [
    { email: 'zoé@älter-straße.example', downloaded_at: '2026-02-27T22:59:59.000Z', locale: 'de', confirmed_at: at },
    { email: 'o%nly@post.example', downloaded_at: '2026-02-27T23:00:00.000Z', confirmed_at: at },
    { email: 'o_nly@post.example', downloaded_at: '2026-02-28T22:59:59.000Z', locale: 'en' },
    { email: 'bot"x@post.example', downloaded_at: '2026-03-01T08:00:00.000Z', quarantined_at: at },
    { email: 'mine@post.example', downloaded_at: '2026-03-02T08:00:00.000Z', locale: 'de' },
  ]

  test('finds any part of three letters, whatever the case and the accents, and no more than that', async () => {
    await addLeads(app.database, people)
    expect(await leads({ search: ' OST.ex ' })).toEqual(['mine', 'bot"x', 'o_nly', 'o%nly'])
    expect(await leads({ search: 'ZOE@ALTERSTRASSE'.replace('RS', 'R-S') })).toEqual(['zoé'])
    expect(await leads({ search: 'älter-straß' })).toEqual(['zoé'])
    for (const name of ['o%nly', 'o_nly', 'bot"x']) expect(await leads({ search: name })).toEqual([name])
    for (const nobody of ['o\\nly', 'x" OR "y', 'mine*', '%%%', 'a\0b\0c'])
      expect(await leads({ search: nobody })).toEqual([])
    // Two letters narrow nothing.
    expect(await leads({ search: 'zo' })).toHaveLength(people.length)
  })

  test('is narrowed by state, language, stage and days of Paris, alone, together and while searching', async () => {
    await addLeads(app.database, people)
    await notePerson(app.database, 'mine@post.example', { stage: 'client' })
    const expected: [LeadFilter, string[]][] = [
      [{ state: 'confirmed' }, ['o%nly', 'zoé']],
      [{ state: 'unconfirmed' }, ['mine', 'o_nly']],
      [{ state: 'quarantined' }, ['bot"x']],
      [{ language: 'de' }, ['mine', 'zoé']],
      [{ stage: 'client' }, ['mine']],
      [{ stage: 'new' }, ['bot"x', 'o_nly', 'o%nly', 'zoé']],
      [{ from: '2026-02-28', to: '2026-02-28' }, ['o_nly', 'o%nly']],
      [{ state: 'unconfirmed', language: 'en', stage: 'new', to: '2026-02-28' }, ['o_nly']],
      [{ stage: 'client', language: 'fr' }, []],
    ]
    for (const [filter, found] of expected) {
      expect([filter, await leads(filter)]).toEqual([filter, found])
      const searched = found.filter((name) => name !== 'zoé')
      expect([filter, await leads({ ...filter, search: 'post' })]).toEqual([filter, searched])
    }
    expect((await get(adminApi.leads, { language: 'it' })).status).toBe(400)
  })

  test('is read page by page to its end, whichever way it is narrowed, and nobody stands in it twice', async () => {
    const emails = many(260, 'person')
    const rows = emails.map((email, index) => ({
      email,
      downloaded_at: new Date(Date.parse(at) + (index >> 2) * minute).toISOString(),
      confirmed_at: index % 3 ? at : null,
      locale: index % 2 ? ('de' as const) : ('fr' as const),
    }))
    await addLeads(app.database, rows)
    const names = (query: LeadFilter) => leads(query).then((found) => [found.length, new Set(found).size])
    expect(await names({})).toEqual([260, 260])
    expect(await names({ search: 'person' })).toEqual([260, 260])
    expect(await names({ state: 'confirmed' })).toEqual([173, 173])
    expect(await names({ state: 'confirmed', language: 'de' })).toEqual([87, 87])
    expect(await names({ state: 'confirmed', search: 'person' })).toEqual([173, 173])
    const file = readCsv(await (await get(adminApi.leadsCsv)).text(), ',')
    expect(new Set(file.slice(1).map(([email]) => email)).size).toBe(260)
    // A cursor of nobody's making begins at the beginning.
    expect((await page(adminApi.leads, { cursor: 'nonsense' })).rows).toHaveLength(50)
  })

  test('is erased as it is narrowed, some at a time, and who confirmed, reads another language or comes meanwhile stays', async () => {
    await addLeads(app.database, [
      ...many(60, 'junk').map((email) => ({ email, locale: 'de' as const })),
      { email: 'confirmed@example.org', locale: 'de', confirmed_at: at },
      { email: 'other@example.org', locale: 'fr' },
    ])
    const filter: LeadFilter = { language: 'de', state: 'unconfirmed' }
    // What comes once the list is shown was not seen.
    const { until } = await page(adminApi.leads, filter)
    app.clock.advance(minute)
    const late = new Date(app.clock.now()).toISOString()
    await addLeads(app.database, [{ email: 'late@example.org', locale: 'de', downloaded_at: late }])
    expect(await act(adminApi.leads, 'erase', { filter, until })).toMatchObject({ done: 50, left: 10 })
    expect(await act(adminApi.leads, 'erase', { filter, until })).toMatchObject({ done: 10, left: 0 })
    expect(await stored()).toEqual(['confirmed', 'late', 'other'])
    // What is too short to narrow anything would be everybody.
    const all = (search: string) => act(adminApi.leads, 'erase', { filter: { search }, until: late })
    expect(await all('lo')).toMatchObject({ code: 'malformed' })
    const { rows: [last] = [] } = await page(adminApi.leads, { search: 'late@' })
    expect(await all('late@')).toEqual({ done: 1, left: 0, gone: [last?.id, last?.personId] })
    expect((await readJournal(app)).filter((action) => action === 'leads-erased')).toHaveLength(3)
  })

  test('is released by name: those in quarantine only, and their mails leave within the caps', async () => {
    await addLeads(app.database, [
      ...many(25, 'person').map((email) => ({ email, quarantined_at: at })),
      { email: 'free@example.org' },
    ])
    const ids = (await page(adminApi.leads)).rows.map(({ id }) => id)
    expect(await act(adminApi.leads, 'release', { ids })).toMatchObject({ done: 25, left: 0 })
    await app.runQueue()
    // The other half of the hour is kept for visitors who write meanwhile.
    expect(app.mailServer.mails).toHaveLength(20)
    expect(app.mailServer.to('free@example.org')).toEqual([])
    expect((await readRows(app.database)).leads.every(({ quarantined_at }) => quarantined_at === null)).toBe(true)
    expect(await act(adminApi.leads, 'release', { ids: [...ids, ...ids] })).toMatchObject({ code: 'malformed' })
  })

  test('of enquiries is searched in name, subject and text, marked as answered, released and erased one by one', async () => {
    const [first, , , second] = await addEnquiries(app.database, [
      { email: 'a@example.org', name: 'José', message: 'Eine Frage zur Grüße-Karte', received_at: at },
      { email: 'b@example.org', subject: 'sponsoring', answered_at: at },
      { email: 'c@example.org', quarantined_at: at, locale: 'de', message: 'L’œuvre “d’art”\u202f: 50–249' },
      { email: 'a@example.org', message: 'Encore une question' },
    ])
    const enquiries = (query: object) => find(adminApi.enquiries, query)
    expect(await enquiries({ search: 'jose' })).toEqual(['a'])
    expect(await enquiries({ search: 'grusse-k', state: 'toAnswer' })).toEqual(['a'])
    expect(await enquiries({ search: 'PONSOR' })).toEqual(['b'])
    // A phone sets the signs of print, a keyboard has others, and the size of a firm is said with a dash.
    expect(await enquiries({ search: 'l\'œuvre "d\'art"' })).toEqual(['c'])
    expect(await enquiries({ search: 'd’art” : 50-24' })).toEqual(['c'])
    const { until } = await page(adminApi.enquiries)
    expect(await act(adminApi.enquiries, 'answered', { filter: {}, until })).toEqual({ done: 2, left: 0, gone: [] })
    expect(await enquiries({ state: 'answered' })).toHaveLength(3)
    expect(await act(adminApi.enquiries, 'release', { filter: { language: 'de' }, until })).toMatchObject({ done: 1 })
    expect(await enquiries({ state: 'toAnswer' })).toEqual(['c'])
    const erased = (search: string) => act(adminApi.enquiries, 'erase', { filter: { search }, until })
    expect(await erased('grusse')).toEqual({ done: 1, left: 0, gone: [first?.id] })
    expect((await enquiries({})).sort()).toEqual(['a', 'b', 'c'])
    // With the last message its person goes.
    expect(await erased('encore une')).toMatchObject({ gone: [second?.id, second?.person_id] })
  })

  test('finds people by a note or an answer, too, and not by one that is gone', async () => {
    await addLeads(app.database, [{ email: 'a@example.org' }, { email: 'b@example.org' }])
    await addEnquiries(app.database, [{ email: 'b@example.org' }, { email: 'c@example.org' }])
    await notePerson(app.database, 'a@example.org', { stage: 'talk' }, 'Vend des Brezeln à Köln')
    const { rows } = await page(adminApi.enquiries)
    const toB = {
      subject: 'Une offre',
      text: 'Je propose 100 % d’audit.',
      version: 0,
      submissionId: crypto.randomUUID(),
    }
    await postTo(app, `${adminApi.enquiries}/${rows.find(({ email }) => email[0] === 'b')?.id}/answer`, toB, app.cookie)
    const person = `${adminApi.people}/${await findPersonId(app.database, 'c@example.org')}`
    await postTo(app, `${person}/notes`, { text: 'Ami de Zoé' }, app.cookie)
    expect(await leads({ search: 'koln' })).toEqual(['a'])
    expect(await leads({ search: '100 %' })).toEqual(['b'])
    const enquiries = (search: string) => find(adminApi.enquiries, { search })
    expect(await enquiries('une offre')).toEqual(['b'])
    expect(await enquiries('ami de zoe')).toEqual(['c'])
    const note = await app.database.db
      .selectFrom('person_notes')
      .select('id')
      .where('text', 'like', 'Ami%')
      .executeTakeFirstOrThrow()
    await postTo(app, `${person}/notes/${note.id}/erase`, {}, app.cookie)
    expect(await enquiries('ami de zoe')).toEqual([])
  })

  test('is taken away as a file: all but the quarantine, what is narrowed, or what is named, each under its own name', async () => {
    await addLeads(app.database, people)
    const arrival = { utm_source: 'lettre', first_page: '/blog', source: 'bing', how_found: 'par un ami' } as const
    await addEnquiries(app.database, [
      { email: 'a@example.org', name: '=SUM(1)', message: 'Zwei\nZeilen', answered_at: at, ...arrival },
    ])
    const file = async (path: string, query: object = {}) => {
      const answer = await get(path, query)
      const name = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      const [heading, ...rows] = readCsv((await answer.text()).replace('\ufeff', ''), ',')
      return { name, heading, rows }
    }
    const addresses = ({ rows }: { rows: string[][] }) => rows.map(([email]) => email?.split('@')[0])
    const all = await file(adminApi.leadsCsv)
    expect(addresses(all)).toEqual(['mine', 'o_nly', 'o%nly', 'zoé'])
    const held = await file(adminApi.leadsCsv, { state: 'quarantined' })
    expect(addresses(held)).toEqual(['bot"x'])
    expect(addresses(await file(adminApi.leadsCsv, { search: 'post' }))).toEqual(['mine', 'o_nly', 'o%nly'])
    const { rows: [mine, bot] = [], until } = await page(adminApi.leads)
    const named = await file(adminApi.leadsCsv, { ids: [mine?.id, bot?.id].join() })
    expect(addresses(named)).toEqual(['mine', 'bot"x'])
    // All that are found are chosen, those in quarantine as well, and none that came later.
    const allFound = await file(adminApi.leadsCsv, { search: 'post', until: '2026-03-01T12:00:00.000Z' })
    expect([allFound.name, addresses(allFound)]).toEqual([named.name, ['bot"x', 'o_nly', 'o%nly']])
    expect(addresses(await file(adminApi.leadsCsv, { until }))).toEqual(['mine', 'bot"x', 'o_nly', 'o%nly', 'zoé'])
    const enquiries = await file(adminApi.enquiriesCsv)
    const { heading = [], rows } = enquiries
    expect([heading[0], heading.at(-1), rows.length]).toEqual(['Reçue le', 'Répondue le', 1])
    expect(Object.fromEntries(heading.map((column, index) => [column, rows[0]?.[index]]))).toMatchObject({
      'Reçue le': '02/03/2026 09:00:00',
      Nom: "'=SUM(1)",
      Email: 'a@example.org',
      Sujet: 'Stratégie d’Expansion',
      Message: 'Zwei\nZeilen',
      Langue: 'français',
      Page: '/contact',
      [testContent.messages.fr.contactForm.how_found.label]: 'par un ami',
      'Répondue le': '02/03/2026 09:00:00',
    })
    expect(new Set([all, held, named, enquiries].map(({ name }) => name)).size).toBe(4)
    expect((await get(adminApi.leadsCsv, { search: 'po' })).status).toBe(400)
  })
})
