import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { api, pathOf } from '../../contract/routes.ts'
import { navigationOf } from '../../site/shared/layout/links.ts'
import { openAwakeForm } from '../support/checklist-form.ts'
import { testContent } from '../support/content.ts'
import { untilFocused } from '../support/focus.ts'
import { test as base, calm } from '../support/journey.ts'

const test = base.extend({ visitor: { viewport: { width: 1440, height: 900 }, ...calm } })

type Stop = {
  name: string
  place: 'header' | 'main' | 'footer' | 'page'
  /** Why it cannot be seen; empty if it can. */
  hidden: string
}

/** The element that has the focus; `undefined` once the focus has left the page. */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // The window follows the focus in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const name = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim()
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? '') : ''
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    // Where a whole card is the target, the ring is drawn around the card.
    let isRinged = false
    for (let one: Element | null = element; one && !isRinged; one = one.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    let hidden = ''
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      hidden = `outside the window (${[left, top, right, bottom].map(Math.round)})`
    else if (!over || !(element.contains(over) || over.contains(element)))
      hidden = `covered by ${over?.outerHTML.slice(0, 60)}`
    else if (!isRinged) hidden = 'without a visible outline'
    const place = (['main', 'header', 'footer'] as const).find((tag) => element.closest(tag)) ?? 'page'
    return { name: name || label, place, hidden }
  })
}

/** Presses Tab until the focus leaves the page. */
async function walkDown(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('the focus is caught: 120 presses did not leave the page')
}

/** Goes back up from the last place, as far as the way down was long. */
async function walkUp(page: Page, length: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < length) {
    await page.keyboard.press('Shift+Tab')
    const stop = await readStop(page)
    if (stop) stops.push(stop)
  }
  return stops
}

const flat = (text: string) => text.replace(/\s+/gu, ' ').replace(' ,', ',')

describe.concurrent('with the keyboard alone', () => {
  test('the checklist page is walked through as it is read: header, form, questions, footer', async ({ app, page }) => {
    await page.goto(app.url + pathOf('checklist', 'fr'))
    const stops = await walkDown(page)
    const { site, checklistForm } = testContent.messages.fr
    const expected = [
      site.skipToContent,
      site.homeLink,
      ...navigationOf(testContent, 'fr').map(({ label }) => label),
      `FR, ${site.language}`,
      site.contactButton,
      checklistForm.email,
      checklistForm.submit,
      checklistForm.privacyLink,
    ].map(flat)
    expect(stops.slice(0, expected.length).map(({ name }) => flat(name))).toEqual(expected)
    const places = stops.map(({ place }) => place)
    expect(places.filter((place, index) => place !== places[index - 1])).toEqual(['page', 'header', 'main', 'footer'])
  })

  test.for([
    ['home', 1440, 900],
    ['home', 390, 700],
    ['checklist', 390, 700],
    ['thanks', 1440, 900],
  ] as const)('what has the focus is seen, down and up: %s at %s px', async ([key, width, height], { app, page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(app.url + pathOf(key, 'fr'))
    const down = await walkDown(page)
    const up = await walkUp(page, down.length)
    expect(up.map(({ name }) => name)).toEqual(down.map(({ name }) => name).reverse())
    const hidden = [...down, ...up].filter((stop) => stop.hidden).map((stop) => `${flat(stop.name)}: ${stop.hidden}`)
    expect(hidden).toEqual([])
  })

  test('what has the focus is seen above a notice of a failure that stays', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const form = await openAwakeForm(page, app.url, 'fr')
    await page.route(`**${api.checklist}`, (route) => route.abort())
    await form.email.fill('eva@example.org')
    await form.email.press('Enter')
    await form.failure.getByRole('button').waitFor()
    const hidden = (await walkDown(page)).filter((stop) => stop.hidden)
    expect(hidden.map((stop) => `${flat(stop.name)}: ${stop.hidden}`)).toEqual([])
  })

  test('the first key shows a link that jumps over the header to the first thing to do', async ({ app, page }) => {
    await page.goto(app.url + pathOf('checklist', 'de'))
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: testContent.messages.de.site.skipToContent })
    await untilFocused(link)
    const box = await link.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await untilFocused(page.getByRole('main'))
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
  })
})
