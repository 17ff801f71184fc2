import * as z from 'zod/mini'
import { locales } from '../locales.ts'
import { csvSeparators } from './admin.ts'

/** Weeks that can be looked at, as the address has them; always beside as many before. */
export const periods = ['4', '13', '52'] as const

/** Query of the screen and of `GET {statistics}`: `Statistics`. */
export const statisticsQuery = z.object({
  weeks: z._default(z.enum(periods), '13'),
  /** Of pages and of people; without it, all. */
  language: z.optional(z.enum(locales)),
})
export type StatisticsQuery = z.infer<typeof statisticsQuery>

/** Every figure of the screen, in its order. */
export const figureNames = ['views', 'outcomes', 'sources', 'campaigns', 'pages', 'readers', 'robots'] as const
export type FigureName = (typeof figureNames)[number]

/** Query of `GET {statisticsCsv}`: one figure as a file. */
export const figureQuery = z.extend(statisticsQuery, {
  figure: z.enum(figureNames),
  separator: z._default(z.enum(csvSeparators), 'comma'),
})

/** Fewer say nothing: no rate is taken of them, and nothing is compared with them. */
export const leastCompared = 20

/** A number, or a share of one (`isShare`); null is not known, or too few. */
export type Cell = number | null

/** One figure: the same columns and rows are drawn as a line, as a table and as a file. */
export type Figure = {
  heading: string
  /** Name of what the rows are. */
  rowsAre: string
  columns: { label: string; isShare: boolean }[]
  /** `name` is a Monday (`YYYY-MM-DD`), the oldest first; a path, a source, a campaign, a robot, what brings most first. */
  rows: { name: string; label: string; cells: Cell[] }[]
  total: Cell[]
  /** Of as many weeks before. */
  before: Cell[]
  /** Of weeks: the columns that are told in large, and the two that are drawn: these weeks, those before. */
  told?: { large: number[]; drawn: [number, number] }
  /** What has to be known to read it. */
  notes: string[]
}

/** Every figure by its name. */
export type Statistics = Record<FigureName, Figure>

/** What the last two rows of every figure are called. */
export const lastRows = { total: 'Total', before: 'Période précédente' }
