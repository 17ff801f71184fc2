import type { NamedSource, SourceKey } from './sources.ts'

/**
 * The sites by which visitors come, each told by a word of its host. Whatever is not on the list is `other`, so that
 * no address of a private site is ever noted. Part of the script of every page: a name costs its letters there.
 */
export const namedHosts =
  /\b(google|bing|duckduckgo|ecosia|qwant|chatgpt|claude|perplexity|gemini|copilot|mistral|linkedin|xing|facebook)\./

/** The name of a site that visitors come from, if it is one of those that are told apart. */
const findSource = (host: string): NamedSource | undefined => namedHosts.exec(host)?.[1] as NamedSource | undefined

/** What a link carries to tell where it stands; empty or missing where it carries nothing. */
export type Marks = { [mark in 'utm_source' | 'utm_medium' | 'utm_campaign']?: string | null | undefined }

/**
 * Where a visit came from. A site of the list that the link itself names wins over the site before, since mails and apps
 * send none; a name of another kind does not.
 * @param before host of the page before, or the name of a source; empty if there is none
 */
export function sourceOfVisit(before: string, { utm_source, utm_medium, utm_campaign }: Marks): SourceKey {
  const named = findSource(`${utm_source ?? ''}.`.toLowerCase()) ?? findSource(`${before}.`)
  if (named) return named
  if (utm_source || utm_medium || utm_campaign) return 'campaign'
  return before === '' ? 'direct' : 'other'
}
