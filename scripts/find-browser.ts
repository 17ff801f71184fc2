import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { root } from './command.ts'

/** Debian's usual Chromium, and the one without windows, which lets a new visitor in in half the time. */
const [usual, light] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

const decompress = promisify(brotliDecompress)
const packageFolder = join(root, 'node_modules/@sparticuz/chromium')
const unpacked = async (name: string) => decompress(await readFile(join(packageFolder, 'bin', `${name}.br`)))

/**
 * The Chromium without windows that lies packed in `@sparticuz/chromium`, unpacked once for each version. The package
 * would unpack it by itself, but to one place for everybody on the machine, and would start whatever lies there.
 * @returns its path; none on a system that it is not for
 */
async function unpackBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return undefined
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules/.cache/chromium', version)
  if (!existsSync(folder)) await unpackInto(folder)
  return join(folder, 'chromium')
}

/** Makes the folder aside and moves it: there is never half of it, and of two processes at once the first has made it. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const aside = await mkdtemp(`${folder}-`)
  const program = join(aside, 'chromium')
  await writeFile(program, await unpacked('chromium'))
  await chmod(program, 0o755)
  if (spawnSync(program, ['--version']).status !== 0) await addLibraries(aside, folder)
  await rename(aside, folder).catch(async (error) => {
    await rm(aside, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}

/** The libraries of the package, for a system that has none of its own; in front of the program a line that names them. */
async function addLibraries(aside: string, folder: string): Promise<void> {
  spawnSync('tar', ['-x', '-C', aside], { input: await unpacked('al2023.tar') })
  await rename(join(aside, 'chromium'), join(aside, 'program'))
  const start = `#!/bin/sh\nLD_LIBRARY_PATH='${folder}/lib' exec '${folder}/program' "$@"\n`
  await writeFile(join(aside, 'chromium'), start, { mode: 0o755 })
}

/**
 * A Chromium to drive: `BROWSER_PATH`, else Debian's, else the one that comes with `npm ci` for Linux.
 * @param prefersLight takes the one without windows first, where both are installed
 * @returns its path; none if Playwright is to take its own
 */
export async function findBrowser(prefersLight = false): Promise<string | undefined> {
  const installed = prefersLight ? [light, usual] : [usual, light]
  return process.env.BROWSER_PATH || installed.find((path) => existsSync(path)) || (await unpackBrowser())
}
