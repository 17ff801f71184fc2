import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { slowFaults } from '../tests/support/scale.ts'
import { root, say } from './command.ts'
import { findBrowser } from './find-browser.ts'
import { fail } from './settings.ts'

/**
 * What is asked for: fault tests at full length, and tests as Vitest takes them. A part that no path has ends the process
 * with 1: Vitest passes over it as long as another one is found.
 */
function readParameters(): { isFullLength: boolean; asked: string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { t: { type: 'string', short: 't' }, faults: { type: 'boolean' } },
      allowPositionals: true,
    })
    const files = globSync('*/**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules'] })
    const unknown = positionals.find((part) => !files.some((file) => file.includes(part)))
    if (unknown !== undefined)
      throw new Error(`no test file has "${unknown}" in its path; words of a test are asked for with -t "words"`)
    return {
      isFullLength: values.faults === true,
      asked: [...positionals, ...(values.t === undefined ? [] : ['-t', values.t])],
    }
  } catch (error) {
    fail('Not tested', error)
  }
}

/**
 * `npm test`: build, then every test but the slow faults, with types and lint beside them. `npm test -- <part of a path>`:
 * only the test files whose path has it, and types; `-t <words>`: only the tests whose sentence has them. `--faults`:
 * every fault test at full length (a hundred power cuts on each database), or those that were asked for.
 */
const { isFullLength, asked } = readParameters()
const isPart = isFullLength || asked.length > 0
const program = (name: string) => join(root, 'node_modules/.bin', name)

const browser = await findBrowser(true)
const env = {
  ...process.env,
  SITE_URL: '',
  ...(browser && { BROWSER_PATH: browser }),
  // A part that is asked for by name may be any of the faults.
  ...(isPart && { FAULTS: isFullLength ? 'full' : 'all' }),
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
const build = run('build', process.execPath, ['scripts/build.ts'])
// What only reads the sources runs beside the tests, which wait for a database or a browser more than they compute.
const cache = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
const beside = [
  run('types', program('tsc'), ['--noEmit', ...cache]),
  ...(isPart ? [] : [run('lint', 'npm', ['run', 'lint'])]),
]
// Where no Chromium comes with npm, Playwright's own is fetched once, into its cache in the home folder; no step needs root.
if (!browser) await run('a browser', program('playwright-core'), ['install', 'chromium-headless-shell'])
await build

if (failed.includes('a browser'))
  say('There is no Chromium, and none could be fetched. Install one, or name it in BROWSER_PATH.')
const cannotGoOn = failed.includes('build') || failed.includes('a browser')
if (!cannotGoOn) {
  say(`Browser: ${browser ?? 'Playwright’s own'}`)
  // Fault tests at full length measure: one at a time.
  await run('tests', program('vitest'), ['run', ...(isFullLength ? ['--maxWorkers=1'] : []), ...asked], true)
}
await Promise.all(beside)
if (!isPart)
  say(
    `Not run, since they are slow: ${slowFaults.join(', ')}. All of them: npm test -- --faults; one: npm test -- ${slowFaults[0]}`,
  )
say(failed.length > 0 ? `FAILED: ${failed.join(', ')}, ${secondsSince(began)}` : `Passed in ${secondsSince(began)}`)
process.exit(failed.length > 0 ? 1 : 0)
