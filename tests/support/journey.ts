import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { anApp, type TestApp } from './app.ts'
import { aVisit, launchBrowser, tidyUp, type Visit } from './browser.ts'
import { aMailServer, type MailServer } from './mail-server.ts'

/** Lines that draw themselves take a headless browser more time than everything else: most who come have asked for less motion. */
export const calm = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions

type Journey = {
  /** One browser for all files that a process walks. */
  browser: Browser
  /** One app for all journeys of a file, always together with the mail server that it sends to. */
  product: { app: TestApp; mailServer: MailServer }
  app: TestApp
  mailServer: MailServer
  /** What kind of visitor comes; a file or a group overrides it. */
  visitor: BrowserContextOptions
  visit: Visit
  page: Page
  /** Windows of visitors who have gone, by kind: to open one takes longer than a page. */
  windows: Map<string, Visit[]>
}

/** A test with the whole product running and a visitor of its own, so that journeys may run side by side. */
export const test = base.extend<Journey>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      const mailServer = await aMailServer()
      const app = await anApp({ smtpUrl: mailServer.url })
      await use({ app, mailServer })
      await app.remove()
      await mailServer.stop()
    },
    { scope: 'file' },
  ],
  app: async ({ product }, use) => use(product.app),
  mailServer: async ({ product }, use) => use(product.mailServer),
  visitor: calm,
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  visit: async ({ browser, visitor, windows }, use) => {
    const kind = JSON.stringify(visitor)
    const free = windows.get(kind) ?? []
    windows.set(kind, free)
    const visit = free.pop() ?? (await aVisit(browser, visitor))
    // Longer than the slowest answer of the product, shorter than a test may last.
    visit.page.setDefaultTimeout(15_000)
    await use(visit)
    if (visit.isWorn) return visit.end()
    await tidyUp(visit, visitor)
    free.push(visit)
  },
  page: async ({ visit }, use) => use(visit.page),
})
