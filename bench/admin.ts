import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { adminApi, type LeadPage } from '../contract/api/admin.ts'
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
async function measureCalls(
  what: string,
  ask: (path: string) => Promise<Call>,
  toPath: (index: number, before: Buffer | undefined) => string,
): Promise<Row> {
  const times: number[] = []
  let before: Buffer | undefined
  for (let index = 0; index < calls; index += 1) {
    const { milliseconds, body } = await ask(toPath(index, before))
    times.push(milliseconds)
    before = body
  }
  const p95 = quantile(times, 0.95)
  const measured = `${inMs(median(times))}, ${inMs(p95)}`
  return { what: `${what}, p50 and p95`, measured, aim: `p95 ≤ ${aims.call} ms`, isMet: p95 <= aims.call }
}

/** The address of the page after the one that was answered. */
function toNextPage(before: Buffer | undefined): string {
  const page: LeadPage | undefined = before && JSON.parse(String(before))
  return page?.next ? `${adminApi.leads}?cursor=${encodeURIComponent(page.next)}` : adminApi.leads
}

/** Beginnings as somebody types them: short ones that fit many, long ones that fit few or nobody. */
function toSearch(index: number): string {
  const name = ['anna', 'paul', 'nina', 'otto', 'lena', 'karl', 'jule', 'emil'][index % 8]
  const typed = index % 2 ? `${name}${index * 4_973}`.slice(0, 1 + (index % 11)) : `firma${index * 31}`
  return `${adminApi.leads}?search=${encodeURIComponent(typed)}`
}

/** From the navigation to `/admin` until a row of the list is there, with an empty cache. */
async function measureFirstRow(browser: Browser, url: string, cookie: string, rounds: number): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie }, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${url}/admin`)
    await page.locator('table.leads tbody tr').first().waitFor()
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
  const lines = (await ask(adminApi.csv)).body.toString('latin1').split('\n').length
  if (lines < leads * 0.98) throw new Error(`the file has ${lines} lines only`)
  let isOver = false
  const loading = loadServer(server, visit).finally(() => {
    isOver = true
  })
  const files: number[] = []
  while (!isOver) files.push((await ask(adminApi.csv)).milliseconds)
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
    { what: 'leads, each with its mail', measured: inWhole(scale.leads) },
    await measureCalls(`list, ${calls} pages in a row`, ask, (_, before) => toNextPage(before)),
    await measureCalls('search by the beginning of an address or a domain', ask, toSearch),
    await measureCalls('totals', ask, () => adminApi.totals),
    await measureFirstRow(browser, server.url, cookie, scale.rounds),
    ...(await measureCsv(server, ask, scale)),
    atMost('memory of that server, peak', readMemory(server.pid).peak, aims.mb, inMb),
  ]
  await browser.close()
  await server.stop()
  return rows
}
