/** Longest accepted value of each input, in UTF-16 code units (docs/requirements.md 7.4; the address: RFC 5321, 4.5.3.1.3). */
export const limits = {
  email: 254,
  name: 120,
  messageMin: 10,
  messageMax: 5000,
  howFound: 200,
  userAgent: 512,
  attribution: 200,
  /** How a visit came here: a path, a source and three marks. */
  via: 300,
  /** Bytes of a whole request body: the longest message in the widest script is 45,000 in a plain form. */
  body: 48 * 1024,
  /** Fields of a plain form; ours have ten at most. */
  formFields: 50,
} as const

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
