import { describe, expect } from 'vitest'
import { pathOf } from '../../contract/routes.ts'
import { testContent } from '../support/content.ts'
import { untilFocused } from '../support/focus.ts'
import { test as base, calm } from '../support/journey.ts'

const test = base.extend({ visitor: { viewport: { width: 1440, height: 900 }, ...calm } })

describe.concurrent('a visitor of the offers', () => {
  test('meets the notice first with the keyboard, closes it, goes on from there, and finds it again after a reload', async ({
    app,
    page,
  }) => {
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
  })

  test('keeps a window of 320 by 256, as at 400 % zoom, for what they read', async ({ app, page }) => {
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
