import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import { toParisDay } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import { type Marks, sourceOfVisit } from '../../contract/statistics/source-of-visit.ts'
import { type DailyTotals, dailyKinds } from '../db/tables.ts'
import type { Clock } from '../runtime/clock.ts'

/** Programs that read for an AI: to train it, for its search, or because it was asked something. */
const readers = [
  ...['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-User', 'Claude-SearchBot'],
  ...['PerplexityBot', 'Perplexity-User', 'MistralAI-User', 'MistralAI-Index', 'MistralAI-Training'],
  ...['Google-GeminiNotebook', 'Google-NotebookLM', 'Gemini-Deep-Research', 'Google-Agent', 'Google-CloudVertexBot'],
  ...['Meta-ExternalAgent', 'Meta-ExternalFetcher', 'Meta-WebIndexer', 'Amazonbot', 'Amzn-SearchBot', 'Amzn-User'],
  ...['Applebot', 'Bytespider', 'CCBot', 'DuckAssistBot', 'DeepSeekBot', 'Kimi-User', 'YouBot', 'cohere-ai', 'Diffbot'],
] as const

/** Others worth a name: search engines, previews of links, tools that look at sites. */
const robots = [
  ...['Googlebot', 'GoogleOther', 'AdsBot-Google', 'bingbot', 'DuckDuckBot', 'Qwantbot', 'Ecosiabot', 'YandexBot'],
  ...['Baiduspider', 'SeznamBot', 'PetalBot', 'MojeekBot', 'Bravebot', 'AhrefsBot', 'SemrushBot', 'MJ12bot', 'DotBot'],
  ...['DataForSeoBot', 'BLEXBot', 'Screaming Frog SEO Spider', 'facebookexternalhit', 'LinkedInBot', 'Twitterbot'],
  ...['Slackbot', 'Discordbot', 'TelegramBot', 'WhatsApp', 'Pinterestbot', 'archive.org_bot', 'UptimeRobot', 'Pingdom'],
  ...['Chrome-Lighthouse', 'HeadlessChrome', 'curl', 'Wget', 'python-requests', 'Go-http-client'],
] as const

type Robot = { kind: 'reader' | 'robot'; name: (typeof readers | typeof robots)[number] | 'other' }

const named = new Map<string, Robot>([
  ...robots.map((name): [string, Robot] => [name.toLowerCase(), { kind: 'robot', name }]),
  ...readers.map((name): [string, Robot] => [name.toLowerCase(), { kind: 'reader', name }]),
])
const names = new RegExp(`\\b(?:${[...named.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})\\b`, 'i')

/** Which robot a program declares itself to be, if it is no browser; what says nothing is none. */
export function findRobot(userAgent: string): Robot | null {
  const [name] = names.exec(userAgent) ?? []
  if (name) return named.get(name.toLowerCase()) ?? null
  return userAgent === '' || isbot(userAgent) ? { kind: 'robot', name: 'other' } : null
}

/** Campaigns that are told apart on one day; anybody may make up as many as they like. */
export const mostCampaigns = 50

/** Marks stand at the front of an address. */
const longestQuery = 2_000

/** Whether the answer is not for a window that a reader looks at: it was fetched ahead, or for a frame or a script. */
function isForNobody(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  // Browsers that name no destination are too old for the new name of the purpose, too.
  const purpose = destination === undefined ? headers.purpose : headers['sec-purpose']
  return (destination !== undefined && destination !== 'document') || purpose?.includes('prefetch') === true
}

/** The name of a campaign: words of the owner’s own, and nothing that could be an address or a name made up to hurt. */
export function toCampaign({ utm_campaign, utm_source }: Marks): string {
  const name = utm_campaign || utm_source || ''
  return /^\w[\w .-]{0,39}$/.test(name) ? name : 'other'
}

/** What a link says of where it stands. */
function readMarks(url: string): Marks {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1, longestQuery))
  return perKey(attributionKeys, (key) => given.get(key))
}

/** The host of the page before; that of `android-app://com.linkedin.android/` stands in the same place. */
const toHost = (referer: string): string => referer.split('/', 3)[2] ?? referer

type Day = Record<DailyTotals['kind'], Map<string, number>>

/**
 * What was read since the last `take`, as numbers in memory (docs/requirements.md 13.8). It grows with the pages of the
 * site and with fixed lists, whatever is asked for.
 * @param siteUrl origin of the site
 */
export function createViewCounts(clock: Clock, siteUrl: string) {
  const ownPages = `${siteUrl}/`
  let days = new Map<string, Day>()

  function countsOf(day: string): Day {
    let counts = days.get(day)
    if (!counts) {
      counts = perKey(dailyKinds, () => new Map())
      days.set(day, counts)
    }
    return counts
  }

  function add(counts: Day, kind: DailyTotals['kind'], name: string, views = 1): void {
    const ofKind = counts[kind]
    const isBeyond = kind === 'campaign' && !ofKind.has(name) && ofKind.size >= mostCampaigns
    const told = isBeyond ? 'other' : name
    ofKind.set(told, (ofKind.get(told) ?? 0) + views)
  }

  return {
    /** Counts the answer to a GET with a page of the site. @param path its address, without query */
    count: ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>, path: string): void => {
      if (isForNobody(headers)) return
      const robot = findRobot(headers['user-agent'] ?? '')
      const counts = countsOf(toParisDay(clock.now()))
      add(counts, robot?.kind ?? 'page', robot?.name ?? path)
      const { referer = '' } = headers
      if (robot || headers['sec-fetch-site'] === 'same-origin' || referer.startsWith(ownPages)) return
      const marks = url.length > path.length ? readMarks(url) : {}
      // Without a source of its own the page before tells where the link stands.
      add(counts, 'source', sourceOfVisit(marks.utm_source ? '' : toHost(referer), marks))
      if (Object.values(marks).some(Boolean)) add(counts, 'campaign', toCampaign(marks))
    },

    /** Hands out what was counted, and begins anew. */
    take: (): DailyTotals[] => {
      const taken = [...days].flatMap(([day, counts]) =>
        dailyKinds.flatMap((kind) => [...counts[kind]].map(([name, views]) => ({ day, kind, name, views }))),
      )
      days = new Map()
      return taken
    },

    /** Takes back what could not be stored. */
    giveBack: (totals: DailyTotals[]): void => {
      for (const { day, kind, name, views } of totals) add(countsOf(day), kind, name, views)
    },
  }
}
