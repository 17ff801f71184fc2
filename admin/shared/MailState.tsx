import type { MailProgress } from '../../contract/api/admin.ts'
import type { UnsentReason } from '../../contract/api/errors.ts'
import { formatMoment } from './admin-formats.ts'
import { useAdminMessages } from './use-admin-messages.tsx'

const marks = {
  none: 'st st--none',
  waiting: 'st st--wait',
  sent: 'st st--ok',
  'gave-up': 'st st--err',
  uncertain: 'st st--err',
} as const

/** How far a mail got, and why no further. */
export function MailState({ mail, reasons }: { mail: MailProgress; reasons: Record<UnsentReason, string> }) {
  const words = useAdminMessages().leads
  const detail =
    mail.reason !== null
      ? reasons[mail.reason]
      : mail.sentAt !== null && words.sentOn.replace('{date}', formatMoment(mail.sentAt))
  return (
    <>
      <span className={marks[mail.state]}>{words.mail[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}
