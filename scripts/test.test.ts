import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './command.ts'

const run = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each([[[]], [['scripts/test.test.ts']], [['--faults']]])(
  'a part that no test file has in its path fails at once, with one line: %j',
  (others) => {
    expect(run(join(root, 'scripts/test.ts'), ...others, 'a-name-that-is-not-there')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Not tested: no test file has "a-name-that-is-not-there"[^\n]+ -t [^\n]+\n$/),
    })
  },
)

test('a run in which words match no test fails, and says so', () => {
  const { status, stderr } = run('node_modules/vitest/vitest.mjs', 'run', 'tests/house/packages', '-t', 'no such words')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Not tested: no test ran[^\n]+\n$/m)])
})
