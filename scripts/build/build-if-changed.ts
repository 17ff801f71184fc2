import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { readBuildId } from './build-id.ts'

/** Everything the build is made of; a change in any of them builds again. */
const inputs = [
  '{admin,contract,documents,public,server,site}/**/*',
  'scripts/**/*',
  'package-lock.json',
  'tsconfig.json',
]

function hashInputs(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the product, unless what stands in `out` was built from just this. The new build is made beside the old one and
 * takes its place when it is whole: one that fails leaves the old one as it is.
 * @returns whether it was built
 */
export async function buildIfChanged(root: string, out: string): Promise<boolean> {
  const id = hashInputs(root)
  if (readBuildId(out) === id) return false
  const [next, last] = [`${out}.next`, `${out}.last`]
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  await build(root, next)
  writeFileSync(join(next, 'build.json'), JSON.stringify({ id }))
  if (existsSync(out)) renameSync(out, last)
  renameSync(next, out)
  rmSync(last, { recursive: true, force: true })
  return true
}
