/** What kind of site a source is, and how it is written. */
export const sources = {
  google: { kind: 'search', name: 'Google' },
  bing: { kind: 'search', name: 'Bing' },
  duckduckgo: { kind: 'search', name: 'DuckDuckGo' },
  ecosia: { kind: 'search', name: 'Ecosia' },
  qwant: { kind: 'search', name: 'Qwant' },
  chatgpt: { kind: 'assistant', name: 'ChatGPT' },
  claude: { kind: 'assistant', name: 'Claude' },
  perplexity: { kind: 'assistant', name: 'Perplexity' },
  gemini: { kind: 'assistant', name: 'Gemini' },
  copilot: { kind: 'assistant', name: 'Copilot' },
  mistral: { kind: 'assistant', name: 'Le Chat' },
  linkedin: { kind: 'social', name: 'LinkedIn' },
  xing: { kind: 'social', name: 'XING' },
  facebook: { kind: 'social', name: 'Facebook' },
} as const satisfies Record<string, { kind: 'search' | 'assistant' | 'social'; name: string }>

export type NamedSource = keyof typeof sources

/** Where a visit came from: a named site, a marked link of no named site, no other site at all, any other one. */
export const sourceKeys = [...(Object.keys(sources) as NamedSource[]), 'campaign', 'direct', 'other'] as const
export type SourceKey = (typeof sourceKeys)[number]

/** What a source is called: by its own name, else in words. */
export const nameOfSource = (source: SourceKey, words: Record<Exclude<SourceKey, NamedSource>, string>): string =>
  source === 'campaign' || source === 'direct' || source === 'other' ? words[source] : sources[source].name

/** What else a source can be, in French. */
export const otherSourceNames = {
  campaign: 'un lien marqué, sans site connu',
  direct: 'accès direct : adresse tapée, favori ou application',
  other: 'un autre site',
}
