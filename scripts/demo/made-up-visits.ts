import type { DailyTotals } from '../../server/db/tables.ts'

/** One request for a page, and what it counts as. */
export type MadeUpVisit = {
  path: string
  query: string
  userAgent: string
  counts: [kind: DailyTotals['kind'], name: string][]
}

const robots = ['Googlebot', 'bingbot', 'AhrefsBot', 'other']
/** Where people come from, the frequent first. */
const sources = [
  'google',
  'direct',
  'linkedin',
  'bing',
  'chatgpt',
  'other',
  'duckduckgo',
  'perplexity',
  'xing',
  'ecosia',
]

/** The same numbers between 0 and 1 at every run (mulberry32). */
function aRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * People and robots who read, one visit after the other.
 * @param pages the first are read often, the last hardly ever
 * @returns the next visit; with a campaign, one that came by its link
 */
export function makeUpVisits(pages: readonly string[]): (campaign?: string) => MadeUpVisit {
  const random = aRandom(20)
  /** The first often, the last hardly ever. */
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length * random() ** 4)] as Item
  return (campaign) => {
    const path = oneOf(pages)
    const version = `${90 + Math.floor(random() * 50)}.0`
    const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}) Gecko/20100101 Firefox/${version}`
    const visit = { path, query: '', userAgent }
    if (campaign !== undefined) {
      const isNetwork = random() < 0.5
      return {
        ...visit,
        query: `?utm_source=${isNetwork ? 'LinkedIn' : 'lettre'}&utm_campaign=${encodeURIComponent(campaign)}`,
        counts: [
          ['page', path],
          ['source', isNetwork ? 'linkedin' : 'campaign'],
          ['campaign', campaign],
        ],
      }
    }
    const kind = random()
    if (kind < 0.12) return { ...visit, counts: [['robot', oneOf(robots)]] }
    // A page after the first of a visit.
    if (kind < 0.5) return { ...visit, counts: [['page', path]] }
    return {
      ...visit,
      counts: [
        ['page', path],
        ['source', oneOf(sources)],
      ],
    }
  }
}
