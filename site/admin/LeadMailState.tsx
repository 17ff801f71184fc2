import { adminWords } from '../../content/words/admin.ts'
import type { LeadRow } from '../../contract/api/admin.ts'
import { formatMoment } from './admin-formats.ts'

const words = adminWords.leads
const marks = { none: 'st st--none', waiting: 'st st--wait', sent: 'st st--ok', 'gave-up': 'st st--err' } as const

/** How far the checklist mail got, and why no further. */
export function LeadMailState({ mail }: { mail: LeadRow['mail'] }) {
  const detail =
    mail.reason !== null
      ? words.reasons[mail.reason]
      : mail.sentAt !== null && words.sentOn.replace('{date}', formatMoment(mail.sentAt))
  return (
    <>
      <span className={marks[mail.state]}>{words.mail[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}
