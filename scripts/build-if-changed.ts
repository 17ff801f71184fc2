import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'

/** Everything the build is made of; a change in any of them builds again. */
const inputs = [
  '{content,contract,documents,public,server,site}/**/*',
  'scripts/{bundle,build,build-if-changed,build-island,compress-site,drop-unused-scripts,trim-styles}.ts',
  'astro.config.ts',
  'package-lock.json',
]

function hashInputs(root: string, siteUrl: string): string {
  // The year stands in the footer; a new year is a change.
  const hash = createHash('sha256').update(`${siteUrl}\0${new Date().getFullYear()}\0`)
  for (const file of globSync(inputs, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Builds the product for `siteUrl`, unless what stands in `out` was built from just this.
 * @returns whether it was built
 */
export async function buildIfChanged(root: string, out: string, siteUrl: string): Promise<boolean> {
  const stamp = join(out, 'stamp')
  const wanted = hashInputs(root, siteUrl)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  // A build that fails halfway must not pass for the one before.
  rmSync(stamp, { force: true })
  await build(root, out, siteUrl)
  writeFileSync(stamp, wanted)
  return true
}
