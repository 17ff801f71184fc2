import type { LeadFilter } from '../../../contract/api/admin-lists.ts'
import type { LeadPage } from '../../../contract/api/admin-sign-ups.ts'
import type { Database } from '../../db/database.ts'
import { leadList } from '../list-filter.ts'
import { readPage } from '../list-page.ts'
import { readMailProgress } from '../mail-progress.ts'
import { leadColumns, toLeadRow } from './to-lead-row.ts'

/** One page of leads, see `readPage`, each with the state of its newest checklist mail. */
export async function listLeads(database: Database, filter: LeadFilter, cursor: string | undefined): Promise<LeadPage> {
  const page = await readPage(database, leadList, [...leadColumns, 'stage'], { filter }, cursor)
  const ids = page.rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, 'lead_id', 'checklist', ids)
  return { ...page, rows: page.rows.map((lead) => toLeadRow(lead, lead.stage, progressOf(lead.id))) }
}
