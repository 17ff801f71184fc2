import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'

/**
 * `npm test`: everything, in the order that fails soonest. Each step says what it ran; none is skipped.
 */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const browser = findBrowser(true)
process.stdout.write(`Browser: ${browser.path} (${browser.source})\n`)

const steps: [string, string, string[]][] = [
  ['type check', bin('astro'), ['check', '--minimumFailingSeverity', 'warning']],
  ['lint', bin('biome'), ['ci', '.']],
  ['build', process.execPath, [join(root, 'scripts/prepare.ts')]],
  // Much of it waits for a database, which waits for the disk.
  ['code, on both databases', bin('vitest'), ['run', '--project', 'code', '--maxWorkers=3']],
  ['checks over the built site', bin('vitest'), ['run', '--project', 'built-site']],
  // A browser with windows keeps both cores busy by itself.
  [
    'journeys in a browser',
    bin('vitest'),
    ['run', '--project', 'journeys', ...(browser.isLight ? [] : ['--maxWorkers=1'])],
  ],
  ['trials', bin('vitest'), ['run', '--project', 'trials']],
]

const env = { ...process.env, BROWSER_PATH: browser.path, SITE_URL: '', ASTRO_TELEMETRY_DISABLED: '1' }
const failed: string[] = []
const began = performance.now()
for (const [name, command, parameters] of steps) {
  process.stdout.write(`\n== ${name}\n`)
  const start = performance.now()
  const { status } = spawnSync(command, parameters, { cwd: root, env, stdio: 'inherit' })
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
