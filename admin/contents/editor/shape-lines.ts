import { type Change, type Edit, type Line, linesOf, movePlace, type Span } from './edit.ts'

const heading = /^\s{0,3}#{1,6}\s+/
const bullet = /^\s{0,3}[-*+]\s+/
const numbered = /^\s{0,3}\d+[.)]\s+/
const quoted = /^\s{0,3}>\s?/
/** What a line may be: one of these at a time. */
const shapes = [heading, bullet, numbered, quoted]

const isBlank = (text: string | undefined) => text === undefined || text.trim() === ''

/** The lines that are shaped: blank ones are left out, unless there is nothing else. */
function shapedLines(text: string, span: Span): Line[] {
  const lines = linesOf(text, span)
  const filled = lines.filter((line) => !isBlank(line.text))
  return filled.length > 0 ? filled : lines.slice(0, 1)
}

/** Puts these marks before the lines, in place of any that a line has. */
function putMarks(span: Span, lines: readonly Line[], toMark: (index: number) => string): Edit {
  const changes: Change[] = lines.map((line, index) => {
    const found = shapes.map((shape) => shape.exec(line.text)?.[0]).find((mark) => mark !== undefined) ?? ''
    return { from: line.from, to: line.from + found.length, insert: toMark(index) }
  })
  return { changes, selection: { from: movePlace(changes, span.from), to: movePlace(changes, span.to) } }
}

/**
 * A block of lines stands between blank lines: without them its first or last line would be taken for a part of the
 * paragraph beside it.
 */
function setApart(text: string, edit: Edit, lines: readonly Line[], isSame: (line: string) => boolean): Edit {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return edit
  const before = first.from > 0 ? text.slice(text.lastIndexOf('\n', first.from - 2) + 1, first.from - 1) : undefined
  const after = last.to < text.length ? text.slice(last.to + 1).split('\n', 1)[0] : undefined
  const isApart = (line: string | undefined) => line === undefined || isBlank(line) || isSame(line) || /^:::/.test(line)
  const changes = edit.changes.map((change) => ({ ...change }))
  const [head] = changes
  let moved = 0
  if (head && !isApart(before)) {
    head.insert = `\n${head.insert}`
    moved = 1
  }
  if (!isApart(after)) changes.push({ from: last.to, to: last.to, insert: '\n' })
  return { changes, selection: { from: edit.selection.from + moved, to: edit.selection.to + moved } }
}

function toggle(text: string, span: Span, shape: RegExp, toMark: (index: number) => string): Edit {
  const lines = shapedLines(text, span)
  if (lines.every((line) => shape.test(line.text))) return putMarks(span, lines, () => '')
  return setApart(text, putMarks(span, lines, toMark), lines, (line) => shape.test(line))
}

/** Makes headings of the lines, `## ` or `### `; headings of this level become paragraphs again. */
export function toggleHeading(text: string, span: Span, level: 2 | 3): Edit {
  const mark = `${'#'.repeat(level)} `
  return toggle(text, span, new RegExp(`^\\s{0,3}#{${level}}\\s`), () => mark)
}

/** Makes a list of the lines, an entry of each; a list becomes paragraphs again. */
export function toggleList(text: string, span: Span, kind: 'bullets' | 'numbers'): Edit {
  return kind === 'bullets'
    ? toggle(text, span, bullet, () => '- ')
    : toggle(text, span, numbered, (index) => `${index + 1}. `)
}

/** Makes a quotation of the lines, `> `; blank ones between them belong to it. */
export function toggleQuote(text: string, span: Span): Edit {
  const lines = linesOf(text, span)
  if (lines.every((line) => quoted.test(line.text))) return putMarks(span, lines, () => '')
  const edit = putMarks(span, lines, () => '> ')
  return setApart(text, edit, lines, (line) => quoted.test(line))
}
