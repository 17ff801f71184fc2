/** Search engines, assistants and networks by name. */
const sources = {
  google: 'Google',
  bing: 'Bing',
  duckduckgo: 'DuckDuckGo',
  ecosia: 'Ecosia',
  qwant: 'Qwant',
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  copilot: 'Copilot',
  mistral: 'Le Chat',
  linkedin: 'LinkedIn',
  xing: 'XING',
  facebook: 'Facebook',
} as const

export type NamedSource = keyof typeof sources

/** Where a visit came from: a named site, a marked link of no named site, no other site at all, any other one. */
export const sourceKeys = [...(Object.keys(sources) as NamedSource[]), 'campaign', 'direct', 'other'] as const
export type SourceKey = (typeof sourceKeys)[number]

/** What a source is called: by its own name, else in French words. */
export const sourceNames: Record<SourceKey, string> = {
  ...sources,
  campaign: 'un lien marqué, sans site connu',
  direct: 'accès direct : adresse tapée, favori ou application',
  other: 'un autre site',
}
