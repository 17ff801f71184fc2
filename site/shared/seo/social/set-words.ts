import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Locale } from '../../../../contract/locales.ts'
import template from './social-picture.typ?raw'

/** What a picture says: its title, and above it a word on each bank of the Rhine, tied by the line. */
export type PictureWords = { locale: Locale; brand: string; title: string; label: readonly string[] }

/** How the words are set: the width of the title in pixels, the colours of the letters and of the line. */
export type Setting = { width: number; textColour: string; lineColour: string }

let compiler: NodeCompiler | undefined

/** The words of a picture, set in the site's own type as outlines: an SVG of 1200 by 630 without a ground. */
export function setWords(words: PictureWords, { width, textColour, lineColour }: Setting): string {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: [join(process.cwd(), 'documents/pdf/fonts')] }] })
  const data = JSON.stringify({ ...words, width, 'text-colour': textColour, 'line-colour': lineColour })
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data } })
  const svg = compiled.result && compiler.plainSvg(compiled.result)
  compiler.evictCache(0)
  if (svg) return svg
  throw new Error(
    compiled
      .takeError()
      ?.shortDiagnostics.map(({ message }) => message)
      .join('\n'),
  )
}
