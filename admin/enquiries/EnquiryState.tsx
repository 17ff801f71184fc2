import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { formatMoment } from '../shared/admin-formats.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'

/** Whether an enquiry waits for an answer, for a look, or for nothing any more. */
export function EnquiryState({ answeredAt, quarantinedAt }: Pick<EnquiryRow, 'answeredAt' | 'quarantinedAt'>) {
  const words = useAdminMessages().enquiries
  if (quarantinedAt !== null) return <span className="state state--none">{words.toCheck}</span>
  if (answeredAt === null) return <span className="state state--due">{words.toAnswer}</span>
  return (
    <>
      <span className="state state--ok">{words.answered}</span>{' '}
      <span className="small">{words.answeredOn.replace('{date}', formatMoment(answeredAt))}</span>
    </>
  )
}
