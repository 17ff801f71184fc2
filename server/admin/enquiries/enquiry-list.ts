import type { EnquiryPage } from '../../../contract/api/admin-enquiries.ts'
import type { EnquiryFilter } from '../../../contract/api/admin-lists.ts'
import type { Database } from '../../db/database.ts'
import { enquiryList } from '../list-filter.ts'
import { readPage } from '../list-page.ts'
import { readMailProgress } from '../mail-progress.ts'
import { enquiryColumns, toEnquiryRow } from './to-enquiry-row.ts'

/** One page of enquiries, see `readPage`, each with its whole message and the state of its newest mail. */
export async function listEnquiries(
  database: Database,
  filter: EnquiryFilter,
  cursor: string | undefined,
): Promise<EnquiryPage> {
  const page = await readPage(database, enquiryList, [...enquiryColumns, 'stage'], { filter }, cursor)
  const ids = page.rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, 'enquiry_id', 'enquiry', ids)
  const rows = page.rows.map((enquiry) => toEnquiryRow(enquiry, enquiry.stage, progressOf(enquiry.id)))
  return { ...page, rows }
}
