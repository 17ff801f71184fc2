/** Words a reader takes in a minute. */
const pace = 220

/** Words of a text: whatever holds a letter or a figure between two spaces; `1 500` with its narrow space is one. */
export function countWords(lines: readonly string[]): number {
  return lines.join('\n').match(/[^ \n\t\u00a0]*[\p{L}\p{N}][^ \n\t\u00a0]*/gu)?.length ?? 0
}

/** Whole minutes, at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace))
}
