import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFolders } from '../../server/publishing/hash-folders.ts'
import { readBuildId } from '../../server/publishing/inputs.ts'
import { build } from './build.ts'

/** Everything the build is made of; a change in any of them builds again. */
const folders = ['admin', 'contract', 'documents', 'public', 'scripts', 'server', 'site']
const files = ['package-lock.json', 'tsconfig.json']

async function hashInputs(root: string): Promise<string> {
  const sources = folders.map((folder) => join(root, folder))
  const hashes = [
    await hashFolders(sources, (path) => !/\.test\.tsx?$/.test(path)),
    ...files.map((file) => hash('sha256', readFileSync(join(root, file)))),
  ]
  return hash('sha256', hashes.join()).slice(0, 16)
}

/**
 * Builds the product, unless what stands in `out` was built from just this. The new build is made beside the old one and
 * takes its place when it is whole: one that fails leaves the old one as it is.
 * @returns whether it was built
 */
export async function buildIfChanged(root: string, out: string): Promise<boolean> {
  const id = await hashInputs(root)
  if (id === (await readBuildId(out).catch(() => undefined))) return false
  const [next, last] = [`${out}.next`, `${out}.last`]
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  await build(root, next)
  writeFileSync(join(next, 'build.json'), JSON.stringify({ id }))
  if (existsSync(out)) renameSync(out, last)
  renameSync(next, out)
  rmSync(last, { recursive: true, force: true })
  return true
}
