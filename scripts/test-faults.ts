import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * `npm run test:faults`: every fault test at full length (a hundred power cuts on each database). Parameters are
 * Vitest's, for example a part of a file's name: `npm run test:faults -- disk-full`.
 */
const env = { ...process.env, SITE_URL: '', FAULTS: 'full' }
const run = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, script), ...parameters], { cwd: root, stdio: 'inherit', env }).status ?? 1

// They measure: one at a time.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1'] as const
process.exit(run('scripts/build.ts') || run(...vitest, ...process.argv.slice(2)))
