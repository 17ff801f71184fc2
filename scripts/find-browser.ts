import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Debian's Chromium, and the one without a window of its own. */
const debianPaths = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
const findDebians = () => debianPaths.find((path) => existsSync(path))

/**
 * A Chromium to test with: `BROWSER_PATH`, Debian's, Playwright's own if it was downloaded; else Debian's is
 * installed, which needs root.
 * @throws if there is none and none can be installed
 */
export function findBrowser(): { path: string; source: string } {
  const given = process.env.BROWSER_PATH
  if (given) return { path: given, source: 'BROWSER_PATH' }
  const debians = findDebians()
  if (debians) return { path: debians, source: 'installed' }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return { path: own, source: "Playwright's" }
  process.stdout.write('No browser found: installing Debian’s chromium\n')
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findDebians()
  if (!installed) throw new Error('No Chromium found. Install one, or name it in BROWSER_PATH.')
  return { path: installed, source: 'just installed' }
}
