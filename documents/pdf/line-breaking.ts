import type { Stretch } from './text-marks.ts'

export type Measure = (text: string, stretch: Stretch) => number

/** A piece of a line: no change of style inside. */
export type Piece = { text: string; stretch: Stretch }

type Word = { pieces: Piece[]; width: number; spaceWidth: number }

/** Cuts stretches into words at plain spaces; a word may change its style inside ("l’Impressum"). */
function toWords(stretches: readonly Stretch[], measure: Measure): Word[] {
  const words: Word[] = []
  let open: Word | undefined
  for (const stretch of stretches) {
    for (const part of stretch.text.split(/(?<= )/)) {
      const hasSpace = part.endsWith(' ')
      const text = hasSpace ? part.slice(0, -1) : part
      open ??= { pieces: [], width: 0, spaceWidth: 0 }
      open.width += measure(text, stretch)
      open.pieces.push({ text: part, stretch })
      if (!hasSpace) continue
      open.spaceWidth = measure(' ', stretch)
      words.push(open)
      open = undefined
    }
  }
  if (open !== undefined) words.push(open)
  return words
}

function fill(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const word of words) {
    if (line.length > 0 && used + word.width > width) {
      lines.push(line)
      line = []
      used = 0
    }
    line.push(word)
    used += word.width + word.spaceWidth
  }
  if (line.length > 0) lines.push(line)
  return lines
}

function widthOf(line: readonly Word[]): number {
  return line.reduce((sum, word, i) => sum + word.width + (i < line.length - 1 ? word.spaceWidth : 0), 0)
}

/** A last line is too short when it holds one word or less than a quarter of the width. */
function endsShort(lines: readonly Word[][], width: number): boolean {
  const last = lines.at(-1)
  return lines.length > 1 && last !== undefined && (last.length < 2 || widthOf(last) < width / 4)
}

function toPieces(line: readonly Word[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of line.flatMap((word) => word.pieces)) {
    const before = pieces.at(-1)
    if (before !== undefined && before.stretch === piece.stretch) before.text += piece.text
    else pieces.push({ ...piece })
  }
  return pieces
}

/**
 * Breaks text into lines of at most `width`. Without adding a line it narrows the column, for
 * `balance` until all lines are alike (headings), else only until the last line is no widow.
 */
export function breakLines(
  stretches: readonly Stretch[],
  width: number,
  measure: Measure,
  balance = false,
): { lines: Piece[][]; width: number } {
  const words = toWords(stretches, measure)
  let lines = fill(words, width)
  for (let narrower = width - 3; narrower > width * 0.5; narrower -= 3) {
    if (!balance && !endsShort(lines, width)) break
    const next = fill(words, narrower)
    if (next.length > lines.length || next.some((line) => widthOf(line) > narrower)) break
    lines = next
  }
  return { lines: lines.map(toPieces), width: Math.max(0, ...lines.map(widthOf)) }
}
