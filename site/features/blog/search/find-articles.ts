/** Words of an article: of its title, of its headings and head, of its text. Each part begins and ends with a space. */
export type SearchEntry = [title: string, headings: string, text: string]

export type SearchIndex = Record<string, SearchEntry>

/** What a word counts where it begins a word of the part, and where it only stands within one. */
const weights = [
  [20, 8],
  [6, 3],
  [2, 1],
] as const

/** From this length on a word may stand within a longer one, as German likes it. */
const innerLength = 4

/** Words of a folded text that are worth comparing. */
export function toSearchWords(folded: string): string[] {
  return folded.split(/[^a-z0-9]+/).filter((word) => word.length > 1)
}

function scoreOf(word: string, entry: SearchEntry): number {
  let score = 0
  for (const [part, text] of entry.entries()) {
    const [whole, inner] = weights[part] ?? [0, 0]
    if (text.includes(` ${word}`)) score += whole
    else if (word.length >= innerLength && text.includes(word)) score += inner
  }
  return score
}

/**
 * Articles that hold every word of what was asked, the best first.
 * @param words folded as the index is
 */
export function findArticles(words: readonly string[], index: SearchIndex): string[] {
  return Object.entries(index)
    .flatMap(([slug, entry]) => {
      const scores = words.map((word) => scoreOf(word, entry))
      return scores.includes(0) ? [] : [{ slug, score: scores.reduce((sum, score) => sum + score, 0) }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ slug }) => slug)
}
