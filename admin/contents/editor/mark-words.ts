import type { Locale } from '../../../contract/locales.ts'
import { type Edit, linesOf, movePlace, type Span } from './edit.ts'

/** What stands before the words of a line: the marks of lists, headings and quotations. */
const lineMark = /^\s*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)\s+)*/

/** The words that a span touches, a piece for each line, without the spaces at their ends. */
function piecesOf(text: string, span: Span): Span[] {
  return linesOf(text, span).flatMap((line) => {
    const words = line.from + (lineMark.exec(line.text)?.[0].length ?? 0)
    const piece = text.slice(Math.max(words, span.from), Math.min(line.to, span.to))
    const from = Math.max(words, span.from) + piece.length - piece.trimStart().length
    const to = from + piece.trim().length
    return to > from ? [{ from, to }] : []
  })
}

/** The word at a place, or nothing where there is none. */
function wordAt(text: string, place: number): Span | undefined {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(Math.max(0, place - 60), place))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(place, place + 60))?.[0].length ?? 0
  return before + after > 0 ? { from: place - before, to: place + after } : undefined
}

/** Sets marks around each piece; the pieces stay selected. */
function wrap(pieces: readonly Span[], open: string, close: string): Edit {
  const changes = pieces.flatMap(({ from, to }) => [
    { from, to: from, insert: open },
    { from: to, to, insert: close },
  ])
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return { changes: [], selection: { from: 0, to: 0 } }
  return { changes, selection: { from: first.from + open.length, to: movePlace(changes, last.to) - close.length } }
}

/** Takes away what stands around a piece, or is its own first and last. */
function unwrap({ from, to }: Span, open: number, close: number): Edit {
  const changes = [
    { from: from - open, to: from, insert: '' },
    { from: to, to: to + close, insert: '' },
  ]
  return { changes, selection: { from: from - open, to: to - open } }
}

/** The piece without marks that it brings along itself. */
function inside(text: string, { from, to }: Span, open: string, close: string): Span {
  const piece = text.slice(from, to)
  const isMarked = piece.length > open.length + close.length && piece.startsWith(open) && piece.endsWith(close)
  return isMarked ? { from: from + open.length, to: to - close.length } : { from, to }
}

const isAround = (text: string, { from, to }: Span, open: string, close: string) =>
  text.slice(from - open.length, from) === open && text.slice(to, to + close.length) === close

/** Where nothing is selected and no word stands: the marks, and the place between them. */
const insertMarks = (place: number, open: string, close: string): Edit => ({
  changes: [{ from: place, to: place, insert: open + close }],
  selection: { from: place + open.length, to: place + open.length },
})

/** Stresses what is selected or the word at the cursor, `**so**`; stressed words lose their stress. */
export function toggleBold(text: string, span: Span): Edit {
  const pieces = span.from < span.to ? piecesOf(text, span) : [wordAt(text, span.from) ?? span]
  const [only, ...others] = pieces
  if (!only) return insertMarks(span.from, '**', '**')
  if (others.length > 0) return wrap(pieces, '**', '**')
  const piece = inside(text, only, '**', '**')
  if (isAround(text, piece, '**', '**')) return unwrap(piece, 2, 2)
  return piece.from < piece.to ? wrap([piece], '**', '**') : insertMarks(span.from, '**', '**')
}

/** `:de[`, in any language, at the end of what stands before a piece. */
const foreignOpen = /:(de|en|fr)\[$/

/**
 * Marks what is selected, or the word at the cursor, as words of another language, `:de[Impressum]`. Words that are
 * marked lose the mark; those marked as of another language change it.
 */
export function toggleForeign(text: string, span: Span, lang: Locale): Edit {
  const open = `:${lang}[`
  const pieces = span.from < span.to ? piecesOf(text, span) : [wordAt(text, span.from) ?? span]
  const [only, ...others] = pieces
  if (!only) return insertMarks(span.from, open, ']')
  if (others.length > 0) return wrap(pieces, open, ']')
  const marked = /^:(?:de|en|fr)\[([^\][]*)\]$/.exec(text.slice(only.from, only.to))
  const piece = marked ? { from: only.from + 4, to: only.to - 1 } : only
  const [before, known] = foreignOpen.exec(text.slice(0, piece.from)) ?? []
  if (before !== undefined && text[piece.to] === ']') {
    if (known === lang) return unwrap(piece, before.length, 1)
    return { changes: [{ from: piece.from - before.length, to: piece.from, insert: open }], selection: piece }
  }
  return piece.from < piece.to ? wrap([piece], open, ']') : insertMarks(span.from, open, ']')
}
