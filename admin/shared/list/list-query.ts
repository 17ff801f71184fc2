import type { EnquiryFilter, LeadFilter } from '../../../contract/api/admin-lists.ts'

/** What a list can be narrowed by, as its address and the call have it. */
export type FilterKey = keyof LeadFilter & keyof EnquiryFilter
export const filterKeys = ['search', 'state', 'language', 'stage', 'from', 'to'] as const satisfies FilterKey[]

export type Filter = Partial<Record<FilterKey, string>>

/** The filter in the query of an address. */
export const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(filterKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : [])))

/** The address of the same list under another filter, at its first page. */
export const toAddress = (filter: Filter): string =>
  `?${new URLSearchParams(filterKeys.flatMap((key) => (filter[key] ? [[key, filter[key]]] : [])))}`
