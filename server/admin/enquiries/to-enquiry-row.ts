import type { MailProgress } from '../../../contract/api/admin.ts'
import type { EnquiryRow } from '../../../contract/api/admin-enquiries.ts'
import type { Content } from '../../../contract/content/content.ts'
import { contactFields } from '../../../contract/forms/contact.ts'
import { perKey } from '../../../contract/per-key.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { Enquiries } from '../../db/tables.ts'
import { hour, type Instant } from '../../runtime/clock.ts'
import { addWorkingHours } from '../../runtime/paris-days.ts'
import { rowColumns, toListRow } from '../to-list-row.ts'

/** What is left of the time for an answer that the content promises, see `EnquiryRow`. */
export const toHoursLeft = ({ offers }: Content, receivedAt: Instant, now: Instant): number =>
  Math.floor((addWorkingHours(Date.parse(receivedAt), offers.claims.consultation.replyHours) - Date.parse(now)) / hour)

/** The columns that `toEnquiryRow` needs beside the stage. */
export const enquiryColumns = [...rowColumns, ...contactFields, 'page', 'received_at', 'answered_at'] as const

/** An enquiry as the administrator sees it; the stage is that of its writer. */
export const toEnquiryRow = (
  enquiry: Pick<Enquiries, (typeof enquiryColumns)[number]> & { stage: Stage | null },
  mail: MailProgress,
  content: Content,
  now: Instant,
): EnquiryRow => ({
  ...toListRow(enquiry, mail),
  ...(perKey(contactFields, (field) => enquiry[field]) as Pick<Enquiries, (typeof contactFields)[number]>),
  page: enquiry.page,
  receivedAt: enquiry.received_at,
  answeredAt: enquiry.answered_at,
  hoursLeft: (enquiry.answered_at ?? enquiry.quarantined_at) ? null : toHoursLeft(content, enquiry.received_at, now),
})
