import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Which rooms a room may import from; a path names a part of a room. */
const allowed: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  documents: ['content', 'contract'],
  site: ['content', 'contract'],
  server: ['content', 'contract', 'site/forms', 'site/ui', 'site/illustration/covers'],
}

type Import = { file: string; target: string; isType: boolean }

function readImports(room: string): Import[] {
  const files = globSync(`${room}/**/*.{ts,tsx,astro}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = [...text.matchAll(/(import|export)(\s+type)?[^'"()]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'/g)]
    return found.map(([, , type, from, dynamic]) => ({
      file,
      target: relative(root, resolve(root, file, '..', from ?? dynamic ?? '')),
      isType: type !== undefined,
    }))
  })
}

test.each(Object.entries(allowed))('%s imports only from itself and %j', (room, rooms) => {
  const foreign = readImports(room).filter(
    ({ target }) => ![room, ...rooms].some((folder) => target.startsWith(`${folder}/`)),
  )
  expect(foreign).toEqual([])
})

test('nobody imports a test, and the product never imports its scripts', () => {
  const imports = Object.keys(allowed).flatMap(readImports)
  expect(imports.filter(({ target }) => /^(tests|scripts)\/|\.test\.tsx?$/.test(target))).toEqual([])
})

test('every import of our own files carries its ending, so that Node runs them as they are', () => {
  const imports = Object.keys(allowed).flatMap(readImports)
  expect(imports.filter(({ target }) => !/\.(ts|tsx|css|json)(\?[a-z-]+)?$/.test(target))).toEqual([])
})
