import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'
import { readTestParts } from './test-parts.ts'

/**
 * `npm run test:faults`: every fault test at full length (a hundred power cuts on each database). Those of
 * a file with a part of its path, `npm run test:faults -- disk-full`, or with words of their sentence, `-t <words>`.
 */
const asked = readTestParts()
const env = { ...process.env, SITE_URL: '', FAULTS: 'full' }
const run = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, script), ...parameters], { cwd: root, stdio: 'inherit', env }).status ?? 1

// They measure: one at a time.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1'] as const
process.exit(run('scripts/build.ts') || run(...vitest, ...asked))
