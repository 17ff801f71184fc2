import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { root } from './root.ts'

/**
 * Makes the two fonts of the site from those that PDFs are set in: every letter, only the weights that pages use, and
 * nothing that only helps printers. Run by hand when a face or its set of characters changes; the results are kept in
 * the repository, under new names if visitors may hold the old ones.
 */
const faces = [
  { from: 'affiche-fr-de.woff2', to: 'affiche.woff2', weight: { min: 500, max: 800 } },
  { from: 'lecture-fr-de.woff2', to: 'lecture.woff2', weight: 400 },
] as const

for (const { from, to, weight } of faces) {
  const source = readFileSync(join(root, 'documents/pdf/fonts', from))
  const font = create(source)
  if (!('characterSet' in font)) throw new Error(`${from} holds more than one face`)
  const made = await subsetFont(source, String.fromCodePoint(...font.characterSet), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
    dropTables: ['gasp', 'STAT', 'MVAR'],
  })
  writeFileSync(join(root, 'public/fonts', to), made)
}
