import { findSource } from './find-source.ts'
import type { SourceKey } from './sources.ts'

/** What a link carries to tell where it stands; empty or missing where it carries nothing. */
export type Marks = { [mark in 'utm_source' | 'utm_medium' | 'utm_campaign']?: string | null | undefined }

/**
 * Where a visit came from. A source that the link itself names wins over the site before: mails and apps send none.
 * @param before host of the page before, or the name of a source; empty if there is none
 */
export function sourceOfVisit(before: string, { utm_source, utm_medium, utm_campaign }: Marks): SourceKey {
  if (utm_source) return findSource(`${utm_source.toLowerCase()}.`) ?? 'campaign'
  const named = findSource(`${before}.`)
  if (named) return named
  if (utm_medium || utm_campaign) return 'campaign'
  return before === '' ? 'direct' : 'other'
}
