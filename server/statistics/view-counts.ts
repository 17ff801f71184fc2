import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { toParisDay } from '../../contract/paris.ts'
import { type Marks, sourceOfVisit } from '../../contract/statistics/source-of-visit.ts'
import type { SourceKey } from '../../contract/statistics/sources.ts'
import { type DailyTotals, dailyKinds } from '../db/tables.ts'
import { type Clock, second } from '../runtime/clock.ts'

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

/** Visitors have a few hundred different browsers, and follow fewer links to here; whatever is more is a game. */
const mostKept = 1_000
const longestKept = 500

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

/** What a link says of where it stands; without a source of its own, the site before tells that. */
function readMarks(url: string): { campaign: string; sourceFrom: (before: string) => SourceKey } | null {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1, longestQuery))
  const marks = {
    utm_source: given.get('utm_source'),
    utm_medium: given.get('utm_medium'),
    utm_campaign: given.get('utm_campaign'),
  }
  if (!Object.values(marks).some(Boolean)) return null
  const named = marks.utm_source ? sourceOfVisit('', marks) : undefined
  return { campaign: toCampaign(marks), sourceFrom: (referer) => named ?? sourceOfVisit(toHost(referer), marks) }
}

/** What was found once is kept, since browsers and sites come again and again; only so much of it. */
function keeping<Value extends object | string | null>(find: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = find(text)
    if (kept.size >= mostKept) kept.clear()
    if (text.length <= longestKept) kept.set(text, found)
    return found
  }
}

/** The host of the page before; that of `android-app://com.linkedin.android/` stands in the same place. */
const toHost = (referer: string): string => referer.split('/', 3)[2] ?? referer

type Count = { views: number }
type Day = Record<DailyTotals['kind'], Map<string, Count>>

/**
 * What was read since the last `take`, as numbers in memory (docs/requirements.md 13.8). It grows with the pages of the
 * site and with fixed lists, whatever is asked for. Called for each page, so it does as little as it can.
 * @param siteUrl origin of the site
 */
export function createViewCounts(clock: Clock, siteUrl: string) {
  const ownPages = `${siteUrl}/`
  const robotOf = keeping(findRobot)
  const marksOf = keeping(readMarks)
  const unmarkedSourceOf = keeping((referer) => sourceOfVisit(toHost(referer), {}))
  let days = new Map<string, Day>()
  let today: Day | undefined

  function countsOf(day: string): Day {
    let counts = days.get(day)
    if (!counts) {
      counts = Object.fromEntries(dailyKinds.map((kind) => [kind, new Map()])) as Day
      days.set(day, counts)
    }
    return counts
  }

  /** Of the second in which it was last asked: to read the clock each time costs more than to count. */
  function countsOfToday(): Day {
    if (!today) {
      today = countsOf(toParisDay(clock.now()))
      setTimeout(() => {
        today = undefined
      }, second).unref()
    }
    return today
  }

  function add(counts: Day, kind: DailyTotals['kind'], name: string, views = 1): void {
    const ofKind = counts[kind]
    const count = ofKind.get(name)
    if (count) count.views += views
    else if (kind === 'campaign' && name !== 'other' && ofKind.size >= mostCampaigns) add(counts, kind, 'other', views)
    else ofKind.set(name, { views })
  }

  return {
    /** Counts the answer to a GET with a page of the site. @param path its address, without query */
    count: ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>, path: string): void => {
      if (isForNobody(headers)) return
      const robot = robotOf(headers['user-agent'] ?? '')
      const counts = countsOfToday()
      add(counts, robot?.kind ?? 'page', robot?.name ?? path)
      const { referer = '' } = headers
      if (robot || headers['sec-fetch-site'] === 'same-origin' || referer.startsWith(ownPages)) return
      const marks = url.length > path.length ? marksOf(url) : null
      add(counts, 'source', marks ? marks.sourceFrom(referer) : unmarkedSourceOf(referer))
      if (marks) add(counts, 'campaign', marks.campaign)
    },

    /** Hands out what was counted, and begins anew. */
    take: (): DailyTotals[] => {
      const taken = [...days].flatMap(([day, counts]) =>
        dailyKinds.flatMap((kind) => [...counts[kind]].map(([name, { views }]) => ({ day, kind, name, views }))),
      )
      days = new Map()
      today = undefined
      return taken
    },

    /** Takes back what could not be stored. */
    giveBack: (totals: DailyTotals[]): void => {
      for (const { day, kind, name, views } of totals) add(countsOf(day), kind, name, views)
    },
  }
}
