import type { MailProgress } from '../../contract/api/admin.ts'
import type { UnsentReason } from '../../contract/api/errors.ts'
import { formatMoment } from './admin-formats.ts'
import { useAdminMessages } from './use-admin-messages.tsx'

const marks = {
  none: 'state state--none',
  waiting: 'state state--waiting',
  sent: 'state state--ok',
  'gave-up': 'state state--error',
  uncertain: 'state state--error',
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
