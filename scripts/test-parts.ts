import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail } from './command.ts'
import { root } from './root.ts'

/**
 * The tests that a command was asked for, as Vitest takes them: parts of paths, and words of a test's sentence (`-t`).
 * A part that no path has ends the process with 1: Vitest passes over it as long as another one is found.
 */
export function readTestParts(): string[] {
  try {
    const { values, positionals } = parseArgs({
      options: { t: { type: 'string', short: 't' } },
      allowPositionals: true,
    })
    const files = globSync('*/**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules'] })
    const unknown = positionals.find((part) => !files.some((file) => file.includes(part)))
    if (unknown !== undefined)
      throw new Error(`no test file has "${unknown}" in its path; words of a test are asked for with -t "words"`)
    return [...positionals, ...(values.t === undefined ? [] : ['-t', values.t])]
  } catch (error) {
    fail('Not tested', error)
  }
}
