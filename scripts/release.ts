import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from './build/build-if-changed.ts'
import { fail, say } from './command.ts'
import { stageRelease } from './release/stage-release.ts'
import { root } from './root.ts'

/**
 * `npm run release`: everything that a server needs beside Node 24 in one archive, `releases/businessbretzel-<day>-<hash>.tar.gz`,
 * for machines like this one (others run `npm ci` in it once).
 */
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

function listFiles(folder: string): string[] {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
}

/** Of two releases with the same name every byte is the same. */
function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

function run(command: string, parameters: string[]): void {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ended with ${status}`)
}

try {
  await buildIfChanged(root, join(root, 'dist'))
  const releases = join(root, 'releases')
  const staged = join(releases, 'next')
  rmSync(staged, { recursive: true, force: true })
  stageRelease(root, staged)
  const files = listFiles(staged)
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const name = `businessbretzel-${new Date().toISOString().slice(0, 10)}-${hashFiles(staged, files)}`
  rmSync(join(releases, name), { recursive: true, force: true })
  renameSync(staged, join(releases, name))
  const archive = join(releases, `${name}.tar.gz`)
  run('tar', ['-czf', archive, '-C', releases, name])
  rmSync(join(releases, name), { recursive: true })
  say(`${archive} (${megabytes(statSync(archive).size)}; unpacked ${megabytes(bytes)})`)
} catch (error) {
  fail('Not released', error)
}
