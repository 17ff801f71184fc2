import type { LeadPage, LeadRow } from '../../../contract/api/admin.ts'
import type { Database } from '../../db/database.ts'
import { listByAddress } from '../address-list.ts'
import { readMailProgress } from '../mail-progress.ts'
import { toBrowserFamily } from '../user-agent.ts'

/** One page of leads, see `listByAddress`, each with the state of its newest checklist mail. */
export async function listLeads(database: Database, search: string, cursor: string | undefined): Promise<LeadPage> {
  const rows = database.db
    .selectFrom('checklist_downloads')
    .select(['id', 'email', 'address_key', 'address_domain', 'downloaded_at as at', 'locale', 'user_agent'])
    .select(['confirmed_at', 'quarantined_at'])
  const page = await listByAddress(database, { rows, date: 'downloaded_at' }, search, cursor)
  const ids = page.rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, 'lead_id', 'checklist', ids)
  return {
    leads: page.rows.map(
      (lead): LeadRow => ({
        id: lead.id,
        email: lead.email,
        downloadedAt: lead.at,
        locale: lead.locale,
        browser: toBrowserFamily(lead.user_agent),
        ipAddress: null,
        mail: progressOf(lead.id),
        confirmedAt: lead.confirmed_at,
        quarantinedAt: lead.quarantined_at,
      }),
    ),
    next: page.next,
  }
}
