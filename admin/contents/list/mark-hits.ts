const fold = (letter: string) =>
  letter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s/g, ' ')

/** An excerpt in pieces: those that are what was searched, whatever their accents and letters' size, and the others. */
export function markHits(excerpt: string, search: string): { text: string; isHit: boolean }[] {
  const letters = [...excerpt]
  const folded = letters.map(fold)
  const starts: number[] = []
  let whole = ''
  for (const letter of folded) {
    starts.push(whole.length)
    whole += letter
  }
  const wanted = [...search.trim()].map(fold).join('')
  const pieces: { text: string; isHit: boolean }[] = []
  const letterAt = (at: number) => {
    const index = starts.findIndex((start) => start >= at)
    return index < 0 ? letters.length : index
  }
  let done = 0
  for (let at = wanted ? whole.indexOf(wanted) : -1; at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const from = letterAt(at)
    const to = letterAt(at + wanted.length)
    if (from > done) pieces.push({ text: letters.slice(done, from).join(''), isHit: false })
    pieces.push({ text: letters.slice(from, to).join(''), isHit: true })
    done = to
  }
  if (done < letters.length) pieces.push({ text: letters.slice(done).join(''), isHit: false })
  return pieces
}
