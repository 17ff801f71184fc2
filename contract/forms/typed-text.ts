/** Line ends of every kind, the ones that browsers (CR LF) and word processors (U+000B, U+2028) write among them. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What cannot be seen: control characters, which PostgreSQL cannot keep, and marks of direction, which reorder the text around them. */
const unreadable = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu

/** A text of several lines as it is counted, compared and kept: line ends as one character, nothing around it. */
export function toLines(typed: string): string {
  return typed.replace(lineEnds, '\n').replace(unreadable, '').trim()
}

/** A text of one line, whatever was pasted into it. */
export function toLine(typed: string): string {
  return toLines(typed).replace(/[\n\t]+/g, ' ')
}
