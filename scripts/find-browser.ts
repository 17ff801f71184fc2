import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const debianPath = '/usr/bin/chromium'

/**
 * A Chromium to test with: `BROWSER_PATH`, Debian's, Playwright's own if it was downloaded; else Debian's is
 * installed, which needs root.
 * @throws if there is none and none can be installed
 */
export function findBrowser(): { path: string; source: string } {
  const given = process.env.BROWSER_PATH
  if (given) return { path: given, source: 'BROWSER_PATH' }
  if (existsSync(debianPath)) return { path: debianPath, source: 'installed' }
  const own = chromium.executablePath()
  if (own && existsSync(own)) return { path: own, source: "Playwright's" }
  process.stdout.write('No browser found: installing Debian’s chromium\n')
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!existsSync(debianPath)) throw new Error('No Chromium found. Install one, or name it in BROWSER_PATH.')
  return { path: debianPath, source: 'just installed' }
}
