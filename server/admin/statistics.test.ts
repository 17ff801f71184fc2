import { beforeEach, describe, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type Figure,
  type FigureName,
  lastRows,
  type PeriodName,
  type Statistics,
} from '../../contract/api/admin-dashboard.ts'
import type { Totals } from '../../contract/api/admin-people.ts'
import { anEnteredApp, callAdmin, readJournal } from '../../tests/support/administrator.ts'
import { aClock } from '../../tests/support/clock.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { addEnquiries } from '../../tests/support/enquiries.ts'
import { addLeads } from '../../tests/support/leads.ts'
import { notePerson } from '../../tests/support/people.ts'
import { readCsv } from '../../tests/support/read-csv.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { addTotals } from '../../tests/support/statistics.ts'
import { rowTexts } from './statistics.ts'
import { toSpans } from './tallies.ts'

test.for<[today: string, period: PeriodName, now: [string, string], before: [string, string]]>([
  ['2026-04-01', 'today', ['2026-04-01', '2026-04-02'], ['2026-03-31', '2026-04-01']],
  ['2026-04-01', '7-days', ['2026-03-26', '2026-04-02'], ['2026-03-19', '2026-03-26']],
  ['2026-04-01', 'month', ['2026-04-01', '2026-04-02'], ['2026-03-01', '2026-03-02']],
  ['2026-03-31', 'month', ['2026-03-01', '2026-04-01'], ['2026-02-01', '2026-03-01']],
  ['2026-01-15', 'month', ['2026-01-01', '2026-01-16'], ['2025-12-01', '2025-12-16']],
  ['2026-03-31', 'last-month', ['2026-02-01', '2026-03-01'], ['2026-01-01', '2026-02-01']],
  ['2026-01-15', 'last-month', ['2025-12-01', '2026-01-01'], ['2025-11-01', '2025-12-01']],
  // Weeks begin on Monday and end today; those before end on the same weekday.
  ['2026-04-01', '13-weeks', ['2026-01-05', '2026-04-02'], ['2025-10-06', '2026-01-01']],
  ['2026-03-29', '13-weeks', ['2025-12-29', '2026-03-30'], ['2025-09-29', '2025-12-29']],
  ['2026-03-30', '52-weeks', ['2025-04-07', '2026-03-31'], ['2024-04-08', '2025-04-01']],
])('on %s, %s goes from day to day beside as much of the one before', ([today, period, now, before]) => {
  const spans = toSpans(today, period)
  const ends = (days: typeof spans.now) => [days[0]?.from, days.at(-1)?.to]
  expect([ends(spans.now), ends(spans.before)]).toEqual([now, before])
  expect(spans.now.slice(1).map(({ from }) => from)).toEqual(spans.now.slice(0, -1).map(({ to }) => to))
})

describe.each(engines)('the statistics on %s', (engine) => {
  // Wednesday, ten o'clock in Paris: on Sunday the clocks were changed.
  const app = startEmptied(() => anEnteredApp({ engine, clock: aClock('2026-04-01T08:00:00.000Z') }))
  beforeEach(() => app.database.db.deleteFrom('daily_totals').execute())

  const askAll = async (query: string) => {
    const answer = await callAdmin(app, `${adminApi.statistics}?${query}`, app.cookie)
    return (await answer.json()) as Statistics
  }
  const ask = async (query = '') => (await askAll(query)).figures as Record<FigureName, Figure>
  /** As it is read: a line of headings, the rows, and the two lines below them. */
  const lines = ({ columns, rows, total, before }: Figure) => [
    columns.map(({ label }) => label),
    ...rows.map(({ label, cells }) => [label, ...cells]),
    [lastRows.total, ...total],
    [lastRows.before, ...before],
  ]

  /** Of time, what is not nothing. */
  const some = (figure: Figure) => lines({ ...figure, rows: figure.rows.filter(({ cells }) => cells.some(Boolean)) })
  const { slug: article = '', title } = testContent.articles.find(({ locale }) => locale === 'de') ?? {}

  /** A few of everything, on both sides of midnights in Paris. */
  async function fill(): Promise<void> {
    const { database } = app
    await addTotals(database, [
      ['2025-10-06', 'page', '/', 30],
      ['2026-01-02', 'page', '/', 99],
      ['2026-01-05', 'page', '/', 10],
      ['2026-01-05', 'page', `/de/blog/${article}`, 7],
      ['2026-01-05', 'page', 'other', 5],
      ['2026-03-29', 'page', `/de/blog/${article}`, 6],
      ['2026-03-30', 'page', '/', 8],
      ['2026-04-01', 'page', '/en', 2],
      ['2025-10-07', 'source', 'google', 20],
      ['2026-03-30', 'source', 'google', 12],
      ['2026-03-30', 'source', 'direct', 15],
      ['2026-03-30', 'campaign', 'herbst', 9],
      ['2026-03-30', 'reader', 'GPTBot', 11],
      ['2026-03-30', 'robot', 'Googlebot', 40],
      ['2026-03-30', 'robot', 'other', 50],
    ])
    const blog = { first_page: `/de/blog/${article}`, source: 'google', locale: 'de', utm_campaign: 'herbst' } as const
    const home = { first_page: '/', source: 'direct' } as const
    const held = { quarantined_at: '2026-03-30T09:00:00.000Z' }
    const confirmed = { confirmed_at: '2026-03-31T08:00:00.000Z' }
    await addLeads(database, [
      { email: 'sunday@example.org', downloaded_at: '2026-03-29T21:59:59.999Z', ...blog, ...confirmed },
      { email: 'monday@example.org', downloaded_at: '2026-03-29T22:00:00.000Z', ...home },
      { email: 'winter@example.org', downloaded_at: '2026-01-04T23:00:00.000Z', ...confirmed },
      // After the weekday up to which the weeks before are counted.
      { email: 'between@example.org', downloaded_at: '2026-01-04T22:59:59.999Z', ...home, ...confirmed },
      { email: 'before@example.org', downloaded_at: '2025-10-09T08:00:00.000Z', ...home, ...confirmed },
      { email: 'held@example.org', downloaded_at: '2026-03-30T08:00:00.000Z', ...home, ...held },
    ])
    await addEnquiries(database, [
      { email: 'writer@example.org', received_at: '2026-03-31T08:00:00.000Z', ...blog, utm_campaign: null },
      { email: 'sunday@example.org', received_at: '2026-03-30T08:00:00.000Z', ...home },
      { email: 'advert@example.org', received_at: '2026-03-30T09:00:00.000Z', ...held },
    ])
    for (const email of ['sunday@example.org', 'writer@example.org'])
      await notePerson(database, email, { stage: 'client', client_since: '2026-03-31T09:00:00.000Z' })
    await notePerson(database, 'before@example.org')
  }

  test('count views week by week, by language, beside as many weeks before', async () => {
    await fill()
    const { views } = await ask()
    expect(views.rows).toHaveLength(13)
    expect(some(views)).toEqual([
      ['Pages vues', 'Avant', 'français', 'anglais', 'allemand', rowTexts.other],
      ['5 janv. 2026', 22, 30, 10, 0, 7, 5],
      ['23 mars 2026', 6, 0, 0, 0, 6, 0],
      ['30 mars 2026', 10, 0, 8, 2, 0, 0],
      [lastRows.total, 38, 30, 18, 2, 13, 5],
      [lastRows.before, 30, null, 30, 0, 0, 0],
    ])
    expect((await ask('language=de')).views.total).toEqual([13, 0])
  })

  test('begin where counting began, and compare with nothing that was not counted whole', async () => {
    await addTotals(app.database, [
      ['2026-03-20', 'page', '/', 10],
      ['2026-03-27', 'page', '/', 30],
    ])
    expect(await askAll('period=month')).toMatchObject({
      since: '2026-03-20',
      now: { from: '2026-04-01', to: '2026-04-01' },
      before: { from: '2026-03-01', to: '2026-03-01' },
      title: null,
    })
    const weeks = await ask()
    for (const { rows, before } of [weeks.views, weeks.outcomes]) {
      expect(rows.map(({ name }) => name)).toEqual(['2026-03-16', '2026-03-23', '2026-03-30'])
      expect(new Set(before)).toEqual(new Set([null]))
    }
    expect((await ask('period=today')).views).toMatchObject({ total: [0, 0, 0, 0, 0, 0] })
    const days = await ask('period=7-days')
    expect(days.views.rows.map(({ cells }) => cells[0])).toEqual([0, 30, 0, 0, 0, 0, 0])
    expect(days.views.before[0]).toBeNull()
  })

  test('tell the story of a page: what is read of it, and who began there', async () => {
    await fill()
    const path = `/de/blog/${article}`
    const { title: called, figures } = await askAll(`page=${path}`)
    expect([called, Object.keys(figures)]).toEqual([title, ['views', 'outcomes', 'sources', 'campaigns']])
    const { views, outcomes, sources, campaigns } = figures as Record<FigureName, Figure>
    expect(some(views)).toEqual([
      ['Pages vues', 'Avant'],
      ['5 janv. 2026', 7, 0],
      ['23 mars 2026', 6, 0],
      [lastRows.total, 13, 0],
      [lastRows.before, 0, null],
    ])
    expect(outcomes.total).toEqual([1, 1, 1, 2, null, 0])
    const columns = ['Inscriptions', 'Confirmées', 'Demandes', 'Clients']
    expect(lines(sources).slice(0, 2)).toEqual([columns, ['Google', 1, 1, 1, 2]])
    expect(lines(campaigns).slice(0, 2)).toEqual([columns, ['herbst', 1, 1, 0, 1]])
  })

  test('follow sign-ups to clients; over any period the dashboard counts the same addresses', async () => {
    await fill()
    expect(some((await ask()).outcomes)).toEqual([
      ['Inscriptions', 'Confirmées', 'Demandes', 'Clients', 'Taux de confirmation', 'Avant'],
      ['5 janv. 2026', 1, 1, 0, 0, null, 1],
      ['23 mars 2026', 1, 1, 0, 0, null, 0],
      ['30 mars 2026', 1, 0, 2, 2, null, 0],
      [lastRows.total, 3, 2, 2, 2, null, 1],
      [lastRows.before, null, 1, 0, 0, null, null],
    ])
    expect((await ask('language=de')).outcomes.total).toEqual([1, 1, 1, 2, null, 0])
    const { total } = (await ask('period=52-weeks')).outcomes
    expect(total).toEqual([5, 4, 2, 2, null, null])
    const totals = (await (await callAdmin(app, adminApi.totals, app.cookie)).json()) as Totals
    expect(total[0]).toBe(totals.all)
  })

  test('take a share of twenty sign-ups, not of nineteen', async () => {
    const leads = (count: number, at: string) =>
      Array.from({ length: count }, (_, index) => ({
        email: `${at}-${index}@example.org`,
        downloaded_at: `${at}T08:00:00.000Z`,
        confirmed_at: index < 5 ? `${at}T08:00:00.000Z` : null,
      }))
    await addLeads(app.database, [...leads(20, '2026-03-17'), ...leads(19, '2026-03-24')])
    const { rows } = (await ask()).outcomes
    expect(rows.map(({ cells }) => cells[4])).toEqual([0.25, null, null])
  })

  test('say which source, campaign and page brought whom, what brings most first', async () => {
    await fill()
    const { sources, campaigns, pages } = await ask()
    const outcomes = ['Inscriptions', 'Confirmées', 'Demandes', 'Clients']
    expect(lines(sources)).toEqual([
      ['Visites', 'Avant', ...outcomes],
      ['Google', 12, 20, 1, 1, 1, 2],
      ['Accès direct\u00a0: adresse tapée, favori ou application', 15, 0, 1, 0, 1, 0],
      ['Origine inconnue', 0, 0, 1, 1, 0, 0],
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
      ['Accueil', 18, 30, 1, 0, 1, 0],
      ['Accueil (anglais)', 2, 0, 0, 0, 0, 0],
      [rowTexts.unknown, 0, 0, 1, 1, 0, 0],
      [rowTexts.other, 5, 0, 0, 0, 0, 0],
      [lastRows.total, 38, 30, 3, 2, 2, 2],
      [lastRows.before, 30, null, null, 1, 0, 0],
    ])
  })

  test('count first views in all languages only, and a column of which nothing is known not at all', async () => {
    await fill()
    const outcomes = ['Inscriptions', 'Confirmées', 'Demandes', 'Clients']
    expect(lines((await ask('language=de')).sources)).toEqual([
      outcomes,
      ['Google', 1, 1, 1, 2],
      [lastRows.total, 1, 1, 1, 2],
      [lastRows.before, null, 0, 0, 0],
    ])
    const { pages, views } = await ask('period=52-weeks')
    expect(pages.columns.map(({ label }) => label)).toEqual(['Pages vues', ...outcomes])
    expect(views.rows).toHaveLength(26)
    expect(views.before[0]).toBeNull()
  })

  test('name robots and the readers of assistants apart', async () => {
    await fill()
    const { robots, readers } = await ask('language=de')
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

  test('are given away as a file, which the journal notes', async () => {
    await fill()
    const answer = await callAdmin(app, `${adminApi.statisticsCsv}?figure=pages&separator=semicolon`, app.cookie)
    expect(answer.headers.get('content-disposition')).toContain('statistiques-pages-13-weeks-2026-04-01-excel.csv')
    const rows = readCsv(await answer.text(), ';')
    expect(rows[1]).toEqual([`${title}, /de/blog/${article}`, '13', '0', '1', '1', '1', '2'])
    expect(rows.slice(-2).map(([label]) => label)).toEqual([lastRows.total, lastRows.before])
    expect((await readJournal(app))[0]).toBe('statistics-exported')
  })
})
