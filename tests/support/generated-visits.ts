import type { IncomingHttpHeaders } from 'node:http'
import type { DailyTotals } from '../../server/db/tables.ts'

/** One request for a page, and what it is to be counted as. */
export type GeneratedVisit = {
  path: string
  query: string
  headers: IncomingHttpHeaders
  counts: [kind: DailyTotals['kind'], name: string][]
}

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

const robots: [userAgent: string, kind: 'robot' | 'reader', name: string][] = [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'robot', 'Googlebot'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'robot', 'bingbot'],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'robot', 'AhrefsBot'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'robot', 'facebookexternalhit'],
  ['SomeCrawler/3.1 (+https://crawler.example)', 'robot', 'other'],
  ['', 'robot', 'other'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
    'reader',
    'GPTBot',
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    'reader',
    'ChatGPT-User',
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'reader',
    'ClaudeBot',
  ],
  ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'reader', 'CCBot'],
]

/** Where people come from, the frequent first. */
const origins: [referer: string, source: string][] = [
  ['https://www.google.com/', 'google'],
  ['', 'direct'],
  ['https://www.linkedin.com/', 'linkedin'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['https://www.bing.com/', 'bing'],
  ['https://chatgpt.com/', 'chatgpt'],
  ['https://partner.example/links', 'other'],
  ['https://duckduckgo.com/', 'duckduckgo'],
  ['https://www.perplexity.ai/', 'perplexity'],
  ['https://forum.example/thread/7', 'other'],
  ['android-app://com.linkedin.android/', 'linkedin'],
  ['https://l.facebook.com/', 'facebook'],
  ['https://www.xing.com/', 'xing'],
  ['https://www.ecosia.org/', 'ecosia'],
]

const campaigns = Array.from({ length: 24 }, (_, index) => `lettre ${index + 1}`)

/** Nothing that a campaign could be called. */
const hostileMarks = [
  '<script>alert(1)</script>',
  "'; drop table daily_totals; --",
  'anna@example.org',
  '=cmd|calc',
  '\u202eevil',
  '%00',
  '../../etc/passwd',
  'x'.repeat(5_000),
  'a'.repeat(41),
]

export type VisitorsOptions = {
  /** Addresses of the site; the first are read often, the last hardly ever. */
  pages: readonly string[]
  visitors: number
  siteUrl: string
}

/**
 * Visitors who read for as long as somebody asks: people with their own browsers and favourite pages, robots, AI readers,
 * pages fetched ahead and in frames, campaigns, and marks that are made up to hurt.
 * @returns the next visit; with a campaign that somebody has made up, a visit that carries it
 */
export function generateVisits({ pages, visitors, siteUrl }: VisitorsOptions): (made?: string) => GeneratedVisit {
  const random = aRandom(20)
  const below = (most: number) => Math.floor(random() * most)
  const anyOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  /** The first often, the last hardly ever. */
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(items.length * random() ** 4)] as Item
  const people = Array.from({ length: visitors }, (_, index) => {
    const version = `${90 + (index % 50)}.${index % 60}`
    const userAgent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}) Gecko/20100101 Firefox/${version}`
    return { headers: { 'user-agent': userAgent, 'sec-fetch-dest': 'document' }, favourite: oneOf(pages) }
  })

  /** A link that carries a campaign, which is counted as `name`. */
  function followMarked(path: string, headers: IncomingHttpHeaders, mark: string, name: string): GeneratedVisit {
    const [utmSource, source] = anyOf([
      ['LinkedIn', 'linkedin'],
      ['lettre', 'campaign'],
    ] as const)
    const query = `?utm_source=${utmSource}&utm_campaign=${encodeURIComponent(mark)}`
    return {
      path,
      query,
      headers,
      counts: [
        ['page', path],
        ['source', source],
        ['campaign', name],
      ],
    }
  }

  return (made) => {
    const { headers, favourite } = anyOf(people)
    const path = random() < 0.3 ? favourite : oneOf(pages)
    if (made !== undefined) return followMarked(path, headers, made, made)
    const of = (more: IncomingHttpHeaders, ...counts: GeneratedVisit['counts']): GeneratedVisit => ({
      ...{ path, query: '', counts },
      headers: { ...headers, ...more },
    })
    const kind = random()
    if (kind < 0.12) {
      const [userAgent, robot, name] = oneOf(robots)
      return { path, query: '', headers: { 'user-agent': userAgent }, counts: [[robot, name]] }
    }
    if (kind < 0.2) return of({ 'sec-purpose': 'prefetch' })
    if (kind < 0.22) return of({ 'sec-fetch-dest': 'iframe' })
    if (kind < 0.5) return of({ 'sec-fetch-site': 'same-origin', referer: `${siteUrl}${favourite}` }, ['page', path])
    if (kind < 0.55) return of({ referer: `${siteUrl}${favourite}` }, ['page', path])
    if (kind < 0.63) {
      const campaign = oneOf(campaigns)
      return followMarked(path, headers, campaign, campaign)
    }
    if (kind < 0.67) return followMarked(path, headers, anyOf(hostileMarks), 'other')
    const [referer, source] = oneOf(origins)
    const before = referer ? { 'sec-fetch-site': 'cross-site', referer } : { 'sec-fetch-site': 'none' }
    return of(before, ['page', path], ['source', source])
  }
}
