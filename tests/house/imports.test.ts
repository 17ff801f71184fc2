import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Which folders a folder may import from, beside itself; a path names one file. `content` is data. */
const allowed: Record<string, string[]> = {
  contract: [],
  documents: ['contract'],
  admin: ['contract', 'site/shared'],
  // The one renderer draws the administrator's pages, too.
  site: ['contract', 'public', 'admin'],
  // Of the documents only the types they are called with; and the cover that an article without a drawing gets is part
  // of its content, since a page cannot wait for its edges.
  server: ['contract', 'documents/build.ts', 'site/shared/illustration/covers'],
}

type Import = { file: string; target: string }

function readImports(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
    const own = importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    return own.map(({ fileName }) => ({ file, target: relative(root, resolve(root, file, '..', fileName)) }))
  })
}

test.each(Object.entries(allowed))('%s imports only from itself and %j', (folder, folders) => {
  const foreign = readImports(folder).filter(
    ({ target }) => ![folder, ...folders].some((one) => target === one || target.startsWith(`${one}/`)),
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
