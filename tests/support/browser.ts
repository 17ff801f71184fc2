import { setTimeout as wait } from 'node:timers/promises'
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

/** Now and then Chromium never says that a window has opened or gone; nobody waits longer for it (milliseconds). */
const windowPatience = 10_000

/** What comes first: the end of the work, or of the patience. */
async function within<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const over = new AbortController()
  try {
    return await Promise.race([work, wait(windowPatience, undefined, { signal: over.signal, ref: false })])
  } finally {
    over.abort()
    // Whatever becomes of the work that nobody waits for is nobody's concern.
    work.catch(() => {})
  }
}

async function openWindow(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  return { context, page: await context.newPage() }
}

/** Closes a browser, or gives up on one that does not answer: it ends with the process that started it. */
export const closeBrowser = (browser: Browser): Promise<void> => within(browser.close())

/** A visitor with a browser profile of their own. */
export async function aVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = (await within(openWindow(browser, options))) ?? (await within(openWindow(browser, options)))
  if (!opened) throw new Error('the browser opens no window')
  const { context, page } = opened
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors, end: () => within(context.close()) }
}
