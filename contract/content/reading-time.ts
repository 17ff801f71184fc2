/** Words a reader takes in a minute. */
const pace = 220

/** Words of a text: whatever holds a letter or a figure between two spaces; `1 500` with its narrow space is one. */
export function countWords(lines: readonly string[]): number {
  const words = lines.join('\n').split(/[ \n\t\u00a0]/)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes, at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace))
}
