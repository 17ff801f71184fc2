// Long: all that is asked of pages in a browser, whose windows take longer than most questions.

import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { pageRoutes } from '../../contract/routes.ts'
import { expectAccessible, expectAccessibleWords } from '../support/axe.ts'
import type { Visit } from '../support/browser.ts'
import { test } from '../support/journey.ts'
import { isFullLength } from '../support/scale.ts'
import { finishedPages, pagesAlike, pagesOfEachKind, previewPlaces, type SitePage } from '../support/site-pages.ts'

// The languages share their look: pages that French has are shown in every light in French alone.
const isTold = ({ locale, page }: SitePage) => locale === 'fr' || (page !== undefined && !pageRoutes[page].paths.fr)

/** Scrolls through the whole page, so that everything lazy is loaded. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What is lazy is loaded when it comes as near as a window and a half.
    for (let top = 0; top < document.body.scrollHeight; top += 2 * innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

/**
 * Two phones, and the narrowest window of each larger step of the style sheets; 640 px is also a desk at a zoom of 200 %.
 * The words of another language are tightest on the phone, and where the navigation has just come.
 */
const widths = [320, 390, 640, 768, 960, 1024, 1200]
const tightWidths = [320, 768, 1024]

/**
 * By how much the height of a page may change from one width to the next wider one: two columns of cards instead of one
 * halve it, larger letters add a little.
 */
const least = 0.45
const most = 1.3

/** Every width, and letters twice as large: on a desk by the page's own measure, on a phone by the setting of the browser. */
async function findFaultsAtEverySize(page: Page, sitePage: SitePage): Promise<string[]> {
  const found: string[] = []
  await layOutWhole(page)
  let before = 0
  for (const width of isFullLength || isTold(sitePage) ? widths : tightWidths) {
    await page.setViewportSize({ width, height: 800 })
    const { beyond, narrow, height } = await readLayout(page)
    found.push(...beyond, ...narrow)
    const change = height / (before || height)
    if (change < least || change > most) found.push(`${width}: ${height} px high, ${before} px at the width before`)
    before = height
  }
  const setLetters = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await page.setViewportSize({ width: 1280, height: 800 })
  await setLetters('200%')
  found.push(...(await readLayout(page)).beyond)
  await setLetters('')
  return [...found, ...(await findOverflowOfLargeLetters(page))]
}

/** On a phone whose browser is set to letters twice as large: the narrowest size, counted in letters. */
async function findOverflowOfLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const { beyond } = await readLayout(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  return beyond
}

/** Lays out what the reader has not come near as well, so that the page has its full height. */
const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * How high the page is in this window, what reaches beyond it (texts, and the page itself if it scrolls sideways), and
 * which boxes hold a sentence and are too narrow to be read.
 */
function readLayout(page: Page): Promise<{ beyond: string[]; narrow: string[]; height: number }> {
  return page.evaluate(async () => {
    // A new size of the window takes effect in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
    const narrow: string[] = []
    // Words that only screen readers read stand in a point.
    const isRead = (element: Element) =>
      !element.matches('svg, .visually-hidden, .skip') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && !isRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const words = text instanceof Text ? text.data.trim() : ''
      if (words === '') continue
      const said = `${innerWidth}: ${words.slice(0, 40)}`
      const range = document.createRange()
      range.selectNodeContents(text)
      // A table scrolls within its own frame, by hand and by key, without moving the page.
      const mayReach = '[aria-hidden=true], [popover], [tabindex="0"]:has(> table)'
      for (const { left, right, width } of range.getClientRects())
        if (width > 0 && (left < -1 || right > clientWidth + 1) && !text.parentElement?.closest(mayReach))
          beyond.push(`${said} (${left} to ${right})`)
      if (words.split(/\s+/).length < 6) continue
      let box = text.parentElement
      while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
      const width = box?.getBoundingClientRect().width ?? 0
      if (width < 120) narrow.push(`${said} (in ${Math.round(width)} px)`)
    }
    return { beyond, narrow, height: document.body.scrollHeight }
  })
}

/** What still moves or passes from one look to the next, although the reader asked for less motion. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const moving = document.getAnimations().filter(
      ({ timeline, playState, effect }) =>
        // What follows the scrolling of the reader moves by the reader's own hand.
        timeline instanceof DocumentTimeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().activeDuration) > 10,
    )
    const names = moving.map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : ''))
    // However short: each passes its new size or colour on to the next one inside a frame later.
    const passing = [...document.querySelectorAll('*')].filter(
      (element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration),
    )
    const tags = [...new Set(passing.map(({ tagName }) => `${tagName} passes slowly`))]
    const { scrollBehavior } = getComputedStyle(document.documentElement)
    return [...names, ...tags, ...(scrollBehavior === 'auto' ? [] : [`scrolling is ${scrollBehavior}`])]
  })
}

const kilobyte = 1024
/** What a page may weigh (docs/design.md 12), in bytes as they travel; the first visit with the form woken. */
const budget = {
  /** Script of a page with a form, before the form is touched. */
  asleep: 1.5 * kilobyte,
  awake: 75 * kilobyte,
  /** With its headers one round trip of a line that has carried the page: twenty packets (docs/decisions/0010). */
  font: 28 * kilobyte,
  firstVisit: { page: 120, article: 110, thanks: 100, checklist: 160, contact: 170, blog: 160 },
}

type Loaded = { type: string; size: number }
const sum = (loads: Loaded[], wanted?: string) =>
  loads.reduce((total, { type, size }) => total + (wanted === undefined || type === wanted ? size : 0), 0)

/** What travels from now on: the size of each answer's body as it was sent. */
function recordLoads(page: Page): () => Promise<Loaded[]> {
  const loads: Promise<Loaded>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const sizes = request.sizes().then(({ responseBodySize: size }) => ({ type, size }))
    // What finishes after the last reading asks a page that is closing.
    loads.push(sizes.catch(() => ({ type, size: 0 })))
  })
  return () => Promise.all(loads)
}

/** Opens a page on a desk, where its pictures are largest, and touches its form; stays within the budget. */
async function expectLight(url: string, page: Page, { path, page: key, kind, document }: SitePage): Promise<void> {
  const loaded = recordLoads(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  if (key === 'checklist' || key === 'contact') {
    const inline = document
      .querySelectorAll('script')
      .filter((script) => !script.hasAttribute('src') && script.getAttributeValue('type') !== 'application/ld+json')
    const written = Buffer.byteLength(inline.map(({ textContent }) => textContent).join(''))
    const asleep = sum(await loaded(), 'script')
    expect(asleep + written).toBeLessThanOrEqual(budget.asleep)
    await page.locator('form[method=post] input').first().focus()
    // The only trace that hydration leaves in the page.
    await page.locator('form[novalidate]').waitFor()
    await expect.poll(async () => sum(await loaded(), 'script')).toBeGreaterThan(asleep)
    expect(sum(await loaded(), 'script') + written).toBeLessThanOrEqual(budget.awake)
  }
  const loads = await loaded()
  const font = sum(loads, 'font')
  // A window that knows the font already would prove nothing.
  expect([font > 0, font <= budget.font]).toEqual([true, true])
  const { page: usual, ...others } = budget.firstVisit
  const most: Partial<Record<string, number>> = others
  expect(sum(loads)).toBeLessThanOrEqual((most[key ?? kind] ?? usual) * kilobyte)
}

/** A page is read whole, from this host alone, without a trace and without a move. */
async function expectQuiet(url: string, { page, errors }: Visit, sitePage: SitePage): Promise<void> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await expectLight(url, page, sitePage)
  await readToTheEnd(page)
  expect([...hosts]).toEqual([url])
  expect(await page.context().cookies()).toEqual([])
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [localStorage.length, sessionStorage.length, databases.length, document.cookie]
  })
  expect(kept).toEqual([0, 0, 0, ''])
  // What is lazy is loaded a moment after it has come near.
  const findBroken = () =>
    page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src))
  await vi.waitFor(async () => expect(await findBroken()).toEqual([]), 60_000)
  expect(await findMotion(page)).toEqual([])
  // The browser itself notes that a page about what is not there answers 404.
  expect(errors.filter((error) => !(sitePage.kind === 'notFound' && error.includes('status of 404')))).toEqual([])
}

const named = (pages: SitePage[]) => pages.map((page) => [page.path, page] as const)

// One opening of a page serves all questions: a browser window is the dear part.
describe.concurrent('a reader of a page loads little, keeps no cookie, calls no other host, sees no error and nothing move, and', () => {
  test.for(named(pagesOfEachKind))(
    'reads all of it at every width, without a fault of accessibility: %s',
    async ([path, sitePage], { app, visit }) => {
      await expectQuiet(app.url, visit, sitePage)
      expect(await findFaultsAtEverySize(visit.page, sitePage)).toEqual([])
      if (isTold(sitePage)) await expectAccessible(visit.page, path)
      else if (isFullLength) await expectAccessibleWords(visit.page, path)
    },
  )

  // A page that looks like another one differs in its words, and the longest of them shows in large letters.
  test.for(named(isFullLength ? pagesAlike : []))(
    'reads all of it in large letters, without a fault of accessibility: %s',
    async ([path, sitePage], { app, visit }) => {
      await expectQuiet(app.url, visit, sitePage)
      await expectAccessibleWords(visit.page, path)
      expect(await findOverflowOfLargeLetters(visit.page)).toEqual([])
    },
  )
})

/** The parts of a page and their looks, without its words. */
const shapeOf = ({ html }: SitePage) =>
  html
    .slice(html.indexOf('<main'))
    .match(/<\w+|class="[^"]*"/g)
    ?.join(' ')

test('what the server finishes is without a fault of accessibility', async ({ app, page }) => {
  const all = [...finishedPages, ...previewPlaces]
  const alike = Map.groupBy(all.filter(isTold), shapeOf).values()
  const shown = isFullLength ? all : [...alike].flatMap(([first]) => first ?? [])
  // Shown under an address of the site, so that fonts and pictures load.
  await page.route('**/finished/*', (route) => {
    const body = shown[Number(route.request().url().split('/').at(-1))]?.html ?? ''
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  for (const [index, finished] of shown.entries()) {
    await page.goto(`${app.url}/finished/${index}`)
    if (isTold(finished)) await expectAccessible(page, finished.path)
    else await expectAccessibleWords(page, finished.path)
  }
})

const moving = test.extend({ visitor: { reducedMotion: 'no-preference' as const } })

/** Animations that follow the scroll position, by the name of their keyframes. */
const listScrolled = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline !== null && timeline.constructor.name !== 'DocumentTimeline')
    .map((animation) => (animation as CSSAnimation).animationName)

/** Reads down to the end. @returns how much has shifted on the way, as browsers measure it */
const sumShifts = async () => {
  const shifts: (PerformanceEntry & { value: number })[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as typeof shifts)))
  // What moves while the page loads is Lighthouse's to measure; it may be reported later.
  await document.fonts.ready
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }
  await frames(2)
  observer.observe({ type: 'layout-shift' })
  for (let top = 0; top < document.body.scrollHeight; top += 400) {
    scrollTo({ top, behavior: 'instant' })
    await frames(1)
  }
  // What is seen of the last frame is reported after it.
  await frames(2)
  return [...shifts, ...(observer.takeRecords() as typeof shifts)].reduce((total, { value }) => total + value, 0)
}

moving(
  'the line is drawn as the reader comes down where motion is welcome, and moves nothing; where it is not the header alone follows',
  async ({ app, page }) => {
    for (const path of ['/', '/a-propos', '/offres', '/blog', '/checklist-dach']) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(app.url + path, { waitUntil: 'networkidle' })
      const names = await page.evaluate(listScrolled)
      expect([path, names.length > 1, names.includes('header')]).toEqual([path, true, true])
      expect([path, (await page.evaluate(sumShifts)) < 0.005]).toEqual([path, true])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect([path, [...new Set(await page.evaluate(listScrolled))]]).toEqual([path, ['header']])
    }
  },
)

test('on paper an external link of an article shows its address', async ({ app, page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${app.url}/blog/impressum-allemagne`)
  const link = page.locator('main a[href^="http"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})

/** Makes the page show so many testimonials, and says where the edges of each row of small ones are. */
const layOut = (count: number) => {
  const [large, small] = document.querySelectorAll<HTMLElement>('.testimonials .quote')
  for (const other of document.querySelectorAll('.testimonials .quote:not(.quote--large)')) other.remove()
  for (let added = 1; added < count; added += 1) large?.parentElement?.append(small?.cloneNode(true) ?? '')
  const edges = [...document.querySelectorAll('.testimonials .quote')].map((quote) => quote.getBoundingClientRect())
  const rows = [...Map.groupBy(edges, ({ top }) => Math.round(top)).values()]
  return rows.map((row) => [row.at(0)?.left, row.at(-1)?.right])
}

test('any number of testimonials fills its rows beside the score; on a phone the first is set larger', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(app.url)
  const sizes = await page
    .locator('.testimonials blockquote')
    .evaluateAll((quotes) => quotes.map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize)))
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? expect.fail())
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    // The last one leaves no small one to copy.
    for (const count of [6, 5, 4, 3, 2, 1]) {
      const rows = await page.evaluate(layOut, count)
      expect([width, count, ...rows]).toEqual([width, count, ...rows.map(() => rows[0])])
    }
  }
})
