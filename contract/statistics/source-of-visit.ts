import { findSource } from './find-source.ts'
import type { SourceKey } from './sources.ts'

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
