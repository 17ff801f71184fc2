import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from '../server/site/build.ts'
import { hashFolders, listFiles } from '../server/site/hash-folders.ts'
import { unbundled } from './build/bundles.ts'
import { buildIfChanged, commands } from './build.ts'
import { root, say } from './command.ts'
import { fail } from './settings.ts'

/**
 * `npm run release`: everything that a server needs beside Node 24 in one archive, `releases/businessbretzel-<day>-<hash>.tar.gz`,
 * for machines like this one (others run `npm ci` in it once).
 */

/** What of the checkout goes in as it is. */
const folders = ['content', 'deploy', 'dist', 'documents/pdf', 'public'] as const

type Manifest = { name: string; version: string; scripts: Record<string, string>; dependencies: Record<string, string> }

type Lockfile = { lockfileVersion: number; packages: Record<string, unknown> }

/** Folders of the packages beside the bundles and of all that these need, on any machine: `node_modules/sharp`. */
function listUnbundled(root: string): string[] {
  const selector = unbundled.map((name) => `#${name}, #${name} *`).join(', ')
  const found = execFileSync('npm', ['query', '--package-lock-only', selector], { cwd: root, encoding: 'utf8' })
  return (JSON.parse(found) as { location: string }[]).map(({ location }) => location).toSorted()
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)

const toProgram = (name: string) => `if (Number.parseInt(process.versions.node) < 24) {
  console.error('Node 24 or later is needed; this is ' + process.version)
  process.exit(1)
}
// Relative folders in settings are those of the release, wherever this is called.
process.chdir(import.meta.dirname)
await import('./dist/server/commands/${name}.js')
`

/** Puts together in `folder` what runs with Node alone: what was built, the content, and the packages beside the bundles. */
function stageRelease(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const isShipped = (file: string) => !(file.endsWith('.test.ts') || /documents\/pdf\/.*\.ts$/.test(file))
  for (const name of folders) cpSync(join(root, name), join(folder, name), { recursive: true, filter: isShipped })
  const build = readJson<Build>(join(root, 'dist/build.json'))
  writeJson(join(folder, 'dist/build.json'), { ...build, isRelease: true } satisfies Build)
  for (const name of Object.keys(commands)) writeFileSync(join(folder, `${name}.js`), toProgram(name))

  const { name, version, scripts, dependencies } = readJson<Manifest>(join(root, 'package.json'))
  const flags = scripts.start?.split(' ').filter((part) => part.startsWith('--')) ?? []
  const own = {
    name,
    version,
    dependencies: Object.fromEntries(unbundled.map((one) => [one, dependencies[one]])),
    engines: { node: '>=24' },
  }
  writeJson(join(folder, 'package.json'), {
    ...own,
    private: true,
    type: 'module',
    scripts: {
      ...Object.fromEntries(Object.keys(commands).map((name) => [name, `node ${name}.js`])),
      start: ['node', ...flags, 'start.js'].join(' '),
    },
  })
  const { lockfileVersion, packages } = readJson<Lockfile>(join(root, 'package-lock.json'))
  const paths = listUnbundled(root)
  const locked = Object.fromEntries(paths.map((path) => [path, packages[path]]))
  writeJson(join(folder, 'package-lock.json'), { name, version, lockfileVersion, packages: { '': own, ...locked } })
  // Those for other machines are locked, too, but not here: `npm ci` brings them there.
  for (const path of paths.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(folder, path), { recursive: true })
}

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
  // Whatever umask it is made with: root unpacks it, and the user of the service reads it.
  run('chmod', ['-R', 'u=rwX,go=rX', staged])
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
