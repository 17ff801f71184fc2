import { type Browser, chromium } from 'playwright-core'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { findBrowser } from '../../find-browser.ts'

/** Flags that keep a headless Chromium from calling anybody by itself. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium that also listens on `port`, where Lighthouse drives it. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort()
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    // As root Chromium needs to run without its sandbox.
    args: [...quietFlags, `--remote-debugging-port=${port}`, ...(isRoot ? ['--no-sandbox'] : [])],
  })
  return { browser, port }
}
