import { aFolder } from '../children.ts'
import { inKb, inSeconds, median } from '../figures.ts'
import type { Lengths } from '../lengths.ts'
import { startProduct } from '../servers.ts'
import type { Row } from '../table.ts'
import { type PageAims, pageAims } from './aims.ts'
import { launchDrivenBrowser } from './browser.ts'
import { type Weight, weighFirstVisit } from './first-visit.ts'
import { type LighthouseRun, runLighthouse } from './lighthouse-run.ts'

const shortNames = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' } as const

function toMarksRow(path: string, { marks }: PageAims, runs: LighthouseRun[]): Row {
  const values = marks.map((category) => median(runs.map((run) => run.marks[category])))
  const missed = marks.filter((_, index) => (values[index] ?? 0) < 100)
  return {
    what: `${path}  ${marks.map((category) => shortNames[category]).join(' ')}`,
    measured: values.join(' '),
    aim: '100 each',
    isMet: missed.length === 0,
    notes: [...new Set(missed.flatMap((category) => runs.flatMap((run) => run.faults[category])))],
  }
}

function toLcpRow(path: string, { lcp }: PageAims, runs: LighthouseRun[]): Row {
  const value = median(runs.map((run) => run.lcp))
  const story = runs.map((run) => run.lcpStory).find(Boolean)
  const runsNote = `runs: ${runs.map((run) => inSeconds(run.lcp)).join(', ')}`
  const row: Row = { what: `${path}  largest contentful paint`, measured: inSeconds(value), notes: [runsNote] }
  if (lcp === undefined) return row
  const isMet = value <= lcp
  return { ...row, aim: `≤ ${inSeconds(lcp)}`, isMet, notes: isMet || !story ? [runsNote] : [runsNote, story] }
}

function toClsRow(path: string, { cls }: PageAims, runs: LighthouseRun[]): Row {
  const value = median(runs.map((run) => run.cls))
  const row: Row = { what: `${path}  layout shift`, measured: String(Number(value.toFixed(4))) }
  return cls === undefined ? row : { ...row, aim: String(cls), isMet: value <= cls }
}

function toSizeRow(what: string, size: number, most: number | undefined): Row {
  const row: Row = { what, measured: inKb(size) }
  return most === undefined ? row : { ...row, aim: `≤ ${inKb(most)}`, isMet: size <= most }
}

function toWeightRows(
  path: string,
  aims: PageAims,
  { first, touched }: { first: Weight; touched: Weight | undefined },
) {
  const last = touched ?? first
  const after = touched ? ', form touched' : ''
  const rows = [
    toSizeRow(`${path}  the page itself`, first.html, aims.html),
    toSizeRow(`${path}  first visit${after}`, last.all, aims.bytes),
  ]
  if (touched) rows.push(toSizeRow(`${path}  script, untouched`, first.script, undefined))
  return [...rows, toSizeRow(`${path}  script${after}`, last.script, aims.script)]
}

/** The pages as a phone gets them from the real server: Lighthouse's marks, and the bytes of a first visit. */
export async function measurePages({ rounds }: Lengths): Promise<Row[]> {
  const folder = aFolder()
  const server = await startProduct(folder.path, { place: 'anywhere' })
  const { browser, port } = await launchDrivenBrowser()
  const rows: Row[] = []
  try {
    for (const aims of pageAims) {
      for (const path of aims.paths) {
        const url = `http://localhost:${server.port}${path}`
        const weights = await weighFirstVisit(browser, url, aims.hasForm)
        const runs: LighthouseRun[] = []
        for (let round = 0; round < rounds; round += 1) runs.push(await runLighthouse(url, port))
        rows.push(toMarksRow(path, aims, runs), toLcpRow(path, aims, runs), toClsRow(path, aims, runs))
        rows.push(...toWeightRows(path, aims, weights))
      }
    }
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
  return rows
}
