import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Flags that keep a headless Chromium from calling anybody by itself. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a browser; as root Chromium needs to run without its sandbox. */
export function launchBrowser(flags: string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: findBrowser().path,
    args: [...quietFlags, ...flags, ...(isRoot ? ['--no-sandbox'] : [])],
  })
}

export type Visit = {
  page: Page
  /** Errors of the page: thrown, logged, or refused by the policy. */
  errors: string[]
  end: () => Promise<void>
}

/** A visitor with a browser profile of their own. */
export async function aVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors, end: () => context.close() }
}

/** Makes the window of a visitor who only read as it was when it was opened. */
export async function tidyUp(
  { page, errors }: Visit,
  { viewport, reducedMotion }: BrowserContextOptions,
): Promise<void> {
  await page.goto('about:blank')
  await page.unrouteAll()
  page.removeAllListeners('request')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: reducedMotion ?? 'no-preference' })
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  errors.length = 0
}
