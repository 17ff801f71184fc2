// Long: all of the benchmark, so that one file says what is measured and how.
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { sql } from 'kysely'
import { adminApi } from '../contract/api/admin.ts'
import { periods } from '../contract/api/admin-dashboard.ts'
import { blogPath, categoryPath } from '../contract/blog-routes.ts'
import { toParisDay } from '../contract/paris.ts'
import { retention } from '../contract/privacy/periods.ts'
import { type PageKey, pageKeys, pageRoutes, pathOf } from '../contract/routes.ts'
import { buildIfChanged } from '../scripts/build.ts'
import { root } from '../scripts/command.ts'
import { noteBackupStatus, toBackupName } from '../server/backup/folder.ts'
import { type DatabaseLocation, openDatabase } from '../server/db/database.ts'
import { day } from '../server/runtime/clock.ts'
import { administrator, callAdmin, cookiesOf, signIn } from '../tests/support/administrator.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { addEnquiries } from '../tests/support/enquiries.ts'
import { postJson } from '../tests/support/form.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { addLeads } from '../tests/support/leads.ts'
import { addAnswer, notePerson } from '../tests/support/people.ts'
import { aPostgresServer } from '../tests/support/postgres-server.ts'
import { addTotals } from '../tests/support/statistics.ts'
import { aSite } from '../tests/support/test-site.ts'

/**
 * `npm run bench`: what the product can do on this machine, in one table (docs/benchmark.md). `-- serving lists` measures
 * some parts only, `--pages <part of a path>` some pages, `--quick` shows in short runs that everything works.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, pages: { type: 'string', default: '' } },
  allowPositionals: true,
})
const [rounds, seconds, rows] = values.quick ? [1, 1, 2_000] : [3, 8, 50_000]

/** Everything that is written: on the disk of the checkout, gone at the end. */
const folder = join(root, 'data/bench')
/** The site as it is published once for all parts. */
const siteDir = join(folder, 'site')
const siteUrl = 'http://localhost:3000'
const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password }
const page = pathOf('checklist', 'fr')

type Row = [what: string, measured: string, aim?: string, isMet?: boolean]

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const perSecond = (value: number) => `${whole.format(value)}/s`
const mb = (value: number) => `${whole.format(value)} MB`
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
const inSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`

/** The value that `share` of all values stay within. */
const quantile = (all: number[], share: number): number =>
  all.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(all.length * share) - 1)] ?? Number.NaN
const median = (all: number[]): number => quantile(all, 0.5)

function atMost(what: string, value: number, most: number, print = inSeconds): Row {
  return [what, print(value), `≤ ${print(most)}`, value <= most]
}
function withP95(what: string, times: number[], most: number): Row {
  const spread = [0.5, 0.95, 0.99].map((share) => ms(quantile(times, share)))
  return [what, spread.join(', '), `p95 ≤ ${most} ms`, quantile(times, 0.95) <= most]
}

/** Measures as often as a figure to be quoted asks for, one after the other. */
async function inTurn<Result>(measure: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) results.push(await measure(round))
  return results
}

/** The server has a core of its own, what loads it another. */
const allCores = `0-${cpus().length - 1}`
const moveTo = (cores: string) => execFileSync('taskset', ['-apc', cores, String(process.pid)])

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const newFolder = () => fs.mkdtempSync(join(folder, 'run-'))

/** Starts a program; no settings of the shell change what is measured. */
function start(command: string, parameters: string[], cwd: string, env: Record<string, string>, cores = '0') {
  const own = { PATH: process.env.PATH, HOME: process.env.HOME, ...env }
  const pinned = ['-c', cores, command, ...parameters]
  const child = spawn('taskset', pinned, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: own })
  running.add(child)
  const exited = once(child, 'close').finally(() => running.delete(child))
  const stop = async () => child.kill('SIGTERM') && (await exited)
  return { child, exited, stop }
}

const { scripts } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'))

/** The product as `npm start` starts it, from its first answer on; no backup is due beside what is measured. */
async function startProduct(dataDir: string, { cwd = root, env = {}, cores = '0' } = {}) {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const own = { DATA_DIR: dataDir, SITE_DIR: siteDir, SITE_URL: siteUrl, PORT: port, FORM_LIMIT: '0', ...account }
  const at = new Date().toISOString()
  await noteBackupStatus(join(dataDir, 'backups'), { restored: { at, name: toBackupName(at, false), rehearsedAt: at } })
  const began = performance.now()
  const server = start(process.execPath, scripts.start.split(' ').slice(1), cwd, { ...own, ...env }, cores)
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (server.child.exitCode !== null) throw new Error('the server has ended')
    await wait(10)
  }
  return { ...server, url, startedIn: performance.now() - began }
}

/** Resident memory of a process in MB, as Linux tells it (proc(5)): `VmRSS` now, `VmHWM` the most it ever had. */
const memoryOf = ({ child: { pid } }: ReturnType<typeof start>, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Publishes the site once for all parts, its best compression and its pictures included. */
async function publishCheckout(): Promise<void> {
  await buildIfChanged(root, join(root, 'dist'))
  const { site, worker } = await aSite({ siteDir, siteUrl })
  const report = await site.publish()
  if (report.kind !== 'published') throw new Error(`the site is not published: ${report.kind}`)
  await site.whenSettled()
  await worker.stop()
}

/**
 * Lets clients ask for some seconds, after two that are not measured: as soon as they are answered, or each at moments of
 * its own, `every` so many milliseconds. @returns how long each answer took (milliseconds)
 */
async function loadWith(clients: number, work: (turn: number) => Promise<Response>, every = 0): Promise<number[]> {
  const times: number[] = []
  const measuredFrom = performance.now() + 2_000
  const until = measuredFrom + seconds * 1000
  const ask = async (_: unknown, client: number) => {
    await wait((client / clients) * every)
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now()
      const answer = await work(turn)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      const ended = performance.now()
      if (ended > measuredFrom) times.push(ended - began)
      if (every > 0) await wait(Math.max(0, began + every - ended))
    }
  }
  await Promise.all(Array.from({ length: clients }, ask))
  return times
}

const signUp = (url: string) => postJson({ url }, { email: `${randomUUID()}@example.org`, language: 'fr' })

/** Visitors who open the page and send the form once a second. */
const loadWithVisitors = (url: string, visitors: number) =>
  loadWith(visitors, (turn) => (turn % 2 === 0 ? fetch(url + page) : signUp(url)), 500)

/** Pages a second, by Debian's `wrk`, which asks faster than a server on one core answers. */
async function countPages(url: string): Promise<number> {
  const headers = ['--header', 'Accept-Encoding: gzip', '--header', 'Accept-Language: fr-FR,fr;q=0.9,en;q=0.8']
  const load = ['-t', '1', '-c', '32', ...headers, url + page]
  await run('wrk', ['-d', '2s', ...load])
  const { stdout } = await run('wrk', ['-d', `${seconds}s`, ...load])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
const run = promisify(execFile)

async function measureServing(): Promise<Row[]> {
  // The mail server is away: what is measured is the product alone.
  const product = await startProduct(newFolder(), { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  await wait(5_000)
  const idle = memoryOf(product, 'VmRSS')
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined
  const pages = hasWrk ? perSecond(median(await inTurn(() => countPages(product.url)))) : 'not measured: no wrk'
  const visits = await loadWithVisitors(product.url, 50)
  const signedUp = await inTurn(() => loadWith(32, () => signUp(product.url)))
  const peak = memoryOf(product, 'VmHWM')
  await product.stop()
  const rate = median(signedUp.map((times) => times.length / seconds))
  return [
    atMost('memory after a start, idle', idle, 150, mb),
    ['a page from memory, 32 clients', pages],
    withP95('50 visitors, a page and a sign-up each second', visits, 50),
    ['sign-ups, 32 clients, each on the disk before its answer', perSecond(rate), '≥ 100/s', rate >= 100],
    atMost('memory under pages and sign-ups, peak', peak, 220, mb),
  ]
}

/** Builds, starts and publishes in a copy of the checkout, on all cores. */
async function measurePublishing(): Promise<Row[]> {
  const cwd = newFolder()
  for (const name of fs.readdirSync(root))
    if (!['.git', 'data', 'dist', 'node_modules', 'releases'].includes(name))
      fs.cpSync(join(root, name), join(cwd, name), { recursive: true })
  fs.symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  const [dataDir, cores] = [join(cwd, 'data'), allCores]
  const env = { SITE_DIR: join(dataDir, 'site'), MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

  let server = await startProduct(dataDir, { cwd, env, cores })
  const first = server.startedIn
  // The best compression and the pictures follow the first answer.
  await wait(values.quick ? 0 : 60_000)
  const again = await inTurn(async () => {
    await server.stop()
    server = await startProduct(dataDir, { cwd, env, cores })
    return server.startedIn
  })
  /** Changes a word of every page: from the command to the new word in an answer. */
  const everyPage = await inTurn(async (round) => {
    const word = `Partout${round}`
    for (const name of fs.globSync(join(cwd, 'content/messages/*.yaml')))
      fs.writeFileSync(name, fs.readFileSync(name, 'utf8').replace(/^( +siteLanguages: ).*$/m, `$1${word}`))
    const asked = performance.now()
    const own = { ...env, DATA_DIR: dataDir, SITE_URL: siteUrl, PORT: new URL(server.url).port }
    const command = start(process.execPath, ['scripts/publish.ts'], cwd, own, cores)
    while (!(await (await fetch(server.url)).text()).includes(word)) {
      if (command.child.exitCode) throw new Error('not published')
      await wait(20)
    }
    const served = performance.now() - asked
    await command.exited
    return served
  })
  await wait(5_000)
  const idle = memoryOf(server, 'VmRSS')
  await server.stop()
  return [
    atMost('first start: built and published, until the first answer', first, 10_000),
    atMost('start again, nothing changed', median(again), 1_000),
    atMost('every page, from the command until it is served', median(everyPage), 1_000),
    atMost('memory of that server afterwards, idle', idle, 165, mb),
  ]
}

/** Leads over two years, every tenth of whom wrote, was noted and got an answer, and views of thirteen months. */
async function fillLists(place: DatabaseLocation): Promise<void> {
  const database = await openDatabase(place)
  const now = Date.now()
  const message = 'Wir möchten unsere Produkte in Frankreich verkaufen und suchen Partner. '.repeat(8)
  const toLead = (number: number) => ({
    email: `${['anna', 'paul', 'nina', 'otto'][number % 4]}${number}@${number % 3 ? `firma${number % 977}` : 'post'}.example`,
    locale: number % 2 ? ('fr' as const) : ('de' as const),
    first_page: `/blog/article-${number % 90}`,
    source: number % 2 ? ('google' as const) : ('direct' as const),
    downloaded_at: new Date(now - 730 * day * (1 - number / rows)).toISOString(),
    // Who has not confirmed is deleted after a month.
    confirmed_at:
      number % 5 || number < rows * (1 - retention.unconfirmedDays / 730) ? new Date(now).toISOString() : null,
  })
  for (let from = 0; from < rows; from += 1_000) {
    const leads = Array.from({ length: 1_000 }, (_, index) => toLead(from + index))
    await addLeads(database, leads)
    const writers = leads.filter((_, index) => index % 10 === 0)
    const written = writers.map(({ email, downloaded_at: received_at }) => ({ email, message, received_at }))
    for (const { id } of await addEnquiries(database, written)) await addAnswer(database, id, message)
    for (const { email } of writers) await notePerson(database, email, { stage: 'talk' }, message)
  }
  const pages = Array.from({ length: 90 }, (_, index) => `/blog/article-${index}`)
  for (let back = 0; back < 395; back += 1) {
    const today = toParisDay(now - back * day)
    const toViews = (name: string, index: number): [string, 'page', string, number] => [today, 'page', name, 5 + index]
    await addTotals(database, pages.map(toViews))
  }
  // As the engine does by itself within a minute.
  await sql`analyze`.execute(database.db)
  await database.close()
}

async function measureLists(): Promise<Row[]> {
  // The database has no core of its own.
  moveTo(allCores)
  const postgres = await aPostgresServer()
  moveTo('1')
  const sqlite = await measureListsOn('SQLite', { databaseUrl: undefined, dataDir: newFolder() })
  const others = await measureListsOn('PostgreSQL', { databaseUrl: postgres.url, dataDir: newFolder() })
  await postgres.remove()
  return [...sqlite, ...others]
}

async function measureListsOn(engine: string, place: DatabaseLocation): Promise<Row[]> {
  await fillLists(place)
  const { databaseUrl, dataDir } = place
  const shared: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl, SECRET: randomUUID() } : {}
  const server = await startProduct(dataDir, { env: shared })
  const cookie = cookiesOf(await signIn(server))
  const ask = async (path: string): Promise<Response> => {
    const answer = await callAdmin(server, path, cookie)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
    return answer
  }
  /** Calls one after the other to these addresses in turns; of a single list, a page after the other. */
  const time = async (what: string, most: number, ...paths: string[]): Promise<Row> => {
    const times: number[] = []
    let next: string | undefined
    for (let index = 0; index < (values.quick ? 5 : 100); index += 1) {
      const path = paths[index % paths.length] ?? ''
      const began = performance.now()
      const answer = await ask(paths.length === 1 && next ? `${path}?cursor=${encodeURIComponent(next)}` : path)
      next = (await answer.json()).next
      times.push(performance.now() - began)
    }
    return withP95(what, times, most)
  }
  const { leads, enquiries, statistics, people, today, totals } = adminApi
  const found = await (await ask(leads)).json()
  const under = (list: string, ...queries: string[]) => queries.map((query) => `${list}?${query}`)
  const searches = under(leads, 'search=example', 'search=post', 'search=4973@', 'search=unknown')
  const filters = under(leads, 'state=confirmed', 'stage=client&language=fr', 'from=2026-01-01&to=2026-01-31')
  const both = under(enquiries, 'search=verkaufen', 'state=toAnswer&language=de', 'search=unknown&stage=client')
  const measured = [
    await time(`${whole.format(rows)} leads, a page after the other`, 100, leads),
    await time(`${whole.format(rows / 10)} enquiries, a page after the other`, 100, enquiries),
    await time('leads, searched', 50, ...searches),
    await time('leads, filtered', 100, ...filters),
    await time('enquiries, searched and filtered', 100, ...both),
    await time('statistics', 100, ...under(statistics, ...periods.map((period) => `period=${period}`))),
    await time('what waits today, totals, a person', 100, today, totals, `${people}/${found.rows[0].personId}`),
  ]
  const files = await inTurn(async () => {
    const began = performance.now()
    await (await ask(adminApi.leadsCsv)).arrayBuffer()
    return performance.now() - began
  })
  const peak = memoryOf(server, 'VmHWM')
  await server.stop()
  const all = [...measured, atMost('the list as a file', median(files), 15_000), atMost('memory, peak', peak, 250, mb)]
  return all.map(([what, ...rest]): Row => [`${engine}: ${what}`, ...rest])
}

/** Fetched when it runs, since nothing else needs it: with its browser driver it weighs more than the product. */
const lighthouse = 'lighthouse@13.5.0'

type Numbers<Name extends string> = Record<string, Record<Name, number>>
type Lighthouse = { categories: Numbers<'score'>; audits: Numbers<'numericValue'> }

/** Every page kind in its languages, a category and three articles. */
function listPages() {
  const articles = ['guide-expansion-internationale', 'expansion-dach-zero-waste-2025', 'sie-ou-du']
  const others = [categoryPath('seo-dach'), ...articles.map((slug) => blogPath({ locale: 'fr', slug }))]
  const toPages = (key: PageKey) => {
    const most = key === 'checklist' || key === 'contact' ? 1_200 : 1_050
    return Object.values(pageRoutes[key].paths).map((path) => ({ path, most, isIndexed: pageRoutes[key].isIndexed }))
  }
  const all = [...pageKeys.flatMap(toPages), ...others.map((path) => ({ path, isIndexed: true, most: 1_050 }))]
  return all.filter(({ path }) => path.includes(values.pages))
}

/** Lighthouse's mobile preset with its simulated throttling: four marks (three where no search engine is let in). */
async function measurePages(): Promise<Row[]> {
  const server = await startProduct(newFolder(), { cores: allCores })
  moveTo(allCores)
  const port = await findFreePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const measured: Row[] = []
  for (const { path, most, isIndexed } of listPages()) {
    const marks = ['performance', 'accessibility', 'best-practices', ...(isIndexed ? ['seo'] : [])]
    const options = [`--port=${port}`, `--only-categories=${marks}`, '--output=json', '--quiet']
    const results = await inTurn(async (): Promise<Lighthouse> => {
      const { stdout } = await run('npx', ['--yes', lighthouse, server.url + path, ...options], { maxBuffer: 2 ** 26 })
      return JSON.parse(stdout)
    })
    const middle = (pick: (result: Lighthouse) => number | undefined) =>
      median(results.map((result) => pick(result) ?? Number.NaN))
    const scores = marks.map((mark) => 100 * middle(({ categories }) => categories[mark]?.score))
    const lcp = middle(({ audits }) => audits['largest-contentful-paint']?.numericValue)
    const cls = middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue)
    const isMet = scores.every((score) => score === 100) && lcp <= most && cls === 0
    const figures = `${scores.map(Math.round).join(' ')}, ${inSeconds(lcp)}, ${cls}`
    measured.push([`${path}: marks, largest paint, layout shift`, figures, `100 each, ≤ ${inSeconds(most)}, 0`, isMet])
  }
  await browser.close()
  await server.stop()
  return measured
}

const parts: Record<string, () => Promise<Row[]>> = {
  serving: measureServing,
  publishing: measurePublishing,
  lists: measureLists,
  pages: measurePages,
}
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`unknown: ${unknown}; the parts are ${Object.keys(parts).join(', ')}`)
if (cpus().length < 2) throw new Error('with one core alone, server and load would compete')
fs.mkdirSync(siteDir, { recursive: true })
process.stdout.write(
  `${cpus().length} × ${cpus()[0]?.model}, ${mb(totalmem() / 2 ** 20)}, load average ${loadavg()[0]?.toFixed(2)}\n`,
)
if (values.quick) process.stdout.write('WARNING: --quick shows that everything runs; its figures are worth nothing.\n')
await publishCheckout()
moveTo('1')
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  for (const [what, measured, aim = '', isMet = true] of await measure())
    process.stdout.write(`${what.padEnd(62)} ${measured.padEnd(28)} ${aim}${isMet ? '' : '   MISSED'}\n`)
}
process.exit()
