import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm run trials`: the trials of `npm test` at their full length, a hundred power cuts on each database. */
const root = join(import.meta.dirname, '..')
const run = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TRIALS: 'full', SITE_URL: '' },
  }).status ?? 1

process.exit(run('scripts/prepare.ts') || run('node_modules/vitest/vitest.mjs', 'run', '--project', 'trials'))
