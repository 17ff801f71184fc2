import { type Attribution, attributionKeys } from '../../contract/forms/shared-inputs.ts'
import { sourceOfVisit } from '../../contract/statistics/source-of-visit.ts'
import type { ChecklistDownloads } from '../db/tables.ts'

/** How the visit came here that ends with a form, as it is kept with what the form stores. */
export type Arrival = Pick<ChecklistDownloads, 'first_page' | 'source' | keyof Attribution>

/** What a form says of the visit: marks of its own address, and what its page remembers of the visit. */
export type SaidOfVisit = Attribution & { via?: string | undefined }

/** What our own links carry of a mark: words. */
const carriedMark = /^(utm_source|utm_medium|utm_campaign)=([\w .+-]{1,40})$/

function readMarks(carried: readonly string[]): Attribution {
  const marks = carried.map((mark) => carriedMark.exec(mark)).filter((mark) => mark !== null)
  return Object.fromEntries(marks.map(([, name, words = '']) => [name, words.replaceAll('+', ' ')]))
}

/**
 * Reads how a visit came here. What did not begin at a page of ours was not written by our script, and nothing of it is
 * kept. Marks of the form's own address win over those that the visit began with.
 * @param isPage whether a page of the site stands at a path
 */
export function readArrival(said: SaidOfVisit, isPage: (path: string) => boolean): Arrival {
  const [page = '', before = '', ...carried] = said.via?.split(',') ?? []
  const isOurs = isPage(page)
  const marks = isOurs ? readMarks(carried) : {}
  for (const key of attributionKeys) if (said[key]) marks[key] = said[key]
  const { utm_source = null, utm_medium = null, utm_campaign = null } = marks
  const isKnown = isOurs || utm_source || utm_medium || utm_campaign
  return {
    first_page: isOurs ? page : null,
    source: isKnown ? sourceOfVisit(isOurs ? before : '', marks) : null,
    utm_source,
    utm_medium,
    utm_campaign,
  }
}
