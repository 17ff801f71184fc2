import type { MailProgress } from '../../../contract/api/admin.ts'
import type { EnquiryRow } from '../../../contract/api/admin-enquiries.ts'
import { contactFields } from '../../../contract/forms/contact.ts'
import { perKey } from '../../../contract/per-key.ts'
import type { Stage } from '../../../contract/stages.ts'
import type { Enquiries } from '../../db/tables.ts'
import { arrivalColumns, toArrival } from '../to-arrival.ts'

/** The columns that `toEnquiryRow` needs. */
export const enquiryColumns = [
  ...contactFields,
  ...(['id', 'locale', 'page', 'received_at', 'answered_at', 'quarantined_at'] as const),
  ...arrivalColumns,
] as const

/** An enquiry as the administrator sees it; the stage is that of its writer, who is new without one. */
export const toEnquiryRow = (
  enquiry: Pick<Enquiries, (typeof enquiryColumns)[number]>,
  stage: Stage | null | undefined,
  mail: MailProgress,
): EnquiryRow => ({
  ...(perKey(contactFields, (field) => enquiry[field]) as Pick<Enquiries, (typeof contactFields)[number]>),
  id: enquiry.id,
  locale: enquiry.locale,
  page: enquiry.page,
  ...toArrival(enquiry),
  stage: stage ?? 'new',
  receivedAt: enquiry.received_at,
  answeredAt: enquiry.answered_at,
  quarantinedAt: enquiry.quarantined_at,
  mail,
})
