import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser.ts'
import { findFreePort } from '../../tests/support/free-port.ts'

/** A Chromium that also listens on `port`, where Lighthouse drives it. */
export async function launchDrivenBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort()
  return { browser: await launchBrowser([`--remote-debugging-port=${port}`]), port }
}
