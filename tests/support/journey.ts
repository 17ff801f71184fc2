import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { type AppWithMail, anAppWithMail } from './app.ts'
import { aVisit, launchBrowser, tidyUp, type Visit } from './browser.ts'

/** Lines that draw themselves take a headless browser more time than everything else: most who come have asked for less motion. */
export const calm = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions

type Journey = {
  /** One browser for all files that a process walks. */
  browser: Browser
  /** One app for all journeys of a file, with the mail server that it sends to. */
  app: AppWithMail
  /** What kind of visitor comes; a file or a group overrides it. */
  visitor: BrowserContextOptions
  visit: Visit
  page: Page
}

/** Vitest would make a browser for each `extend` of each file, and end none before all have ended. */
let launched: Promise<Browser> | undefined
let users = 0
/** Windows of visitors who have gone, by kind: to open one takes longer than a page. */
const windows = new Map<string, Visit[]>()

/** A test with the whole product running and a visitor of its own, so that journeys may run side by side. */
export const test = base.extend<Journey>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      launched ??= launchBrowser()
      users += 1
      const browser = await launched
      await use(browser)
      users -= 1
      if (users === 0) await browser.close()
    },
    { scope: 'worker' },
  ],
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      const app = await anAppWithMail()
      await use(app)
      await app.remove()
    },
    { scope: 'file' },
  ],
  visitor: calm,
  visit: async ({ browser, visitor }, use) => {
    const kind = JSON.stringify(visitor)
    const free = windows.get(kind) ?? []
    windows.set(kind, free)
    const visit = free.pop() ?? (await aVisit(browser, visitor))
    // Longer than the slowest answer of the product, shorter than a test may last.
    visit.page.setDefaultTimeout(60_000)
    await use(visit)
    if (visit.isWorn) return visit.end()
    await tidyUp(visit, visitor)
    free.push(visit)
  },
  page: async ({ visit }, use) => use(visit.page),
})
