import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { findFaultsOfLook } from '../support/axe.ts'
import { testContent } from '../support/content.ts'
import { untilFocused } from '../support/focus.ts'
import { test as base, calm } from '../support/journey.ts'

const { messages } = testContent

const test = base.extend({ visitor: { viewport: { width: 390, height: 844 } } })
const onDesk = base.extend({ visitor: { viewport: { width: 1440, height: 900 }, ...calm } })
const withoutScript = base.extend({
  visitor: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false, ...calm },
})

/** How much of what lies behind an element its background lets through: 0 is clear, 1 is solid. */
function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const colour = getComputedStyle(node).backgroundColor
    const alpha = /(?:\/\s*|rgba\((?:[^,]+,){3}\s*)([\d.]+)\)$/.exec(colour)?.[1]
    return alpha === undefined ? 1 : Number(alpha)
  })
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)

describe.concurrent('the header', () => {
  test('is clear at the top and up to 20 px of scroll, translucent beyond', async ({ app, page }) => {
    await page.goto(app.url)
    const header = page.getByRole('banner')
    for (const [top, isClear] of [
      [0, true],
      [20, true],
      [60, false],
      [600, false],
      [0, true],
    ] as const) {
      await scrollTo(page, top)
      const opacity = await opacityOf(header)
      expect([top, opacity === 0]).toEqual([top, isClear])
      expect(opacity).toBeLessThan(1)
    }
    await scrollTo(page, 600)
    expect((await header.boundingBox())?.y).toBe(0)
  })

  test('has a menu that closes on Escape, on its button, on every followed link and before going back', async ({
    app,
    page,
  }) => {
    const { site } = messages.fr
    await page.goto(app.url + pathOf('checklist', 'fr'))
    const menu = page.getByRole('navigation', { name: site.mainNavigation })
    const open = async () => {
      await page.getByRole('button', { name: site.openMenu }).click()
      await menu.waitFor()
    }
    const closed = () => menu.waitFor({ state: 'hidden' })
    await open()
    expect(await findFaultsOfLook(page, 'menu')).toEqual([])
    await page.keyboard.press('Escape')
    await closed()
    await open()
    await page.getByRole('button', { name: site.closeMenu }).click()
    await closed()
    // A link within the page loads nothing, yet closes the menu.
    await open()
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="#"]')?.click())
    await closed()
    await open()
    await menu.getByRole('link', { name: site.navigation.home, exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await closed()
    await page.goBack()
    await closed()
  })

  test('holds the open menu alone within reach of the keyboard', async ({ app, page }) => {
    await page.goto(app.url)
    await page.getByRole('button', { name: messages.fr.site.openMenu }).focus()
    await page.keyboard.press('Enter')
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || activeElement?.closest('nav, header') !== null
      })
      expect(place).toBe(true)
    }
  })

  onDesk('is one line in each language where the menu becomes a row', async ({ app, page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    for (const locale of locales) {
      await page.goto(app.url + pathOf('home', locale))
      const isOneLine = await page.getByRole('banner').evaluate((header) => {
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
        const lines: DOMRect[] = []
        while (texts.nextNode()) {
          if (!texts.currentNode.parentElement?.checkVisibility()) continue
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          // Words that only screen readers read stand in a point.
          lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1))
        }
        const lowest = Math.max(...lines.map(({ top }) => top))
        return lines.length > 0 && lines.every(({ bottom }) => bottom > lowest)
      })
      expect([locale, isOneLine]).toEqual([locale, true])
    }
  })

  onDesk('has a dropdown of languages that works with the keyboard', async ({ app, page }) => {
    await page.goto(app.url)
    const { site } = messages.fr
    const button = page.getByRole('banner').getByRole('button', { name: site.language })
    const german = page.getByRole('banner').getByRole('link', { name: messages.de.site.languageName, exact: true })
    expect(await german.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    await german.waitFor()
    expect(await findFaultsOfLook(page, 'languages')).toEqual([])
    await page.keyboard.press('Escape')
    await german.waitFor({ state: 'hidden' })
    await untilFocused(button)
    // Leaving it with the key closes it too.
    await page.keyboard.press('Enter')
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    await german.waitFor({ state: 'hidden' })
    await button.focus()
    await page.keyboard.press('Enter')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
    await untilFocused(german)
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/de')
  })
})

describe.concurrent('the navigation without script', () => {
  withoutScript(
    'opens the sections of the home below the header, from the home itself and from each other, and marks them',
    async ({ app, page, expect }) => {
      const [locale, about, services] = ['de', '/de/uber-mich#about', '/de/leistungen#services'] as const
      const { navigation } = messages[locale].site
      const item = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
      await page.goto(app.url + pathOf('home', locale))
      for (const [name, address] of [
        [navigation.about, about],
        [navigation.services, services],
        [navigation.about, about],
      ] as const) {
        await item(name).click()
        await page.waitForURL(app.url + address)
        expect(await item(name).getAttribute('aria-current')).toBe('page')
        const header = await page.getByRole('banner').boundingBox()
        const section = page.locator(new URL(address, app.url).hash)
        const top = async () => (await section.boundingBox())?.y ?? -1
        await expect.poll(async () => (await top()) >= (header?.height ?? 0) && (await top()) < 160).toBe(true)
      }
    },
  )
})

describe.concurrent('a link into a page', () => {
  test.for(['/en/about#about', '/de#blog', '/contenus#videos'])(
    'lands below the header, and stays there when the font comes late and moves every line: %s',
    async (address, { app, page, expect }) => {
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(800)
        await route.continue()
      })
      await page.goto(app.url + address, { waitUntil: 'networkidle' })
      const target = page.locator(new URL(address, app.url).hash)
      const header = await page.getByRole('banner').boundingBox()
      // At the end of a frame: only then has the browser held the reader's place after lines have moved.
      const top = () =>
        target.evaluate(async (node) => {
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
          return node.getBoundingClientRect().top
        })
      await page.evaluate(() => document.fonts.ready)
      const isInSight = async () => {
        const at = await top()
        return at >= (header?.height ?? 0) && at < 160
      }
      await expect.poll(isInSight).toBe(true)
    },
  )
})

describe.concurrent('a visitor of the offers', () => {
  onDesk(
    'meets the notice first with the keyboard, closes it, goes on from there, and finds it again after a reload',
    async ({ app, page }) => {
      const { banner } = testContent.pages.offers.fr
      await page.goto(app.url + pathOf('offers', 'fr'))
      const notice = page.getByRole('dialog', { name: banner.name })
      const header = page.getByRole('banner')
      const top = async () => (await header.boundingBox())?.y
      expect(await top()).toBeGreaterThan(0)
      const reached: boolean[] = []
      for (let stop = 0; stop < 4; stop += 1) {
        await page.keyboard.press('Tab')
        reached.push(await page.evaluate(() => document.activeElement?.closest('dialog') !== null))
      }
      expect(reached).toEqual([false, true, true, false])
      await notice.getByRole('button', { name: banner.close }).press('Enter')
      await notice.waitFor({ state: 'hidden' })
      expect(await top()).toBe(0)
      await untilFocused(header.getByRole('link', { name: testContent.messages.fr.site.homeLink }))
      await page.reload()
      expect(await notice.isVisible()).toBe(true)
    },
  )

  onDesk('keeps a window of 320 by 256, as at 400 % zoom, for what they read', async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(app.url + pathOf('offers', 'fr'))
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    for (const bar of [
      page.getByRole('banner'),
      page.getByRole('dialog', { name: testContent.pages.offers.fr.banner.name }),
    ]) {
      const box = await bar.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(0)
    }
  })
})

describe('a search of the blog', () => {
  onDesk(
    'a word shows the articles that hold it in one list, cards and lines alike; without it all are back in place',
    async ({ app, page }) => {
      await page.goto(app.url + pathOf('blog', 'fr'))
      const titles = () => page.locator('#cartes a:visible').allTextContents()
      const subjects = page.locator('#cartes .article-subject:visible')
      const all = await titles()
      const field = page.getByRole('searchbox')
      await field.fill('Impressum')
      await expect.poll(() => subjects.count()).toBe(0)
      const found = await titles()
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(all.length)
      expect(found[0]).toContain('Impressum')
      expect(new URL(page.url()).search).toBe('?q=Impressum')
      await field.fill('')
      await expect.poll(titles).toEqual(all)
      expect(new URL(page.url()).search).toBe('')
      expect(await subjects.count()).toBeGreaterThan(0)
    },
  )

  onDesk('a search that could not be loaded says so until it can', async ({ app, page }) => {
    await page.goto(app.url + pathOf('blog', 'fr'))
    const field = page.getByRole('searchbox')
    const status = page.getByRole('search').getByRole('status')
    await page.context().setOffline(true)
    await field.focus()
    await expect.poll(() => status.innerText()).not.toBe('')
    await page.context().setOffline(false)
    await field.blur()
    await field.focus()
    await expect.poll(() => status.innerText()).toBe('')
  })
})
