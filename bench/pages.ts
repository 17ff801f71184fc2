import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blogPath, categoryPath } from '../contract/blog-routes.ts'
import { type PageKey, pageKeys, pageRoutes } from '../contract/routes.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { createFolder } from './processes.ts'
import { inSeconds, median, type Row, type Scale } from './report.ts'
import { startServer } from './servers.ts'

/** Fetched when it runs, since nothing else needs it: with its browser driver it weighs more than the product. */
const lighthouse = 'lighthouse@13.5.0'

const searchMark = 'seo'
const marks = ['performance', 'accessibility', 'best-practices', searchMark] as const
type Mark = (typeof marks)[number]

/** Largest contentful paint (ms). */
const aims = { lcp: 1_050, lcpWithForm: 1_200, cls: 0 }
const withForm: PageKey[] = ['checklist', 'contact']

/** Search engines are asked to leave some pages out, which Lighthouse counts against one mark. */
type Address = { path: string; mostLcp: number; isIndexed: boolean }

/** Every page kind in its languages, a category and three articles. */
function listAddresses(): Address[] {
  const pages = pageKeys.flatMap((page) => {
    const { paths, isIndexed } = pageRoutes[page]
    const mostLcp = withForm.includes(page) ? aims.lcpWithForm : aims.lcp
    return Object.values(paths).map((path) => ({ path, mostLcp, isIndexed }))
  })
  const slugs = ['guide-expansion-internationale', 'expansion-dach-zero-waste-2025', 'sie-ou-du']
  const articles = slugs.map((slug) => blogPath({ locale: 'fr', slug }))
  const others = [categoryPath('seo-dach'), ...articles]
  return [...pages, ...others.map((path) => ({ path, mostLcp: aims.lcp, isIndexed: true }))]
}

/** What is read of Lighthouse's result. */
type Result = {
  runtimeError?: { message: string }
  categories: Partial<Record<Mark, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  audits: Record<string, { title: string; displayValue?: string; score: number | null; numericValue?: number }>
}

const run = promisify(execFile)

/** One run with Lighthouse's mobile preset and its simulated throttling, in the browser on `port`. */
async function runLighthouse(url: string, port: number): Promise<Result> {
  const options = [`--port=${port}`, `--only-categories=${marks.join()}`, '--output=json', '--quiet']
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options], { maxBuffer: 64 * 1024 * 1024 })
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`)
  return result
}

/** What costs a mark, a line per audit. */
function listFaults({ categories, audits }: Result, mark: Mark): string[] {
  return (categories[mark]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { title, displayValue = '', score } = audits[id] ?? {}
    return weight === 0 || typeof score !== 'number' || score >= 0.995 ? [] : [`${mark}: ${title} ${displayValue}`]
  })
}

function toRow({ path, mostLcp, isIndexed }: Address, runs: Result[]): Row {
  const middle = (pick: (run: Result) => number | null | undefined) =>
    median(runs.map((run) => pick(run) ?? Number.NaN))
  const asked = marks.filter((mark) => mark !== searchMark || isIndexed)
  const values = asked.map((mark) => middle((run) => run.categories[mark]?.score) * 100)
  const lcp = middle((run) => run.audits['largest-contentful-paint']?.numericValue)
  const cls = middle((run) => run.audits['cumulative-layout-shift']?.numericValue)
  const isMet = values.every((value) => value >= 100) && lcp <= mostLcp && cls <= aims.cls
  const faults = runs.flatMap((run) => asked.flatMap((mark) => listFaults(run, mark)))
  return {
    what: path,
    measured: `${values.map(Math.round).join(' ')}, ${inSeconds(lcp)}, ${Number(cls.toFixed(4))}`,
    aim: `100 each, ≤ ${inSeconds(mostLcp)}, ${aims.cls}`,
    isMet,
    notes: isMet ? [] : [...new Set(faults)],
  }
}

/** The pages as a phone gets them from the product: marks, largest contentful paint, layout shift. */
export async function measurePages({ rounds }: Scale): Promise<Row[]> {
  const server = await startServer('scripts/start.ts', createFolder(), { core: 'any' })
  const port = await findFreePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const rows: Row[] = []
  for (const address of listAddresses()) {
    const runs: Result[] = []
    for (let round = 0; round < rounds; round += 1) runs.push(await runLighthouse(server.url + address.path, port))
    rows.push(toRow(address, runs))
  }
  await browser.close()
  await server.stop()
  return rows
}
