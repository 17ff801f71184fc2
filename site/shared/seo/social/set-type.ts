import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'

/** Letters of the site's display face as outlines, so that a picture looks the same on every machine that builds it. */
const files = ['affiche-lecture.woff2', 'affiche-eszett.woff2']
/** The styles set titles a little tighter than the face is drawn (`--track-head`), in parts of the size. */
const tracking = -0.018

let opened: Font[] | undefined

/** The faces, the one with nearly all letters first. At rest they stand at their heaviest weight, that of titles. */
function faces(): Font[] {
  opened ??= files.map((file) => {
    const font = openSync(join(process.cwd(), 'public/fonts', file))
    if (!('layout' in font)) throw new Error(`public/fonts/${file} holds more than one face`)
    return font
  })
  return opened
}

type Run = { font: Font; text: string }

/** Stretches of a text, each with the face that has its letters; letters that no face has are left out. */
function toRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = faces().find((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

// Breaking a title into lines asks for the same texts at one size after the other.
const widths = new Map<string, number>()

function widthOf(text: string): number {
  let width = 0
  for (const { font, text: part } of toRuns(text)) {
    const { advanceWidth, glyphs } = font.layout(part)
    width += advanceWidth / font.unitsPerEm + glyphs.length * tracking
  }
  return width
}

/** Width of a text in one line. */
export function measure(text: string, size: number): number {
  const width = widths.get(text) ?? widthOf(text)
  widths.set(text, width)
  return width * size
}

/** Outlines of one line that begins at `x` and stands on `y`. */
export function outline(text: string, size: number, x: number, y: number): string {
  let [path, pen] = ['', x]
  for (const { font, text: part } of toRuns(text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const at = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, y - yOffset * scale)
      path += at.toSVG()
      pen += xAdvance * scale + size * tracking
    }
  }
  return path.replace(/-?(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
