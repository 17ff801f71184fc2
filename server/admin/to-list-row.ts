import type { ListRow, MailProgress } from '../../contract/api/admin.ts'
import type { Content } from '../../contract/content/content.ts'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import type { Stage } from '../../contract/stages.ts'
import { nameOfSource } from '../../contract/statistics/sources.ts'
import type { Enquiries } from '../db/tables.ts'

/** The columns that tell how somebody came. */
export const arrivalColumns = ['first_page', 'source', ...attributionKeys] as const

/** The columns that `toListRow` needs. */
export const rowColumns = ['id', 'locale', 'quarantined_at', ...arrivalColumns] as const

type Row<Column extends keyof Enquiries> = Pick<Enquiries, Column>

const toCampaign = (row: Row<(typeof attributionKeys)[number]>) => attributionKeys.flatMap((key) => row[key] ?? [])

/** What the administrator sees of a lead and of an enquiry alike; whoever has no stage yet is new. */
export const toListRow = (
  row: Row<(typeof rowColumns)[number]> & { stage: Stage | null },
  mail: MailProgress,
): ListRow => ({
  id: row.id,
  locale: row.locale,
  quarantinedAt: row.quarantined_at,
  firstPage: row.first_page,
  source: row.source,
  campaign: toCampaign(row),
  stage: row.stage ?? 'new',
  mail,
})

/** How somebody came, in cells of a file: campaign, first page, source. */
export function toArrivalCells(
  row: Row<(typeof arrivalColumns)[number]>,
  { csvFile, people }: Pick<Content['admin'], 'csvFile' | 'people'>,
) {
  const source = row.source && nameOfSource(row.source, people.facts.sources)
  return [toCampaign(row).join(' / '), row.first_page, source].map((cell) => cell || csvFile.none)
}
