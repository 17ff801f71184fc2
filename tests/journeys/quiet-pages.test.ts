import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type BuiltPage, publicPages } from '../support/built-pages.ts'
import { findForm } from '../support/checklist-form.ts'
import { test } from '../support/journey.ts'

const pages = publicPages.map((page): [string, BuiltPage] => [page.path, page])

/** An alias looks like the page it stands for. */
const looks = pages.filter(([, { kind }]) => kind !== 'alias')

/** Scrolls through the whole page, so that everything lazy is loaded. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

describe.concurrent('a visitor who reads a page', () => {
  test.for(pages)(
    '%s: keeps no cookie, stores nothing, calls no other host, sees no error',
    async ([path, { page: key, locale }], { app, visit }) => {
      const { page, errors } = visit
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        )
      })
      await page.goto(app.url + path)
      await readToTheEnd(page)
      if (key === 'checklist') {
        const form = findForm(page, locale)
        await form.email.focus()
        await form.awake()
      }
      expect([...hosts]).toEqual([app.url])
      expect(await page.context().cookies()).toEqual([])
      const kept = await page.evaluate(async () => {
        const databases = await indexedDB.databases()
        return [localStorage.length, sessionStorage.length, databases.length, document.cookie]
      })
      expect(kept).toEqual([0, 0, 0, ''])
      const broken = await page.evaluate(() =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      )
      expect(broken).toEqual([])
      expect(errors).toEqual([])
    },
  )

  test.for(pages)(
    '%s: reads everything at 320 px, at 200 % zoom and with letters twice as large',
    async ([path], { app, page }) => {
      const narrow = { width: 320, height: 640 }
      const zoomed = { width: 640, height: 450 }
      const wide = { width: 1280, height: 800 }
      await page.setViewportSize(narrow)
      await page.goto(app.url + path)
      expect(await findOverflow(page)).toEqual([])
      await page.setViewportSize(zoomed)
      expect(await findOverflow(page)).toEqual([])
      await page.setViewportSize(wide)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await findOverflow(page)).toEqual([])
    },
  )

  test.for(looks)('%s: sees nothing move who asked for less motion', async ([path], { app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(app.url + path)
    const moving = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const animations = document.getAnimations().filter(
        ({ timeline, playState, effect }) =>
          // What follows the scrolling of the reader moves by the reader's own hand.
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          Number(effect?.getComputedTiming().activeDuration) > 10,
      )
      return animations.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : ''))
    })
    expect(moving).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})

/** Texts and controls that reach beyond the window, and the page itself if it scrolls sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], svg, .vh, .skip, [popover]')
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
