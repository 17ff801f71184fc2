/** An article's file in two: everything down to the line that closes its front matter, and its text. */
export type SplitArticle = { head: string; body: string }

/**
 * Splits the file where the loader does (`server/content/articles/read-front-matter.ts`). Head and body
 * joined are the file, byte for byte; a file without front matter is all body.
 */
export function splitArticle(source: string): SplitArticle {
  const [head] = /^\ufeff?---[ \t]*\r?\n[\s\S]*?^---[ \t]*(?:\r?\n|$)/m.exec(source) ?? []
  if (head === undefined || !source.startsWith(head)) return { head: '', body: source }
  return { head, body: source.slice(head.length) }
}

/** Lines that stand before the text: what is line 1 of the text is this much further down in the file. */
export const countHeadLines = (head: string): number => head.split('\n').length - 1

/**
 * How lines end in a text. Only where each of them ends in CR LF is this what parts lines: else a lone CR would be
 * taken for a line's end and written back as something else.
 */
export const lineSeparatorOf = (text: string): '\n' | '\r\n' =>
  text.includes('\r\n') && !/\r(?!\n)|(?<!\r)\n/.test(text) ? '\r\n' : '\n'
