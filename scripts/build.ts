import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from '../server/db/lock.ts'
import { type Build, readBuildId } from '../server/site/build.ts'
import { hashFolders } from '../server/site/hash-folders.ts'
import { root, say } from './command.ts'

/** What can be asked of a release, `node doctor.js`; its npm scripts have the same names. */
export const commands = {
  start: 'scripts/serve.ts',
  publish: 'scripts/publish.ts',
  data: 'scripts/data.ts',
  doctor: 'scripts/doctor.ts',
} as const

/** By name of the file that they become. */
const programs = {
  main: 'server/main.ts',
  site: 'server/site-process.ts',
  backup: 'server/backup-process.ts',
  ...Object.fromEntries(Object.entries(commands).map(([name, source]) => [`commands/${name}`, source])),
}

/**
 * Builds all code into `out`; no content goes in. The parts are:
 * - `client/assets/`: what browsers load, and its addresses in `assets.json`
 * - `renderer/`: what renders pages and files (`renderer.js`) and writes mails (`mails.js`)
 * - `documents/build.js`: makes PDFs
 * - `server/`: the server (`main.js`), the processes beside it (`site.js`, `backup.js`), the commands
 */
async function build(root: string, out: string): Promise<void> {
  // Most starts build nothing, and need no bundler.
  const { buildClient, buildForNode } = await import('./build/bundles.ts')
  mkdirSync(out, { recursive: true })
  const [assets] = await Promise.all([
    buildClient(root, join(out, 'client')),
    buildForNode(root, join(out, 'renderer'), {
      renderer: 'pages/renderer.tsx',
      mails: 'documents/emails/write-mail.tsx',
    }),
    buildForNode(root, join(out, 'documents'), { build: 'documents/build.ts' }),
    buildForNode(root, join(out, 'server'), programs),
  ])
  writeFileSync(join(out, 'assets.json'), JSON.stringify(assets, undefined, 2))
}

/** Everything the build is made of; a change in any of them builds again. */
const folders = ['admin', 'contract', 'documents', 'pages', 'public', 'scripts', 'server', 'site']
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
 * The commit that a folder is a checkout of, with `-dirty` where something in it has changed since. Where there is no
 * git, or no checkout, that is what stands in its place.
 */
export function findCommit(root: string): string {
  try {
    // A folder within another repository is no checkout of ours.
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) }
    const options = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    return execFileSync('git', options, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'unknown: built without git'
  }
}

function describeBuild(root: string, id: string): Build {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { id, version, commit: findCommit(root) }
}

/**
 * Builds the product, unless what stands in `out` was built from just this. The new build is made beside the old one and
 * takes its place when it is whole: one that fails leaves the old one as it is. Of several at once, `npm start` and
 * `npm test` for example, one builds and the others wait for it.
 * @returns whether it was built
 */
export async function buildIfChanged(root: string, out: string): Promise<boolean> {
  const lock = { databaseUrl: undefined, file: `${out}.lock`, number: 0 }
  let release = await takeLock(lock)
  for (; !release; release = await takeLock(lock)) await wait(100)
  try {
    return await buildAlone(root, out)
  } finally {
    await release()
  }
}

async function buildAlone(root: string, out: string): Promise<boolean> {
  const id = await hashInputs(root)
  const description = JSON.stringify(describeBuild(root, id))
  if (id === (await readBuildId(out).catch(() => undefined))) {
    // A commit that changes nothing that is built is another one all the same.
    writeFileSync(join(out, 'build.json.next'), description)
    renameSync(join(out, 'build.json.next'), join(out, 'build.json'))
    return false
  }
  const [next, last] = [`${out}.next`, `${out}.last`]
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
  await build(root, next)
  writeFileSync(join(next, 'build.json'), description)
  if (existsSync(out)) renameSync(out, last)
  renameSync(next, out)
  rmSync(last, { recursive: true, force: true })
  return true
}

/** `npm run build`: builds all code into `dist`, unless nothing changed. What stands there stays if it fails. */
if (import.meta.main) {
  const began = performance.now()
  try {
    const isBuilt = await buildIfChanged(root, join(root, 'dist'))
    if (isBuilt) say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } catch (error) {
    // Several lines with the place of the fault, as the bundler writes them.
    process.stderr.write(`Not built. ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
