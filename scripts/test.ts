import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { say } from './command.ts'
import { findBrowser } from './find-browser.ts'
import { root } from './root.ts'
import { readTestParts } from './test-parts.ts'

/**
 * `npm test`: lint, types, build, then every test. `npm test -- <part of a path>`: after the build only the test files
 * whose path has it; `-t <words>`: only the tests whose sentence has them.
 */
const asked = readTestParts()
const program = (name: string) => join(root, 'node_modules/.bin', name)

const browser = await findBrowser(true)
const env = {
  ...process.env,
  SITE_URL: '',
  ...(browser && { BROWSER_PATH: browser }),
  // A part that is asked for by name may be any of the faults.
  ...(asked.length > 0 && { FAULTS: 'all' }),
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`
const failed: string[] = []

/**
 * Runs one step and says how it ended.
 * @param isAlone shows at once what it prints; else in one piece, for others print meanwhile
 */
async function run(name: string, command: string, parameters: string[], isAlone = false): Promise<void> {
  const start = performance.now()
  const child = spawn(command, parameters, { cwd: root, env, stdio: isAlone ? 'inherit' : 'pipe' })
  const ended = once(child, 'close')
  const printed = child.stdout && child.stderr ? await Promise.all([text(child.stdout), text(child.stderr)]) : []
  const [status] = await ended
  if (status !== 0) failed.push(name)
  for (const piece of printed) process.stdout.write(piece)
  say(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${secondsSince(start)}`)
}

const began = performance.now()
const checks = [
  run('build', process.execPath, ['scripts/build.ts']),
  ...(asked.length > 0 ? [] : [run('lint', 'npm', ['run', 'lint']), run('types', program('tsc'), ['--noEmit'])]),
]
// Where no Chromium comes with npm, Playwright's own is fetched once, into its cache in the home folder; no step needs root.
if (!browser) checks.push(run('a browser', program('playwright-core'), ['install', 'chromium-headless-shell']))
await Promise.all(checks)

if (failed.includes('a browser'))
  say('There is no Chromium, and none could be fetched. Install one, or name it in BROWSER_PATH.')
const cannotGoOn = failed.includes('build') || failed.includes('a browser')
if (!cannotGoOn) {
  say(`Browser: ${browser ?? 'Playwright’s own'}`)
  await run('tests', program('vitest'), ['run', ...asked], true)
}
say(failed.length > 0 ? `FAILED: ${failed.join(', ')}, ${secondsSince(began)}` : `Passed in ${secondsSince(began)}`)
process.exit(failed.length > 0 ? 1 : 0)
