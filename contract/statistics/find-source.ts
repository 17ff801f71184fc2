import type { NamedSource } from './sources.ts'

/**
 * The sites by which visitors come, each told by a word of its host. Whatever is not on the list is `other`, so that
 * no address of a private site is ever noted. Part of the script of every page: a name costs its letters there.
 */
export const namedHosts =
  /\b(google|bing|duckduckgo|ecosia|qwant|chatgpt|claude|perplexity|gemini|copilot|mistral|linkedin|xing|facebook)\./

/** The name of a site that visitors come from, if it is one of those that are told apart. */
export const findSource = (host: string): NamedSource | undefined =>
  namedHosts.exec(host)?.[1] as NamedSource | undefined
