import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { adminApi, adminScreens } from '../contract/api/admin.ts'
import type { EnquiryFilter, LeadFilter, ListPage } from '../contract/api/admin-lists.ts'
import { pathOf } from '../contract/routes.ts'
import { administrator, cookiesOf, signIn } from '../tests/support/administrator.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { fillDatabase } from './fill-database.ts'
import { loadServer } from './load.ts'
import { readMemory } from './proc.ts'
import { createFolder } from './processes.ts'
import { atMost, inMb, inMs, inSeconds, inWhole, listRuns, median, quantile, type Row, type Scale } from './report.ts'
import { type RunningServer, startProduct } from './servers.ts'

const aims = { call: 50, firstRow: 1_000, csv: 15_000, visit: 100, mb: 250 }
const calls = 200

/** Signs in with the password that the first start has left in the data folder. @returns the cookies */
async function signInAt(server: RunningServer, dataDir: string): Promise<string> {
  const password = readFileSync(join(dataDir, 'admin-password'), 'utf8').trim()
  const answer = await signIn(server, { ...administrator, password })
  if (!answer.ok) throw new Error(`the sign-in was answered with ${answer.status}`)
  return cookiesOf(answer)
}

type Call = { milliseconds: number; body: Buffer }

/** Asks as the administrator. @throws if the answer is no 200 */
async function call(url: string, cookie: string, path: string): Promise<Call> {
  const began = performance.now()
  const answer = await fetch(url + path, { headers: { cookie } })
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} was answered with ${answer.status}`)
  const body = await buffer(answer.body)
  return { milliseconds: performance.now() - began, body }
}

/** One call after the other; each path may depend on the answer before. */
async function timeCalls(
  ask: (path: string) => Promise<Call>,
  toPath: (index: number, before: Buffer | undefined) => string,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  let before: Buffer | undefined
  for (let index = 0; index < calls; index += 1) {
    const { milliseconds, body } = await ask(toPath(index, before))
    times.push(milliseconds)
    before = body
  }
  return { p50: median(times), p95: quantile(times, 0.95) }
}

/** Several kinds of calls under one line, which is that of the slowest; each is told below it. */
async function measureCalls(
  what: string,
  ask: (path: string) => Promise<Call>,
  kinds: Record<string, (index: number, before: Buffer | undefined) => string>,
): Promise<Row> {
  const timed: { kind: string; p50: number; p95: number }[] = []
  for (const [kind, toPath] of Object.entries(kinds)) timed.push({ kind, ...(await timeCalls(ask, toPath)) })
  const slowest = timed.reduce((slowest, one) => (one.p95 > slowest.p95 ? one : slowest))
  return {
    what: `${what}, slowest of ${timed.length}, p50 and p95`,
    measured: `${inMs(slowest.p50)}, ${inMs(slowest.p95)}`,
    aim: `p95 ≤ ${aims.call} ms`,
    isMet: slowest.p95 <= aims.call,
    notes: timed.map(({ kind, p50, p95 }) => `${kind}: ${inMs(p50)}, ${inMs(p95)}`),
  }
}

/** The address of the page after the one that was answered. */
function toNextPage(list: string, before: Buffer | undefined): string {
  const page: ListPage<unknown> | undefined = before && JSON.parse(String(before))
  return page?.next ? `${list}?cursor=${encodeURIComponent(page.next)}` : list
}

const leadsUnder = (filter: LeadFilter) => `${adminApi.leads}?${new URLSearchParams(filter as Record<string, string>)}`
const enquiriesUnder = (filter: EnquiryFilter) =>
  `${adminApi.enquiries}?${new URLSearchParams(filter as Record<string, string>)}`

const searches = {
  'what all have': () => 'example',
  'what many have': (index: number) =>
    ['anna', 'post', 'paul', 'ulpo', 'nina', 'firma', 'kar', '@fir'][index % 8] ?? '',
  'what few have': (index: number) => `firma${index * 31}`,
  'what one has': (index: number) => `${index * 4_973}@`,
  'what nobody has': (index: number) => `nobody${index}`,
} as const

/** Each filter, then filters together, some of which leave nobody although each leaves many. */
const leadFilters: LeadFilter[] = [
  ...(['confirmed', 'unconfirmed', 'quarantined'] as const).map((state) => ({ state })),
  { language: 'de' },
  { stage: 'client' },
  { stage: 'new' },
  { from: '2026-01-01', to: '2026-01-31' },
  { language: 'fr', state: 'unconfirmed' },
  { language: 'de', state: 'confirmed', stage: 'new' },
  { stage: 'client', language: 'de' },
]
const leadFiltersOfSearch: LeadFilter[] = [
  { language: 'fr' },
  { state: 'quarantined' },
  { state: 'unconfirmed' },
  { stage: 'client' },
]
const enquiryFilters: EnquiryFilter[] = [
  ...(['toAnswer', 'answered', 'quarantined'] as const).map((state) => ({ state })),
  { language: 'de' },
  { stage: 'client' },
  { language: 'de', state: 'toAnswer' },
  { search: 'verkaufen' },
  { search: 'muller-77777' },
  { search: 'nobody' },
  { search: 'verkaufen', stage: 'client' },
  { search: 'verkaufen', state: 'toAnswer' },
]

const nameOf = (filter: LeadFilter | EnquiryFilter) => Object.values(filter).join(' + ')

/** Everything that the screens ask for. */
async function measureScreens(ask: (path: string) => Promise<Call>, leads: number): Promise<Row[]> {
  const found: ListPage<{ personId: string }> = JSON.parse(
    String((await ask(enquiriesUnder({ stage: 'client' }))).body),
  )
  const kinds = <Value>(
    values: Value[],
    toName: (value: Value) => string,
    toPath: (value: Value, index: number) => string,
  ) => Object.fromEntries(values.map((value) => [toName(value), (index: number) => toPath(value, index)]))
  return [
    { what: 'leads, each with its mail; enquiries', measured: `${inWhole(leads)}; ${inWhole(leads / 10)}` },
    await measureCalls('lists, a page after the other', ask, {
      leads: (_, before) => toNextPage(adminApi.leads, before),
      enquiries: (_, before) => toNextPage(adminApi.enquiries, before),
    }),
    await measureCalls(
      'leads, searched',
      ask,
      kinds(
        Object.entries(searches),
        ([name]) => name,
        ([, toSearch], index) => leadsUnder({ search: toSearch(index) }),
      ),
    ),
    await measureCalls('leads, filtered', ask, kinds(leadFilters, nameOf, leadsUnder)),
    await measureCalls(
      'leads, searched for what all have and filtered',
      ask,
      kinds(leadFiltersOfSearch, nameOf, (filter) => leadsUnder({ search: 'example', ...filter })),
    ),
    await measureCalls('enquiries, searched and filtered', ask, kinds(enquiryFilters, nameOf, enquiriesUnder)),
    await measureCalls('dashboard and persons', ask, {
      totals: () => adminApi.totals,
      'statistics of 13 weeks': () => adminApi.statistics,
      'statistics of 52 weeks': () => `${adminApi.statistics}?weeks=52`,
      'statistics in German': () => `${adminApi.statistics}?language=de`,
      'what waits today': () => adminApi.today,
      'a person': (index) => `${adminApi.people}/${found.rows[index % found.rows.length]?.personId}`,
    }),
  ]
}

/** From the navigation to the sign-ups until a row of the list is there, with an empty cache. */
async function measureFirstRow(browser: Browser, url: string, cookie: string, rounds: number): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie }, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(url + adminScreens.signUps)
    await page.locator('table.rows tbody tr').first().waitFor()
    times.push(await page.evaluate(() => performance.now()))
    await context.close()
  }
  // The first one is the browser's own start.
  const counted = times.slice(1)
  const row = atMost('first row seen in a browser', median(counted), aims.firstRow, inSeconds)
  return { ...row, notes: [listRuns(counted, inSeconds)] }
}

/** The list as a file, again and again while twenty visitors a second open the page and send the form. */
async function measureCsv(
  server: RunningServer,
  ask: (path: string) => Promise<Call>,
  { leads, seconds }: Scale,
): Promise<Row[]> {
  const visit = {
    sends: 'visit',
    path: pathOf('checklist', 'fr'),
    connections: 20,
    seconds,
    everySecond: true,
  } as const
  const lines = (await ask(adminApi.leadsCsv)).body.toString('latin1').split('\n').length
  if (lines < leads * 0.98) throw new Error(`the file has ${lines} lines only`)
  let isOver = false
  const loading = loadServer(server, visit).finally(() => {
    isOver = true
  })
  const files: number[] = []
  while (!isOver) files.push((await ask(adminApi.leadsCsv)).milliseconds)
  const { p50, p95 } = await loading
  return [
    {
      ...atMost('the list as a file while visitors come, slowest', Math.max(...files), aims.csv, inSeconds),
      notes: [listRuns(files, inSeconds)],
    },
    {
      what: 'visitors meanwhile, page or sign-up, p50 and p95',
      measured: `${inMs(p50)}, ${inMs(p95)}`,
      aim: `p95 ≤ ${aims.visit} ms`,
      isMet: p95 <= aims.visit,
    },
  ]
}

/** The administrator's pages over a long list: what they ask for, the first row, the file beside visitors, memory. */
export async function measureAdmin(scale: Scale): Promise<Row[]> {
  const dataDir = createFolder()
  await fillDatabase(dataDir, scale.leads)
  const server = await startProduct(dataDir)
  const browser = await launchBrowser()
  const cookie = await signInAt(server, dataDir)
  const ask = (path: string) => call(server.url, cookie, path)
  const rows = [
    ...(await measureScreens(ask, scale.leads)),
    await measureFirstRow(browser, server.url, cookie, scale.rounds),
    ...(await measureCsv(server, ask, scale)),
    atMost('memory of that server, peak', readMemory(server.pid).peak, aims.mb, inMb),
  ]
  await browser.close()
  await server.stop()
  return rows
}
