import * as z from 'zod/mini'
import { limits } from '../forms/typed-text.ts'
import { locales } from '../locales.ts'
import { stages } from '../stages.ts'

/** A day in Paris, `YYYY-MM-DD`. */
const day = z.optional(z.iso.date())

/** What every list of people can be narrowed by. */
const filters = {
  /** Any part of the address, of a name, subject or text: three letters or more, accents and case ignored. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.email))),
  language: z.optional(z.enum(locales)),
  stage: z.optional(z.enum(stages)),
  /** First and last day, both included. */
  from: day,
  to: day,
} as const

/** Letters that a search needs; what is shorter is not searched. */
export const leastSearched = 3

export const leadFilter = z.object({
  ...filters,
  state: z.optional(z.enum(['confirmed', 'unconfirmed', 'quarantined'])),
})
export type LeadFilter = z.infer<typeof leadFilter>
export type LeadState = NonNullable<LeadFilter['state']>

export const enquiryFilter = z.object({
  ...filters,
  state: z.optional(z.enum(['toAnswer', 'answered', 'quarantined'])),
})
export type EnquiryFilter = z.infer<typeof enquiryFilter>
export type EnquiryState = NonNullable<EnquiryFilter['state']>

/** The page of a list: its rows are newest first, at most `rowsOfPage`. */
export type ListPage<Row> = {
  rows: Row[]
  /** Cursor of the next page (query `cursor`), or null on the last. */
  next: string | null
  /** How many there are under the filter, counted up to `mostCounted`; on the first page only, else null. */
  count: number | null
}
