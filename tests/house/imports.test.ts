import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Which folders a folder may import from, beside itself. `content` is data. */
const allowed: Record<string, string[]> = {
  contract: [],
  documents: ['contract'],
  site: ['contract', 'public'],
  server: ['contract'],
}

type Import = { file: string; target: string }

function readImports(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = text.matchAll(/(?:import|export)\b[^'"()]*?'(\.[^']+)'|import\(\s*'(\.[^']+)'/g)
    return [...found].map(([, from, dynamic]) => ({
      file,
      target: relative(root, resolve(root, file, '..', from ?? dynamic ?? '')),
    }))
  })
}

test.each(Object.entries(allowed))('%s imports only from itself and %j', (folder, folders) => {
  const foreign = readImports(folder).filter(
    ({ target }) => ![folder, ...folders].some((one) => target.startsWith(`${one}/`)),
  )
  expect(foreign).toEqual([])
})

test('the content is data: no file of it is code', () => {
  expect(globSync('content/**/*.{ts,tsx,js}', { cwd: root })).toEqual([])
})

test('nobody imports a test, and the product never imports its scripts', () => {
  const imports = Object.keys(allowed).flatMap(readImports)
  expect(imports.filter(({ target }) => /^(tests|scripts)\/|\.test\.tsx?$/.test(target))).toEqual([])
})

test('every import of our own files carries its ending, so that Node runs them as they are', () => {
  const imports = Object.keys(allowed).flatMap(readImports)
  expect(imports.filter(({ target }) => !/\.(ts|tsx|css|json|svg)(\?[\w-]+)?$/.test(target))).toEqual([])
})
