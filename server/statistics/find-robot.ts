import { isbot } from 'isbot'

/** Programs that read for an AI: to train it, for its search, or because somebody has asked it something. */
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

export type Robot = { kind: 'reader' | 'robot'; name: (typeof readers | typeof robots)[number] | 'other' }

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
