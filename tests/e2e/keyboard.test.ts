import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type Locale, locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { navigationOf } from '../../site/shared/layout/navigation.ts'
import { testContent } from '../support/content.ts'
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
    const isRinged = [element, element.closest('.card, .article-card')].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    let hidden = ''
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
      hidden = `outside the window (${[left, top, right, bottom].map(Math.round)})`
    else if (!over || !(element.contains(over) || over.contains(element)))
      hidden = `covered by ${over?.outerHTML.slice(0, 60)}`
    else if (!isRinged) hidden = 'without a visible outline'
    const landmarks = [
      ['header', 'header.hd'],
      ['main', 'main'],
      ['footer', 'footer'],
    ] as const
    const place = landmarks.find(([, selector]) => element.closest(selector))?.[0] ?? 'page'
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

/** The order in which a reader of the checklist page comes by the header and the form. */
function expectedNames(locale: Locale): string[] {
  const { site, checklistForm } = testContent.messages[locale]
  return [
    site.skipToContent,
    site.homeLink,
    ...navigationOf(testContent, locale).map(({ label }) => label),
    `${locale.toUpperCase()}, ${site.language}`,
    site.contactButton,
    checklistForm.email,
    checklistForm.submit,
    checklistForm.privacyLink,
  ].map(flat)
}

describe.concurrent.each(locales)('the checklist page in %s', (locale) => {
  test('is walked through in the order it is read: header, form, questions, footer', async ({ app, page }) => {
    await page.goto(app.url + pathOf('checklist', locale))
    const stops = await walkDown(page)
    const expected = expectedNames(locale)
    expect(stops.slice(0, expected.length).map(({ name }) => flat(name))).toEqual(expected)
    expect(stops.map(({ place }) => place).filter((place, index, all) => place !== all[index - 1])).toEqual([
      'page',
      'header',
      'main',
      'footer',
    ])
  })
})

describe.concurrent.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 700 }],
] as const)('on %s', (_name, viewport) => {
  test.for(['home', 'checklist', 'thanks'] as const)(
    'what has the focus is seen, on the way down and up: %s',
    async (key, { app, page }) => {
      await page.setViewportSize(viewport)
      await page.goto(app.url + pathOf(key, 'fr'))
      const down = await walkDown(page)
      const up = await walkUp(page, down.length)
      expect(up.map(({ name }) => name)).toEqual(down.map(({ name }) => name).reverse())
      const hidden = [...down, ...up].filter((stop) => stop.hidden).map((stop) => `${flat(stop.name)}: ${stop.hidden}`)
      expect(hidden).toEqual([])
    },
  )
})
