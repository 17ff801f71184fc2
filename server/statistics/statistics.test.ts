import type { OutgoingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { engines } from '../../tests/support/engines.ts'
import { startEach, startOnce } from '../../tests/support/start.ts'
import { takeAway } from '../../tests/support/take-away.ts'
import { firefox, readTotals, visit } from '../../tests/support/visits.ts'
import { day, minute } from '../runtime/clock.ts'
import { foldSmall } from './statistics.ts'
import { createViewCounts, findRobot } from './view-counts.ts'

const today = '2026-03-02'
const start = `${today}T09:00:00.000Z`

/** What is stored of today: `page /` and how often. */
async function readToday(app: TestApp): Promise<Record<string, number>> {
  await app.storeViews()
  const all = Object.entries(await readTotals(app.database))
  return Object.fromEntries(all.map(([name, views]) => [name.replace(`${today} `, ''), views]))
}

describe.each(engines)('counting on %s', (engine) => {
  const app = startEach(() => anApp({ engine, clock: aClock(start) }))

  const totals = () => readToday(app)

  test('ten minutes after midnight in Paris what is under five is one number, also what another instance adds late; each view stays with its day', async () => {
    const read = async (from: TestApp, path: string, times: number) => {
      for (let time = 0; time < times; time += 1) await visit(from, path, { 'sec-fetch-site': 'same-origin' })
    }
    const late = await anApp({ place: app.place, clock: aClock(start) })
    await read(app, '/', 12)
    await read(app, '/contact', 4)
    await read(app, '/en', 3)
    await read(late, '/de', 2)
    await read(late, '/', 1)
    app.clock.set(Date.parse('2026-03-02T23:09:00.000Z') - app.clock.now())
    await read(app, '/', 1)
    const tomorrow = { '2026-03-03 page /': 1 }
    expect(await totals()).toEqual({ 'page /': 12, 'page /contact': 4, 'page /en': 3, ...tomorrow })
    app.clock.advance(minute)
    expect(await totals()).toEqual({ 'page /': 12, 'page other': 7, ...tomorrow })
    late.clock.set(app.clock.now() - late.clock.now())
    await late.remove()
    expect(await totals()).toEqual({ 'page /': 13, 'page other': 9, ...tomorrow })
  })

  test('what the database does not take is kept, and stored as soon as it can', async () => {
    const giveBack = await takeAway(app.database, 'daily_totals')
    await visit(app, '/')
    await app.storeViews()
    await visit(app, '/')
    await app.storeViews()
    await giveBack()
    expect(await totals()).toMatchObject({ 'page /': 2 })
    expect(await totals()).toMatchObject({ 'page /': 2 })
  })

  test('totals go after thirteen months', async () => {
    for (let time = 0; time < 5; time += 1) await visit(app, '/')
    await app.storeViews()
    app.clock.advance(395 * day)
    await app.tidy()
    expect(await totals()).toMatchObject({ 'page /': 5 })
    app.clock.advance(2 * day)
    await app.tidy()
    expect(await totals()).toEqual({})
  })
})

test.for<[before: Record<string, number>, after: Record<string, number>]>([
  [
    { a: 9, b: 5 },
    { a: 9, b: 5 },
  ],
  [
    { a: 9, b: 4, c: 3 },
    { a: 9, other: 7 },
  ],
  // Alone, `other` would say how often the one small page was read.
  [
    { a: 9, b: 7, c: 1 },
    { a: 9, other: 8 },
  ],
  [{ a: 9, other: 2 }, { other: 11 }],
])('of %j, %j is kept', ([before, after]) => {
  const cells = Object.entries(before).map(([name, views]) => ({ name, views }))
  expect(Object.fromEntries(foldSmall(cells).map(({ name, views }) => [name, views]))).toEqual(after)
})

const anyCells = fc
  .dictionary(fc.constantFrom('other', ...'abcdefghij'), fc.integer({ min: 1, max: 12 }))
  .map((cells) => Object.entries(cells).map(([name, views]) => ({ name, views })))
const sumOf = (cells: { views: number }[]) => cells.reduce((sum, { views }) => sum + views, 0)

test('whatever was counted, no number is under five, none is lost but those of a day with fewer than five, and folding again changes nothing', () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const kept = foldSmall(cells)
      expect(kept.filter(({ views }) => views < 5)).toEqual([])
      expect(sumOf(kept)).toBe(sumOf(cells) < 5 ? 0 : sumOf(cells))
      expect(new Set(foldSmall(kept))).toEqual(new Set(kept))
    }),
  )
})

test('a page that fewer than five views name is not named, and which of them it was makes no difference', () => {
  const rare = fc.tuple(anyCells, fc.integer({ min: 1, max: 4 }), fc.constantFrom('x', 'y'))
  fc.assert(
    fc.property(rare, ([cells, views, name]) => {
      expect(foldSmall([...cells, { name, views }])).toEqual(foldSmall([...cells, { name: 'z', views }]))
    }),
  )
})

describe('what is counted', () => {
  const app = startOnce(() => anApp({ clock: aClock(start) }))
  beforeEach(() => app.database.db.deleteFrom('daily_totals').execute())

  test('each page is counted under its address and once by where the visit came from', async () => {
    await visit(app, '/', { referer: 'https://www.google.com/' })
    await visit(app, '/checklist-dach', { 'sec-fetch-site': 'same-origin', referer: `${app.url}/` })
    // Of a browser that does not say where it comes from, the page before tells.
    await visit(app, '/contact', { referer: `${app.url}/checklist-dach` })
    await visit(app, '/en', { 'sec-fetch-site': 'none' })
    expect(await readToday(app)).toEqual({
      'page /': 1,
      'page /checklist-dach': 1,
      'page /contact': 1,
      'page /en': 1,
      'source google': 1,
      'source direct': 1,
    })
  })

  test('a page that the browser shows from its cache counts as any other', async () => {
    const { etag } = await visit(app, '/')
    const again = await visit(app, '/', { 'if-none-match': etag, 'sec-fetch-site': 'same-origin' })
    expect(again.status).toBe(304)
    expect(await readToday(app)).toEqual({ 'page /': 2, 'source direct': 1 })
  })

  test.for<[what: string, path: string, headers: OutgoingHttpHeaders, method?: string]>([
    ['the head of a page', '/', {}, 'HEAD'],
    ['the head of a form with a subject', '/contact?subject=audit', {}, 'HEAD'],
    ['a page fetched ahead', '/', { 'sec-purpose': 'prefetch' }],
    ['a page drawn ahead', '/', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page fetched ahead by an older browser', '/', { purpose: 'prefetch', 'sec-fetch-dest': undefined }],
    ['a page in a frame', '/', { 'sec-fetch-dest': 'iframe' }],
    ['a page read by a script', '/', { 'sec-fetch-dest': 'empty' }],
    ['an address without a page', '/nothing-here', {}],
    ['a file', '/favicon.svg', {}],
    ['the feed', '/rss.xml', {}],
    ['the notice after a form', '/contact?envoye', {}],
    ['a form that is sent', '/contact', {}, 'POST'],
    ['the administration', '/admin', {}],
    ['a mailed link that is over', '/confirmer/nothing', {}],
  ])('%s is not counted', async ([, path, headers, method]) => {
    await visit(app, path, headers, method)
    expect(await readToday(app)).toEqual({})
  })

  test.for<[referer: string, query: string, source: string, campaign?: string]>([
    ['android-app://com.linkedin.android/', '', 'linkedin'],
    ['https://www.google.com/', '?utm_source=newsletter', 'campaign', 'newsletter'],
    ['https://intranet.example.com/clients/anna', '', 'other'],
    ['nonsense', '', 'other'],
    ['', '?utm_source=newsletter&utm_campaign=foire+2026', 'campaign', 'foire 2026'],
    ['', '?utm_medium=mail&utm_campaign=anna@example.org', 'campaign', 'other'],
    ['', '?utm_medium=mail', 'campaign', 'other'],
    ['', `?utm_campaign=${'a'.repeat(41)}`, 'campaign', 'other'],
    ['', '?utm_source=&gclid=x', 'direct'],
    ['', '?via=/en~google~utm_campaign=x', 'direct'],
  ])('from %j, with %j, a visit counts for %s', async ([referer, query, source, campaign]) => {
    await visit(app, `/${query}`, { 'sec-fetch-site': 'cross-site', ...(referer && { referer }) })
    const named = campaign && { [`campaign ${campaign}`]: 1 }
    expect(await readToday(app)).toEqual({ 'page /': 1, [`source ${source}`]: 1, ...named })
  })

  test('robots and readers of AI are counted by their names, and apart from people', async () => {
    const robots = ['ClaudeBot/1.0', 'Googlebot/2.1', 'NobodyKnowsBot/1.0', '']
    for (const userAgent of robots) await visit(app, '/?utm_campaign=x', { 'user-agent': userAgent })
    expect(await readToday(app)).toEqual({ 'reader ClaudeBot': 1, 'robot Googlebot': 1, 'robot other': 2 })
  })
})

test('a thousand invented campaigns, programs and pages before leave no more in memory than fifty do', () => {
  const counts = createViewCounts(aClock(), 'https://site.example')
  for (let index = 0; index < 1_000; index += 1) {
    const headers = { 'user-agent': `${firefox} ${index}`, referer: `https://site-${index}.example/` }
    counts.count({ headers, url: `/?utm_source=s${index}&utm_campaign=c${index}` }, '/')
  }
  const taken = counts.take()
  expect(taken.length).toBe(1 + 1 + 51)
  expect(taken).toContainEqual({ day: today, kind: 'campaign', name: 'other', views: 1_000 - 50 })
})

const asChrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; '

test.for<[userAgent: string, robot: string]>([
  [`${asChrome}GPTBot/1.3; +https://openai.com/gptbot)`, 'reader GPTBot'],
  [`${asChrome}Claude-User/1.0; +Claude-User@anthropic.com)`, 'reader Claude-User'],
  [`${asChrome}MistralAI-Index/1.0; +https://docs.mistral.ai/robots)`, 'reader MistralAI-Index'],
  [
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'reader Meta-ExternalAgent',
  ],
  ['Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)', 'robot archive.org_bot'],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'robot LinkedInBot'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'robot HeadlessChrome',
  ],
  ['curl/8.14.1', 'robot curl'],
  ['GPTBotanist/1.0', 'robot other'],
])('%s is counted as %s', ([userAgent, robot]) => {
  const { kind, name } = findRobot(userAgent) ?? {}
  expect(`${kind} ${name}`).toBe(robot)
})

test.for([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 [LinkedInApp]/9.31.4567',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
])('%s is a reader', (userAgent) => {
  expect(findRobot(userAgent)).toBeNull()
})
