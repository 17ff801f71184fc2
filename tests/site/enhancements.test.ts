import { describe, expect } from 'vitest'
import { test as base } from '../support/journey.ts'

const test = base.extend({ visitor: { reducedMotion: 'no-preference' as const } })

/** Animations that follow the scroll position, by the name of their keyframes. */
const listScrolled = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline !== null && timeline.constructor.name !== 'DocumentTimeline')
    .map((animation) => (animation as CSSAnimation).animationName)

describe('the line is drawn as the reader comes down', () => {
  const paths = ['/', '/a-propos', '/offres', '/blog', '/checklist-dach']

  test('where motion is welcome, and stands whole where it is not; the header alone follows', async ({ app, page }) => {
    for (const path of paths) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(app.url + path)
      const names = await page.evaluate(listScrolled)
      expect([path, names.length > 1, names.includes('header')]).toEqual([path, true, true])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      expect([path, [...new Set(await page.evaluate(listScrolled))]]).toEqual([path, ['header']])
    }
  })

  test('and moves nothing: no page shifts while it is read to its end', async ({ app, page, visit }) => {
    visit.isWorn = true
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    })
    for (const path of paths) {
      await page.goto(app.url + path, { waitUntil: 'networkidle' })
      const total = await page.evaluate(async () => {
        // What moves while the page loads is Lighthouse's to measure; it may be told of later.
        await document.fonts.ready
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
        const began = performance.now()
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
        // What is seen of the last frame is told after it.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
        const { shifts = [] } = window as Window & { shifts?: (PerformanceEntry & { value: number })[] }
        return shifts.filter(({ startTime }) => startTime >= began).reduce((sum, { value }) => sum + value, 0)
      })
      expect([path, total < 0.005]).toEqual([path, true])
    }
  })
})

test('on paper an external link of an article shows its address', async ({ app, page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${app.url}/blog/impressum-allemagne`)
  const link = page.locator('main a[href^="http"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(await link.getAttribute('href'))
})
