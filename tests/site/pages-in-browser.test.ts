import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { pageRoutes } from '../../contract/routes.ts'
import { expectAccessible, expectAccessibleWords } from '../support/axe.ts'
import type { Visit } from '../support/browser.ts'
import { findForm } from '../support/checklist-form.ts'
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

/** On a phone whose browser is set to letters twice as large: the narrowest size, counted in letters. */
async function findOverflowOfLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const found = await findOverflow(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  return found
}

/** The widths of phones, tablets and desks; 640 px is also a desk at a zoom of 200 %. */
const widths = [320, 390, 640, 768, 960, 1024, 1100, 1280, 1440]
/** Where the words of another language are tightest: on the smallest phone, and where the navigation has just come. */
const tightWidths = [320, 768, 1024, 1100]

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
    found.push(...(await findOverflow(page)), ...(await findNarrow(page)))
    const height = await page.evaluate(() => document.body.scrollHeight)
    const change = height / (before || height)
    if (change < least || change > most) found.push(`${width}: ${height} px high, ${before} px at the width before`)
    before = height
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  found.push(...(await findOverflow(page)))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  return [...found, ...(await findOverflowOfLargeLetters(page))]
}

/** Lays out what the reader has not come near as well, so that the page has its full height. */
const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Boxes that hold a sentence and are too narrow to be read. */
const findNarrow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    // Words that only screen readers read stand in a point.
    const isClipped = (element: Element) =>
      element.matches('svg, .visually-hidden, .skip') || getComputedStyle(element).clipPath === 'inset(50%)'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && (isClipped(node) || !node.checkVisibility())
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    while (texts.nextNode()) {
      const words = texts.currentNode instanceof Text ? texts.currentNode.data.trim() : ''
      if (words.split(/\s+/).length < 6) continue
      let box = texts.currentNode.parentElement
      while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement
      const width = box?.getBoundingClientRect().width ?? 0
      if (width < 120) found.push(`${innerWidth}: ${words.slice(0, 40)} (in ${Math.round(width)} px)`)
    }
    return found
  })

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

/** Whoever reads the page gets it whole, from this host alone, without a trace and without a move. */
async function expectQuiet(url: string, { page, errors }: Visit, { path, page: key, locale }: SitePage): Promise<void> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto(url + path)
  await readToTheEnd(page)
  if (key === 'checklist') {
    const form = findForm(page, locale)
    await form.email.focus()
    await form.awake()
  }
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
  const isNotThere = /^(\/en|\/de)?\/404$/.test(path)
  expect(errors.filter((error) => !(isNotThere && error.includes('status of 404')))).toEqual([])
}

const named = (pages: SitePage[]) => pages.map((page) => [page.path, page] as const)

// One opening of a page serves all questions: a browser window is the dear part.
describe.concurrent('whoever reads a page keeps no cookie, calls no other host, sees no error and nothing move, and', () => {
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

test('what the server finishes is without a fault of accessibility', async ({ app, page }) => {
  const shown = [...finishedPages, ...previewPlaces].filter((finished) => isFullLength || isTold(finished))
  // Shown under an address of the site, so that fonts and pictures load.
  await page.route('**/finished/*', (route) => {
    const body = shown[Number(route.request().url().split('/').at(-1))]?.html ?? ''
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  for (const [index, finished] of shown.entries()) {
    await page.goto(`${app.url}/finished/${index}`)
    await (isTold(finished) ? expectAccessible : expectAccessibleWords)(page, finished.path)
  }
})

/** Texts and controls that reach beyond the window, and the page itself if it scrolls sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A new size of the window takes effect in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
    // A table scrolls within its own frame, by hand and by key, without moving the page.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], svg, .visually-hidden, .skip, [popover], [tabindex="0"]:has(> table)')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent || !texts.currentNode.textContent?.trim() || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -1 || right > clientWidth + 1)) {
          found.push(`${innerWidth}: ${texts.currentNode.textContent.trim().slice(0, 40)} (${left} to ${right})`)
        }
      }
    }
    return found
  })
}
