import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { trials } from '../tests/trials/list.ts'
import { findBrowser } from './find-browser.ts'
import { type TestReport, toTrialsTable } from './trials-table.ts'

/**
 * `npm run trials`: every test that stands for a trial, at full length (a hundred power cuts on each database), and
 * the table of `docs/trials.md` from what came of it.
 */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-trials-'))
const outcome = join(folder, 'report.json')
const env = { ...process.env, BROWSER_PATH: findBrowser().path, SITE_URL: '', TRIALS: 'full' }

const run = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, script), ...parameters], { cwd: root, stdio: 'inherit', env }).status ?? 1

const files = [...new Set(trials.flatMap(({ tests }) => tests.map(([file]) => file)))]
const status =
  run('scripts/prepare.ts') ||
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    // Trials measure: one at a time.
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outcome}`,
    ...files,
  )
const report: TestReport = JSON.parse(readFileSync(outcome, 'utf8'))
const [processor] = cpus()
const machine = `${cpus().length} × ${processor?.model.trim()}`
const day = new Date().toISOString().slice(0, 10)
writeFileSync(join(root, 'docs/trials.md'), toTrialsTable(trials, report, { root, day, machine }))
rmSync(folder, { recursive: true })
process.stdout.write('Written: docs/trials.md\n')
process.exit(status)
