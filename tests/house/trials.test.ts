import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TestReport, toTrialsTable } from '../../scripts/trials-table.ts'
import { trials } from '../trials/list.ts'

const root = join(import.meta.dirname, '../..')

test('each of the 46 trials has a test that says its name', () => {
  expect(trials.map(({ number }) => number)).toEqual(Array.from({ length: 46 }, (_, index) => index + 1))
  const missing = trials.flatMap(({ number, tests }) =>
    tests
      .filter(([file, part]) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(part))
      .map(([file, part]) => `${number}: ${file} > ${part}`),
  )
  expect(missing).toEqual([])
})

test('the table tells what ran, what failed and what did not run', () => {
  const [first, second, third] = trials
  if (!first || !second || !third) throw new Error('there are no trials')
  const report: TestReport = {
    testResults: [
      {
        name: join(root, 'tests/trials/kill.test.ts'),
        assertionResults: [
          {
            fullName: 'a power cut on sqlite loses nobody',
            status: 'passed',
            duration: 1_200,
            meta: { figure: '100 kills' },
          },
          { fullName: 'a power cut on postgres loses nobody', status: 'passed', duration: 800 },
        ],
      },
      {
        name: join(root, 'tests/trials/kill-points.test.ts'),
        assertionResults: [{ fullName: 'a power cut before', status: 'failed', duration: 10 }],
      },
    ],
  }
  const table = toTrialsTable([first, second, third], report, { root, day: '2026-11-21', machine: '2 × a core' })
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows[0]).toContain('| 2 tests in 2.0 s; 100 kills | passed |')
  expect(rows[1]).toContain('| **1 failed** |')
  expect(rows[2]).toContain('| **not run** |')
})
