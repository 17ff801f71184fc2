import type { MailProgress } from '../../../contract/api/admin.ts'
import type { LeadRow } from '../../../contract/api/admin-sign-ups.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { ChecklistDownloads } from '../../db/tables.ts'
import { rowColumns, toListRow } from '../to-list-row.ts'
import { toBrowserFamily } from './user-agent.ts'

/** The columns that `toLeadRow` needs beside the stage. */
export const leadColumns = [...rowColumns, 'email', 'user_agent', 'downloaded_at', 'confirmed_at'] as const

/** A lead as the administrator sees it. */
export const toLeadRow = (
  lead: Pick<ChecklistDownloads, (typeof leadColumns)[number]> & { stage: Stage | null },
  mail: MailProgress,
): LeadRow => ({
  ...toListRow(lead, mail),
  email: lead.email,
  downloadedAt: lead.downloaded_at,
  browser: toBrowserFamily(lead.user_agent),
  ipAddress: null,
  confirmedAt: lead.confirmed_at,
})
