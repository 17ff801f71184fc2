import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApart, fail, say } from '../../scripts/command.ts'
import { openDemo } from '../../scripts/demo/open-demo.ts'
import { root } from '../../scripts/root.ts'
import { readConfig } from '../../server/config.ts'
import { findFreePort } from '../support/free-port.ts'
import { type LookedAt, listPages } from './pages.ts'
import { listMoved, type Reading, readPage } from './read-page.ts'
import { type BrowserWindow, browsers, listWebKitComplaints, themes } from './windows.ts'

/**
 * `node tests/browsers/compare.ts`: the site and the administration in each browser of this machine, compared with Chromium
 * (docs/how-to/en/look-in-other-browsers.md). Ends with 1 if a page complains, or can be scrolled to the side.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '' },
    browsers: { type: 'string', default: Object.keys(browsers).join() },
    themes: { type: 'string', default: themes.join() },
    widths: { type: 'string', default: '390,1440' },
    bound: { type: 'string', default: '24' },
    out: { type: 'string', default: join(tmpdir(), 'browsers') },
    'no-scripts': { type: 'boolean', default: false },
  },
})
const wanted = values.pages.split(',')
const isWanted = ({ name }: LookedAt) => name === 'owner' || wanted.some((part) => name.includes(part))
/** What Chromium showed, by page and window. */
const references = new Map<string, Reading>()
const report: string[] = []
let faults = 0

async function look(window: BrowserWindow, browser: string, url: string, { name, path }: LookedAt, as: string) {
  await window.goto(url + path)
  if (name === 'owner') return
  const reading = await readPage(window)
  // A page that is not there is told of by some browsers as an error.
  const errors = window.takeErrors().filter((error) => name !== '404' || !error.includes('404'))
  writeFileSync(join(values.out, `${as}-${browser}.png`), await window.photograph())
  const reference = references.get(as)
  if (browser === 'chromium') references.set(as, reading)
  const moved = reference ? listMoved(reference, reading, Number(values.bound)) : []
  const higher = reference ? `${(100 * (reading.height / reference.height - 1)).toFixed(1)} %` : ''
  const columns = [as.padEnd(34), browser.padEnd(9), `${reading.height}`.padStart(6), higher.padStart(8)]
  const { sideways } = reading
  const complaints = [...(sideways > 0 ? [`scrolls ${sideways} px to the side`] : []), ...errors]
  faults += complaints.length
  say([...columns, `${reference ? moved.length : ''}`.padStart(4), ` ${complaints.join('; ')}`].join(' '))
  report.push(`${as} ${browser}`, ...[...complaints, ...moved].map((line) => `  ${line}`))
}

const dataDir = mkdtempSync(join(tmpdir(), 'browsers-'))
// Also where it fails.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
try {
  const chosen = Object.entries(browsers).filter(([name]) => values.browsers.split(',').includes(name))
  mkdirSync(values.out, { recursive: true })
  buildApart()
  const port = String(await findFreePort())
  const demo = await openDemo(readConfig({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' }), join(root, 'dist'))
  const url = `http://localhost:${port}`
  const pages = (await listPages(url, demo.ownerUrl)).filter(isWanted)
  say(`${'page, width, theme'.padEnd(34)} browser   height  against moved complaints`)
  const lights = themes.filter((one) => values.themes.split(',').includes(one))
  const windows = lights.flatMap((theme) => values.widths.split(',').map((width) => ({ theme, width: Number(width) })))
  for (const [browser, open] of chosen)
    for (const { theme, width } of windows) {
      // A new one for each: the first pages are those of a visitor who is not signed in.
      const window = await open(theme, !values['no-scripts'])
      await window.resize(width)
      for (const page of pages) await look(window, browser, url, page, `${page.name}-${width}-${theme}`)
      await window.close()
    }
  if (chosen.some(([browser]) => browser === 'webkit')) {
    const asVisitor = pages.slice(
      0,
      pages.findIndex(({ name }) => name === 'owner'),
    )
    for (const complaint of await listWebKitComplaints(asVisitor.map(({ path }) => url + path))) {
      faults += 1
      say(`webkit: ${complaint}`)
    }
  }
  writeFileSync(join(values.out, 'report.txt'), `${report.join('\n')}\n`)
  await demo.stop()
  say(`${faults} complaints. Pictures, and each text that moved (report.txt): ${values.out}`)
} catch (error) {
  fail('Not compared', error)
}
process.exitCode = faults > 0 ? 1 : 0
