import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { type Figure, type FigureName, lastRows, type Statistics } from '../../contract/api/admin-dashboard.ts'
import type { Totals } from '../../contract/api/admin-people.ts'
import { callAdmin, enter, readJournal } from '../../tests/support/administrator.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { notePerson } from '../../tests/support/people.ts'
import { readCsv, withoutMark } from '../../tests/support/read-csv.ts'
import { addTotals } from '../../tests/support/statistics.ts'
import { day, hour } from '../runtime/clock.ts'
import { rowTexts } from './statistics.ts'
import { toWeeks } from './tallies.ts'

test('weeks begin on Monday and end today; those before end on the same weekday', () => {
  expect(toWeeks('2026-04-01', 4)).toEqual({
    weeks: [
      { from: '2026-03-09', to: '2026-03-16' },
      { from: '2026-03-16', to: '2026-03-23' },
      { from: '2026-03-23', to: '2026-03-30' },
      { from: '2026-03-30', to: '2026-04-02' },
    ],
    before: [
      { from: '2026-02-09', to: '2026-02-16' },
      { from: '2026-02-16', to: '2026-02-23' },
      { from: '2026-02-23', to: '2026-03-02' },
      { from: '2026-03-02', to: '2026-03-05' },
    ],
  })
  expect(toWeeks('2026-03-29', 1).weeks).toEqual([{ from: '2026-03-23', to: '2026-03-30' }])
  expect(toWeeks('2026-03-30', 1).weeks).toEqual([{ from: '2026-03-30', to: '2026-03-31' }])
})

describe.each(engines)('the statistics on %s', (engine) => {
  let app: TestApp
  let cookie: string

  beforeEach(async () => {
    app = await anApp({ engine })
    // Wednesday the first of April, ten o'clock in Paris: on Sunday the clocks were changed.
    app.clock.set(30 * day - hour)
    cookie = await enter(app)
    return app.remove
  })

  const ask = async (query = 'weeks=4') => {
    const answer = await callAdmin(app, `${adminApi.statistics}?${query}`, cookie)
    return (await answer.json()) as Statistics
  }
  /** As it is read: a line of headings, the rows, and the two lines below them. */
  const lines = ({ columns, rows, total, before }: Figure) => [
    columns.map(({ label }) => label),
    ...rows.map(({ label, cells }) => [label, ...cells]),
    [lastRows.total, ...total],
    [lastRows.before, ...before],
  ]

  /** A few of everything, on both sides of midnights in Paris. */
  async function fill(): Promise<void> {
    const { database } = app
    const article = testContent.articles.find(({ locale }) => locale === 'de')?.slug ?? ''
    await addTotals(database, [
      ['2026-02-09', 'page', '/', 30],
      ['2026-03-05', 'page', '/', 99],
      ['2026-03-09', 'page', '/', 10],
      ['2026-03-09', 'page', `/de/blog/${article}`, 7],
      ['2026-03-09', 'page', 'other', 5],
      ['2026-03-29', 'page', `/de/blog/${article}`, 6],
      ['2026-03-30', 'page', '/', 8],
      ['2026-04-01', 'page', '/en', 2],
      ['2026-02-10', 'source', 'google', 20],
      ['2026-03-30', 'source', 'google', 12],
      ['2026-03-30', 'source', 'direct', 15],
      ['2026-03-30', 'campaign', 'herbst', 9],
      ['2026-03-30', 'reader', 'GPTBot', 11],
      ['2026-03-30', 'robot', 'Googlebot', 40],
      ['2026-03-30', 'robot', 'other', 50],
    ])
    const blog = { first_page: `/de/blog/${article}`, source: 'google', locale: 'de', utm_campaign: 'herbst' } as const
    const home = { first_page: '/', source: 'direct' } as const
    const confirmed = { confirmed_at: '2026-03-31T08:00:00.000Z' }
    await addLeads(database, [
      { email: 'sunday@example.org', downloaded_at: '2026-03-29T21:59:59.999Z', ...blog, ...confirmed },
      { email: 'monday@example.org', downloaded_at: '2026-03-29T22:00:00.000Z', ...home },
      { email: 'winter@example.org', downloaded_at: '2026-03-08T23:00:00.000Z', ...confirmed },
      // After the weekday up to which the weeks before are counted.
      { email: 'between@example.org', downloaded_at: '2026-03-08T22:59:59.999Z', ...home, ...confirmed },
      { email: 'before@example.org', downloaded_at: '2026-02-12T08:00:00.000Z', ...home, ...confirmed },
      {
        ...{ email: 'held@example.org', downloaded_at: '2026-03-30T08:00:00.000Z', ...home },
        quarantined_at: '2026-03-30T08:00:00.000Z',
      },
    ])
    await addEnquiries(database, [
      { email: 'writer@example.org', received_at: '2026-03-31T08:00:00.000Z', ...blog, utm_campaign: null },
      { email: 'sunday@example.org', received_at: '2026-03-30T08:00:00.000Z', ...home },
      {
        email: 'advert@example.org',
        received_at: '2026-03-30T09:00:00.000Z',
        quarantined_at: '2026-03-30T09:00:00.000Z',
      },
    ])
    for (const email of ['sunday@example.org', 'writer@example.org'])
      await notePerson(database, email, { stage: 'client', client_since: '2026-03-31T09:00:00.000Z' })
    await notePerson(database, 'before@example.org')
  }
  const title = testContent.articles.find(({ locale }) => locale === 'de')?.title

  test('count views week by week, by language, beside as many weeks before', async () => {
    await fill()
    const { views } = await ask()
    expect(lines(views)).toEqual([
      ['Pages vues', 'Avant', 'français', 'anglais', 'allemand', rowTexts.other],
      ['9 mars 2026', 22, 30, 10, 0, 7, 5],
      ['16 mars 2026', 0, 0, 0, 0, 0, 0],
      ['23 mars 2026', 6, 0, 0, 0, 6, 0],
      ['30 mars 2026', 10, 0, 8, 2, 0, 0],
      [lastRows.total, 38, 30, 18, 2, 13, 5],
      [lastRows.before, 30, null, 30, 0, 0, 0],
    ])
    expect(lines((await ask('weeks=4&language=de')).views)).toEqual([
      ['Pages vues', 'Avant'],
      ...[
        ['9 mars 2026', 7, 0],
        ['16 mars 2026', 0, 0],
        ['23 mars 2026', 6, 0],
        ['30 mars 2026', 0, 0],
      ],
      [lastRows.total, 13, 0],
      [lastRows.before, 0, null],
    ])
  })

  test('follow sign-ups to clients; over any period the dashboard counts the same addresses', async () => {
    await fill()
    expect(lines((await ask()).outcomes)).toEqual([
      ['Inscriptions', 'Confirmées', 'Messages', 'Clients', 'Taux de confirmation', 'Avant'],
      ['9 mars 2026', 1, 1, 0, 0, null, 1],
      ['16 mars 2026', 0, 0, 0, 0, null, 0],
      ['23 mars 2026', 1, 1, 0, 0, null, 0],
      ['30 mars 2026', 1, 0, 2, 2, null, 0],
      [lastRows.total, 3, 2, 2, 2, null, 1],
      [lastRows.before, null, 1, 0, 0, null, null],
    ])
    expect((await ask('weeks=4&language=de')).outcomes.total).toEqual([1, 1, 1, 2, null, 0])
    const { rows, total } = (await ask('weeks=13')).outcomes
    expect(rows.map(({ cells }) => cells[0])).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1])
    expect(total).toEqual([5, 4, 2, 2, null, 0])
    const totals = (await (await callAdmin(app, adminApi.totals, cookie)).json()) as Totals
    expect(total[0]).toBe(totals.all)
  })

  test('take a share of twenty sign-ups, not of nineteen', async () => {
    const some = (count: number, at: string) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ email: `${at}-${index}@example.org`, downloaded_at: `${at}T08:00:00.000Z` },
        confirmed_at: index < 5 ? `${at}T08:00:00.000Z` : null,
      }))
    await addLeads(app.database, [...some(20, '2026-03-17'), ...some(19, '2026-03-24')])
    const { rows } = (await ask()).outcomes
    expect(rows.map(({ cells }) => cells[4])).toEqual([null, 0.25, null, null])
  })

  test('say which source, campaign and page brought whom, what brings most first', async () => {
    await fill()
    const { sources, campaigns, pages } = await ask()
    const outcomes = ['Inscriptions', 'Confirmées', 'Messages', 'Clients']
    expect(lines(sources)).toEqual([
      ['Premières vues', 'Avant', ...outcomes],
      ['Google', 12, 20, 1, 1, 1, 2],
      ['Aucun autre site', 15, 0, 1, 0, 1, 0],
      ['Chemin inconnu', 0, 0, 1, 1, 0, 0],
      [lastRows.total, 27, 20, 3, 2, 2, 2],
      [lastRows.before, 20, null, null, 1, 0, 0],
    ])
    expect(lines(campaigns).slice(1, 3)).toEqual([
      ['herbst', 9, 0, 1, 1, 0, 1],
      [lastRows.total, 9, 0, 1, 1, 0, 1],
    ])
    expect(lines(pages)).toEqual([
      ['Pages vues', 'Avant', ...outcomes],
      [title, 13, 0, 1, 1, 1, 2],
      ['/', 18, 30, 1, 0, 1, 0],
      ['/en', 2, 0, 0, 0, 0, 0],
      [rowTexts.unknown, 0, 0, 1, 1, 0, 0],
      [rowTexts.other, 5, 0, 0, 0, 0, 0],
      [lastRows.total, 38, 30, 3, 2, 2, 2],
      [lastRows.before, 30, null, null, 1, 0, 0],
    ])
  })

  test('count first views in all languages only, and a column of which nothing is known not at all', async () => {
    await fill()
    const outcomes = ['Inscriptions', 'Confirmées', 'Messages', 'Clients']
    expect(lines((await ask('weeks=4&language=de')).sources)).toEqual([
      outcomes,
      ['Google', 1, 1, 1, 2],
      [lastRows.total, 1, 1, 1, 2],
      [lastRows.before, null, 0, 0, 0],
    ])
    const { pages, views } = await ask('weeks=52')
    expect(pages.columns.map(({ label }) => label)).toEqual(['Pages vues', ...outcomes])
    expect(views.rows.filter(({ cells }) => cells[0] !== null)).toHaveLength(8)
    expect(views.before[0]).toBeNull()
  })

  test('name robots and the readers of assistants apart', async () => {
    await fill()
    const { robots, readers } = await ask('weeks=4&language=de')
    expect(lines(readers).slice(1)).toEqual([
      ['GPTBot', 11, 0],
      [lastRows.total, 11, 0],
      [lastRows.before, 0, null],
    ])
    expect(robots.rows.map(({ label, cells }) => [label, cells[0]])).toEqual([
      ['Googlebot', 40],
      [rowTexts.other, 50],
    ])
  })

  test('forget who is erased, and count who is released,', async () => {
    await fill()
    expect((await ask()).outcomes.total.slice(0, 4)).toEqual([3, 2, 2, 2])
    const act = async (list: string, email: string, action: string) => {
      const { db } = app.database
      const { id, person_id } = await db
        .selectFrom('checklist_downloads')
        .select(['id', 'person_id'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await callAdmin(app, `${list}/${list === adminApi.people ? person_id : id}/${action}`, cookie, 'POST')
    }
    await act(adminApi.people, 'sunday@example.org', 'erase')
    await act(adminApi.leads, 'held@example.org', 'release')
    const { outcomes, campaigns } = await ask()
    expect(outcomes.total.slice(0, 4)).toEqual([3, 1, 1, 1])
    expect(campaigns.rows.map(({ cells }) => cells.slice(2))).toEqual([[0, 0, 0, 0]])
  })

  test('are nothing where nothing is counted', async () => {
    for (const figure of Object.values(await ask())) {
      expect([...figure.total, ...figure.before].some(Boolean)).toBe(false)
      if (!figure.told) expect(figure.rows).toEqual([])
    }
  })

  test.for<[FigureName, string[]]>([
    ['views', ['9 mars 2026', '22', '30', '10', '0', '7', '5']],
    ['pages', [title ?? '', '13', '0', '1', '1', '1', '2']],
  ])('are given away as a file, which the journal notes: %s', async ([figure, second]) => {
    await fill()
    const answer = await callAdmin(
      app,
      `${adminApi.statisticsCsv}?figure=${figure}&weeks=4&separator=semicolon`,
      cookie,
    )
    expect(answer.headers.get('content-disposition')).toContain(`statistiques-${figure}-4-2026-04-01-excel.csv`)
    const rows = readCsv(withoutMark(Buffer.from(await answer.arrayBuffer())), ';')
    expect(rows[1]).toEqual(second)
    expect(rows.slice(-2).map(([label]) => label)).toEqual([lastRows.total, lastRows.before])
    expect((await readJournal(app))[0]).toBe('statistics-exported')
  })
})
