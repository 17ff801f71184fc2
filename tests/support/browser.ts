import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Flags that keep a headless Chromium from calling others by itself, and let it write as others do. */
const steadyFlags = [
  // Letters as wide as on a screen: the Chromium without windows sets each on whole pixels.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Two hidden pages of the address bar, for which the usual Chromium starts a process of its own with every window, and
 * the process that it keeps ready for a next page. Of several such lists the last one counts: what Playwright wishes
 * away for the sake of tests stands here as well.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
]

/** Starts a browser. */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const executablePath = await findBrowser()
  const args = [...steadyFlags, `--disable-features=${disabledFeatures.join(',')}`, ...flags]
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}

export type Visit = {
  page: Page
  /** Errors of the page: thrown, logged, or refused by the policy. */
  errors: string[]
  /** Set by who leaves something in the window that cannot be taken out again, a script for every page for example. */
  isWorn: boolean
  end: () => Promise<void>
}

/** A notice of success goes after six seconds, in which a busy machine may not come to read it: here it takes ten times as long. */
function keepNotices(): void {
  const original = window.setTimeout
  const longer = (handler: () => void, delay?: number, ...rest: unknown[]) =>
    original(handler, delay === 6_000 ? 60_000 : delay, ...rest)
  Object.assign(window, { setTimeout: longer })
}

/** A visitor with a browser profile of their own. */
export async function aVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options)
  await context.addInitScript(keepNotices)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors, isWorn: false, end: () => context.close() }
}

/** What the browser itself notes of an answer that is not 200, and of a network that is not there. */
export const isAnswer = (error: string): boolean => error.startsWith('Failed to load resource')

/** Keeps answers of an address away until they are let in, so that what is shown meanwhile can be looked at. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await gate.promise
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return gate.resolve
}

/** Counts among the errors what the policy of a page refuses. */
export const reportPolicy = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })

/** What a test may have listened for; errors are listened for as long as the window is open. */
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'download'] as const

/** Makes the window of a visitor who has gone as it was when it was opened: nothing kept, nothing held back. */
export async function tidyUp(
  { page, errors }: Visit,
  { viewport, reducedMotion }: BrowserContextOptions,
): Promise<void> {
  const context = page.context()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto('about:blank')
  for (const event of heard) page.removeAllListeners(event)
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  await page.setExtraHTTPHeaders({})
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: reducedMotion ?? 'no-preference' })
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  errors.length = 0
}
