/*
 * Changes of a text as plain values: places count from its start, a line's end counts one. The editor applies them as
 * one step that can be undone.
 */

/** What is selected; empty where `from` is `to`. */
export type Span = { from: number; to: number }

export type Change = Span & { insert: string }

/** Changes, all placed in the text as it was, and what is selected in the text as it becomes. */
export type Edit = { changes: Change[]; selection: Span }

/** The text after an edit. */
export function applyEdit(text: string, { changes }: Edit): string {
  let done = ''
  let place = 0
  for (const { from, to, insert } of changes.toSorted((one, other) => one.from - other.from)) {
    done += text.slice(place, from) + insert
    place = to
  }
  return done + text.slice(place)
}

/** Where a place of the text stands after changes; one at the place of an insertion stands behind what was inserted. */
export function movePlace(changes: readonly Change[], place: number): number {
  let moved = place
  for (const { from, to, insert } of changes) {
    if (to <= place) moved += insert.length - (to - from)
    else if (from < place) moved += from - place + insert.length
  }
  return moved
}

export type Line = { from: number; to: number; text: string }

/** The lines that a span touches. A span that ends at the start of a line does not touch that line. */
export function linesOf(text: string, { from, to }: Span): Line[] {
  const lines: Line[] = []
  let start = text.lastIndexOf('\n', from - 1) + 1
  const end = to > from && text[to - 1] === '\n' ? to - 1 : to
  for (;;) {
    const next = text.indexOf('\n', start)
    const stop = next < 0 ? text.length : next
    lines.push({ from: start, to: stop, text: text.slice(start, stop) })
    if (next < 0 || stop >= end) return lines
    start = stop + 1
  }
}
