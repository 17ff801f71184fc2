import type { MailProgress } from '../../../contract/api/admin.ts'
import type { LeadRow } from '../../../contract/api/admin-sign-ups.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { ChecklistDownloads } from '../../db/tables.ts'
import { arrivalColumns, toArrival } from '../to-arrival.ts'
import { toBrowserFamily } from './user-agent.ts'

/** The columns that `toLeadRow` needs. */
export const leadColumns = [
  ...(['id', 'email', 'locale', 'user_agent', 'downloaded_at', 'confirmed_at', 'quarantined_at'] as const),
  ...arrivalColumns,
] as const

/** A lead as the administrator sees it; whoever has no stage yet is new. */
export const toLeadRow = (
  lead: Pick<ChecklistDownloads, (typeof leadColumns)[number]>,
  stage: Stage | null | undefined,
  mail: MailProgress,
): LeadRow => ({
  id: lead.id,
  email: lead.email,
  downloadedAt: lead.downloaded_at,
  locale: lead.locale,
  browser: toBrowserFamily(lead.user_agent),
  ipAddress: null,
  ...toArrival(lead),
  stage: stage ?? 'new',
  mail,
  confirmedAt: lead.confirmed_at,
  quarantinedAt: lead.quarantined_at,
})
