import { existsSync } from 'node:fs'
import { unpackBrowser } from './unpack-browser.ts'

/** Debian's usual Chromium, and the one without windows, which lets a new visitor in in half the time. */
const [usual, light] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/**
 * A Chromium to drive: `BROWSER_PATH`, else Debian's, else the one that comes with `npm ci` for Linux.
 * @param prefersLight takes the one without windows first, where both are installed
 * @returns its path; none if Playwright is to take its own
 */
export async function findBrowser(prefersLight = false): Promise<string | undefined> {
  const installed = prefersLight ? [light, usual] : [usual, light]
  return process.env.BROWSER_PATH || installed.find((path) => existsSync(path)) || (await unpackBrowser())
}
