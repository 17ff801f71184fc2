import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { say } from './command.ts'
import { findBrowser } from './find-browser.ts'
import { root } from './root.ts'

/**
 * `npm test`: everything, in the order that fails soonest. Each step says what it ran; none is skipped.
 */
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const vitest = (project: string, ...more: string[]): [string, string[]] => [
  bin('vitest'),
  ['run', '--project', project, ...more],
]

const browser = findBrowser(true)
say(`Browser: ${browser.path} (${browser.source})`)

type Step = [name: string, command: string, parameters: string[]]

/** One after the other; those that stand together run together. */
const steps: Step[][] = [
  [['lint', bin('biome'), ['ci', '.']]],
  // Each of the two leaves a core idle for much of its time.
  [
    ['type check', bin('tsc'), ['--noEmit']],
    ['build', process.execPath, [join(root, 'scripts/build.ts')]],
  ],
  // Much of it waits for a database, which waits for the disk.
  [['code, on both databases', ...vitest('code', '--maxWorkers=3')]],
  [['checks over the published site', ...vitest('site')]],
  [['journeys in a browser', ...vitest('e2e')]],
  [['faults that must be survived', ...vitest('faults')]],
]

const env = { ...process.env, BROWSER_PATH: browser.path, SITE_URL: '' }
const failed: string[] = []
const secondsSince = (start: number) => (performance.now() - start) / 1000

/** What it prints is shown at once, or in one piece where another step prints meanwhile. */
async function run([name, command, parameters]: Step, isAlone: boolean): Promise<void> {
  const start = performance.now()
  if (isAlone) say(`\n== ${name}`)
  const child = spawn(command, parameters, { cwd: root, env, stdio: isAlone ? 'inherit' : 'pipe' })
  const ended = once(child, 'close')
  if (child.stdout && child.stderr) {
    const said = await Promise.all([text(child.stdout), text(child.stderr)])
    say(`\n== ${name}\n${said.join('').trimEnd()}`)
  }
  const [status] = await ended
  say(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${secondsSince(start).toFixed(1)} s`)
  if (status !== 0) failed.push(name)
}

const began = performance.now()
for (const group of steps) await Promise.all(group.map((step) => run(step, group.length === 1)))

say(`\nAll steps in ${secondsSince(began).toFixed(0)} s${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`)
say(`${steps.flat().length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
