import { diffArrays } from 'diff'

/** From this share of common words on, one text is taken for the other, changed. */
const alike = 0.4

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const common = words.intersection(others).size
  return common > 0 && (2 * common) / (words.size + others.size) >= alike
}

type Pair<Part> = [before: Part | undefined, after: Part | undefined]

/** What was replaced by something between two parts that stayed. As many as before are taken to be the same places. */
function pairRun<Part>(
  removed: Part[],
  added: Part[],
  textOf: (part: Part) => string,
  isPlaced: boolean,
): Pair<Part>[] {
  if (isPlaced && removed.length === added.length) return removed.map((part, index) => [part, added[index]])
  const left = [...removed]
  const pairs = added.flatMap((part): Pair<Part>[] => {
    const found = left.findIndex((one) => isAlike(textOf(one), textOf(part)))
    if (found < 0) return [[undefined, part]]
    // The order of a text is kept: what stood before its counterpart is gone.
    const gone = left.splice(0, found + 1)
    return gone.map((one, index): Pair<Part> => [one, index === found ? part : undefined])
  })
  return [...pairs, ...left.map((part): Pair<Part> => [part, undefined])]
}

/**
 * The parts of two lists that are not the same, each beside what it became.
 * @param isPlaced whether parts between the same neighbours are the same part, however little they have in common
 */
export function pairParts<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
  textOf: (part: Part) => string,
  isPlaced = false,
): Pair<Part>[] {
  const pairs: Pair<Part>[] = []
  let removed: Part[] = []
  let added: Part[] = []
  const end = () => {
    pairs.push(...pairRun(removed, added, textOf, isPlaced))
    removed = []
    added = []
  }
  const comparator = (one: Part, other: Part) => keyOf(one) === keyOf(other)
  for (const change of diffArrays([...before], [...after], { comparator })) {
    if (change.removed) removed = change.value
    else if (change.added) added = change.value
    else end()
  }
  end()
  return pairs
}
