import { enquiryWords as words } from '../../content/words/admin-enquiries.ts'
import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { formatMoment } from './admin-formats.ts'

/** Whether an enquiry waits for an answer, for a look, or for nothing any more. */
export function EnquiryState({ answeredAt, quarantinedAt }: Pick<EnquiryRow, 'answeredAt' | 'quarantinedAt'>) {
  if (quarantinedAt !== null) return <span className="st st--none">{words.toCheck}</span>
  if (answeredAt === null) return <span className="st st--due">{words.toAnswer}</span>
  return (
    <>
      <span className="st st--ok">{words.answered}</span>{' '}
      <span className="small">{words.answeredOn.replace('{date}', formatMoment(answeredAt))}</span>
    </>
  )
}
