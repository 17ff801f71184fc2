import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findBrowser } from './find-browser.ts'

/**
 * `npm test`: everything, in the order that fails soonest. Each step says what it ran; none is skipped.
 */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const browser = findBrowser()
process.stdout.write(`Browser: ${browser.path} (${browser.source})\n`)

const steps: [string, string, string[]][] = [
  ['type check', bin('astro'), ['check', '--minimumFailingSeverity', 'warning']],
  ['lint', bin('biome'), ['ci', '.']],
  ['build', process.execPath, [join(root, 'scripts/prepare.ts')]],
  ['code, on both databases', bin('vitest'), ['run', '--project', 'code']],
  ['checks over the built site', bin('vitest'), ['run', '--project', 'built-site']],
  // A process for each file: a browser that never answers again costs the time of one.
  ...globSync('tests/journeys/*.test.ts', { cwd: root })
    .sort()
    .map((file): [string, string, string[]] => [
      `journeys in a browser: ${basename(file, '.test.ts')}`,
      bin('vitest'),
      ['run', '--project', 'journeys', file],
    ]),
  ['trials', bin('vitest'), ['run', '--project', 'trials']],
]

const env = { ...process.env, BROWSER_PATH: browser.path, SITE_URL: '', ASTRO_TELEMETRY_DISABLED: '1' }
/** A step that has not ended by then hangs: a browser or a worker process that never reports back (milliseconds). */
const stepLimit = 8 * 60_000

/** Runs a step; one that hangs is ended and run once more, one that fails has failed. */
function runStep(command: string, parameters: string[], isLastTry = false): number {
  const options = { cwd: root, env, stdio: 'inherit', timeout: stepLimit, killSignal: 'SIGKILL' } as const
  const { status, signal } = spawnSync(command, parameters, options)
  if (signal === null || isLastTry) return status ?? 1
  process.stdout.write(`== hung for ${stepLimit / 60_000} minutes; once more\n`)
  return runStep(command, parameters, true)
}

const failed: string[] = []
const began = performance.now()
for (const [name, command, parameters] of steps) {
  process.stdout.write(`\n== ${name}\n`)
  const start = performance.now()
  const status = runStep(command, parameters)
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  )
  if (status !== 0) failed.push(name)
}

process.stdout.write(
  `\nAll steps in ${((performance.now() - began) / 1000).toFixed(0)} s${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}\n`,
)
process.stdout.write(`${steps.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)
