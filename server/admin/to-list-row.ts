import type { ListRow, MailProgress } from '../../contract/api/admin.ts'
import { attributionKeys } from '../../contract/forms/shared-inputs.ts'
import type { Stage } from '../../contract/stages.ts'
import type { Enquiries } from '../db/tables.ts'

/** The columns that `toListRow` needs. */
export const rowColumns = ['id', 'locale', 'quarantined_at', 'first_page', 'source', ...attributionKeys] as const

type Row<Column extends keyof Enquiries> = Pick<Enquiries, Column>

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
  campaign: attributionKeys.flatMap((key) => row[key] ?? []),
  stage: row.stage ?? 'new',
  mail,
})
