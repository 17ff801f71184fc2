import { spawnSync } from 'node:child_process'
import { renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashFolders, listFiles } from '../server/site/hash-folders.ts'
import { buildIfChanged } from './build/build.ts'
import { fail, say } from './command.ts'
import { root } from './root.ts'
import { stageRelease } from './stage-release.ts'

/**
 * `npm run release`: everything that a server needs beside Node 24 in one archive, `releases/businessbretzel-<day>-<hash>.tar.gz`,
 * for machines like this one (others run `npm ci` in it once).
 */
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

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
  const bytes = listFiles(staged).reduce((sum, file) => sum + statSync(join(staged, file)).size, 0)
  // Of two releases with the same name every byte is the same.
  const hash = (await hashFolders([staged])).slice(0, 8)
  const name = `businessbretzel-${new Date().toISOString().slice(0, 10)}-${hash}`
  rmSync(join(releases, name), { recursive: true, force: true })
  renameSync(staged, join(releases, name))
  const archive = join(releases, `${name}.tar.gz`)
  run('tar', ['-czf', archive, '-C', releases, name])
  rmSync(join(releases, name), { recursive: true })
  say(`${archive} (${megabytes(statSync(archive).size)}; unpacked ${megabytes(bytes)})`)
} catch (error) {
  fail('Not released', error)
}
