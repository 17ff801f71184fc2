import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, firefox, type Page, webkit } from 'playwright-core'
import { adminScreens } from '../../contract/api/admin.ts'
import { blogPlaceOf, categoryPath } from '../../contract/blog-routes.ts'
import { locales, toPath } from '../../contract/locales.ts'
import { pageKeys, pageRoutes, routes } from '../../contract/routes.ts'
import { buildApart, root, say } from '../../scripts/command.ts'
import { openDemo } from '../../scripts/demo/demo.ts'
import { fail } from '../../scripts/settings.ts'
import { readConfig } from '../../server/config.ts'
import { aVisit, launchBrowser } from '../support/browser.ts'
import { findFreePort } from '../support/free-port.ts'

/**
 * `npx node tests/browsers/compare.ts`: the site and the administration in Firefox and WebKit, compared with Chromium
 * (docs/how-to/en/look-in-other-browsers.md). Ends with 1 if a page complains, or can be scrolled to the side.
 */
const browsers: Record<string, () => Promise<Browser>> = {
  // Letters as wide as on a sharp screen: those that are fitted to whole pixels break lines elsewhere.
  chromium: () => launchBrowser(['--font-render-hinting=none']),
  firefox: () => firefox.launch(),
  webkit: () => webkit.launch(),
}
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '' },
    browsers: { type: 'string', default: Object.keys(browsers).join() },
    out: { type: 'string', default: join(tmpdir(), 'browsers') },
  },
})

/** A text that moves by more than this is told (px). */
const bound = 24
const widths = [390, 1440]
const lights = ['light', 'dark'] as const

type LookedAt = { name: string; path: string }
type Box = { name: string; left: number; width: number; height: number }
type Reading = { height: number; sideways: number; texts: Box[] }

/** A page of every kind, by a name that can be part of a file's; what comes after `owner` is seen signed in. */
async function listPages(url: string, ownerUrl: string): Promise<LookedAt[]> {
  const keyed = pageKeys.flatMap((key) =>
    locales.flatMap((locale) => {
      const path = pageRoutes[key].paths[locale]
      return path !== undefined && (locale === 'fr' || key === 'home') ? { name: `${key}-${locale}`, path } : []
    }),
  )
  const articles = await Promise.all(
    locales.map(async (locale) => {
      const blog = routes.blog.paths[locale]
      const links = [...(await (await fetch(url + blog)).text()).matchAll(/href="([^"]+)"/g)]
      const path = links.map(([, href = '']) => href).find((href) => blogPlaceOf(href)?.kind === 'article')
      return { name: `article-${locale}`, path: path ?? blog }
    }),
  )
  return [
    ...[...keyed, ...articles, { name: 'category', path: categoryPath('seo-dach') }],
    ...[
      { name: '404', path: toPath('fr', '404') },
      { name: 'admin-sign-in', path: adminScreens.dashboard },
    ],
    { name: 'owner', path: new URL(ownerUrl).pathname },
    ...Object.entries(adminScreens).map(([name, path]) => ({ name: `admin-${name}`, path })),
  ]
}

/** Waits until a page has come to rest, and reads where its texts stand. */
async function readPage(page: Page): Promise<Reading> {
  await page.locator('h1').first().waitFor()
  // Sections out of sight would have the height that is kept for them.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' }).catch(() => {})
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const root = document.documentElement
    const kinds = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, button, blockquote, header a, footer a'
    const texts = [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((element) => {
      const { left, width, height } = element.getBoundingClientRect()
      const text = element.innerText.trim().replace(/\s+/g, ' ').slice(0, 40)
      return text && width > 1 && height > 1 ? { name: `${element.localName} ${text}`, left, width, height } : []
    })
    return { height: root.scrollHeight, sideways: root.scrollWidth - root.clientWidth, texts }
  })
}

/** The texts that stand elsewhere or have another size, and those that only one of the two has; not how far down they stand. */
function listMoved(reference: Reading, other: Reading): string[] {
  const known = Map.groupBy(reference.texts, ({ name }) => name)
  const moved = other.texts.flatMap(({ name, left, width, height }) => {
    const same = known.get(name)?.shift()
    if (!same) return `${name}: only here`
    const by = [left - same.left, width - same.width, height - same.height].map(Math.round)
    return by.some((one) => Math.abs(one) > bound)
      ? `${name}: ${by[0]} px to the right, ${by[1]} wider, ${by[2]} higher`
      : []
  })
  return [...moved, ...[...known.values()].flat().map(({ name }) => `${name}: not here`)]
}

const dataDir = mkdtempSync(join(tmpdir(), 'browsers-'))
// Also where it fails.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
let faults = 0
try {
  mkdirSync(values.out, { recursive: true })
  buildApart()
  const port = String(await findFreePort())
  const demo = await openDemo(readConfig({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' }), join(root, 'dist'))
  const url = `http://localhost:${port}`
  const wanted = values.pages.split(',')
  const all = await listPages(url, demo.ownerUrl)
  const pages = all.filter(({ name }) => name === 'owner' || wanted.some((part) => name.includes(part)))
  const references = new Map<string, Reading>()
  const report: string[] = []
  say(`${'page, width, light'.padEnd(34)} browser   height  moved  complaints`)
  for (const [name, launch] of Object.entries(browsers).filter(([one]) => values.browsers.split(',').includes(one))) {
    const browser = await launch()
    for (const colorScheme of lights)
      for (const width of widths) {
        const { page, errors, end } = await aVisit(browser, { colorScheme, viewport: { width, height: 844 } })
        for (const { name: shown, path } of pages) {
          await page.goto(url + path)
          if (shown === 'owner') continue
          const as = `${shown}-${width}-${colorScheme}`
          const reading = await readPage(page)
          await page.screenshot({ path: join(values.out, `${as}-${name}.png`), fullPage: true })
          const reference = references.get(as)
          if (name === 'chromium') references.set(as, reading)
          const moved = reference ? listMoved(reference, reading) : []
          // A page that is not there is told of by some browsers as an error.
          const complaints = errors.splice(0).filter((error) => shown !== '404' || !error.includes('404'))
          if (reading.sideways > 0) complaints.push(`scrolls ${reading.sideways} px to the side`)
          faults += complaints.length
          const columns = [
            as.padEnd(34),
            name.padEnd(9),
            `${reading.height}`.padStart(6),
            `${moved.length}`.padStart(6),
          ]
          say([...columns, ` ${complaints.join('; ')}`].join(' '))
          report.push(`${as} ${name}`, ...[...complaints, ...moved].map((line) => `  ${line}`))
        }
        await end()
      }
    await browser.close()
  }
  writeFileSync(join(values.out, 'report.txt'), `${report.join('\n')}\n`)
  await demo.stop()
  say(`${faults} complaints. Pictures, and each text that moved (report.txt): ${values.out}`)
} catch (error) {
  fail('Not compared', error)
}
process.exitCode = faults > 0 ? 1 : 0
