import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

type Locked = {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}
const locked: [string, Locked][] = Object.entries(readJson('package-lock.json').packages as Record<string, Locked>)
const installed = locked.filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const { dependencies, devDependencies, optionalDependencies, allowScripts } = readJson('package.json') as Record<
  string,
  Record<string, string | boolean>
>

test('every package is one version, and its bytes are known', () => {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(installed.length).toBeGreaterThan(400)
})

test('of all packages only those on the list are decided to run a script when they are installed', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  // By name: the lockfile says which bytes that is, and leaves out the address from which npm would read the version.
  expect(Object.keys(allowScripts ?? {}).sort()).toEqual([...new Set(withScript)].sort())
  // npm refuses any other instead of running it with a word.
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('strict-allow-scripts=true')
})

/** Licences that let the product be run and its built files be handed out without conditions on our own code. */
const free = [
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'],
  ...['MIT-0', 'Python-2.0', 'Zlib', 'CC-BY-4.0'],
  // Conditions on changes of their own files alone, which we do not change.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]

/** Packages that do not name their licence in their manifest but in a file: read there. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' }

/** Whether an SPDX expression can be met with the licences above. */
function isFree(expression: string): boolean {
  const bare = expression.replace(/^\(|\)$/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree)
  return bare.split(' AND ').every((one) => free.includes(one.trim()))
}

test('the licence of every package of the product is known and free', () => {
  const production = installed.filter(([, { dev }]) => !dev)
  const licences = production.map(([path, { license }]) => [nameOf(path), license ?? readByHand[nameOf(path)] ?? ''])
  expect(licences.filter(([, licence = '']) => !isFree(licence))).toEqual([])
  expect(production.length).toBeGreaterThan(100)
})

test('every package that we ask for is said why, and no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = readJson('package.json')
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  const named = [...page.matchAll(/`([@\w/-]+)`/g)].map(([, name = '']) => name)
  const asked = Object.keys({ ...dependencies, ...devDependencies })
  expect(asked.filter((name) => !named.includes(name))).toEqual([])
  const known = [...asked, ...Object.keys(optionalDependencies), 'mini']
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
