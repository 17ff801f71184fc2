/** What finds a letter as it is searched: whatever its accents, and kinds of apostrophes and spaces. */
function toPattern(letter: string): string {
  if (/['‘’]/.test(letter)) return "['‘’]"
  if (/\s/.test(letter)) return '\\s'
  return `${letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')}\\p{M}*`
}

/** An excerpt in pieces: every second one is what was searched, whatever its accents and letters' size. */
export function splitAtHits(excerpt: string, search: string): string[] {
  const letters = [...search.trim().normalize('NFD').replace(/\p{M}/gu, '')]
  if (letters.length === 0) return [excerpt]
  const hits = new RegExp(`(${letters.map(toPattern).join('')})`, 'giu')
  return excerpt
    .normalize('NFD')
    .split(hits)
    .map((piece) => piece.normalize('NFC'))
}
