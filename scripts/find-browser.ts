import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Debian's Chromium that knows no screen, which lets a new visitor in in half the time, and the usual one. */
const light = '/usr/bin/chromium-headless-shell'
const usual = '/usr/bin/chromium'
const findFirst = (paths: string[]) => paths.find((path) => existsSync(path))

export type FoundBrowser = { path: string; source: string }

/**
 * A Chromium to test with: `BROWSER_PATH`, Debian's, Playwright's own if it was downloaded; else Debian's is
 * installed, which needs root.
 * @param prefersLight takes the one without windows first, where both are installed
 * @throws if there is none and none can be installed
 */
export function findBrowser(prefersLight = false): FoundBrowser {
  const given = process.env.BROWSER_PATH
  if (given) return { path: given, source: 'BROWSER_PATH' }
  const debians = findFirst(prefersLight ? [light, usual] : [usual, light])
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
  if (!existsSync(usual)) throw new Error('No Chromium found. Install one, or name it in BROWSER_PATH.')
  return { path: usual, source: 'just installed' }
}
