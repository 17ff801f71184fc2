import type { ArrivalView } from '../../contract/api/admin.ts'
import type { Content } from '../../contract/content/content.ts'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import { nameOfSource } from '../../contract/statistics/sources.ts'
import type { Enquiries } from '../db/tables.ts'

/** The columns that `toArrival` needs. */
export const arrivalColumns = ['first_page', 'source', ...attributionKeys] as const

type ArrivalRow = Pick<Enquiries, (typeof arrivalColumns)[number]>

/** How a lead or the writer of an enquiry came, as the administrator sees it. */
export const toArrival = (row: ArrivalRow): ArrivalView => ({
  firstPage: row.first_page,
  source: row.source,
  campaign: attributionKeys.flatMap((key) => row[key] ?? []),
})

/** The same in cells of a file: campaign, first page, source. */
export function toArrivalCells(row: ArrivalRow, { csvFile, people }: Pick<Content['admin'], 'csvFile' | 'people'>) {
  const { campaign, firstPage, source } = toArrival(row)
  const called = source && nameOfSource(source, people.facts.sources)
  return [campaign.join(' / '), firstPage, called].map((cell) => cell || csvFile.none)
}
