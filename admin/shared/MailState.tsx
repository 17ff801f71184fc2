import type { MailProgress } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from './admin-context.tsx'
import { formatMoment } from './admin-formats.ts'

const marks = {
  none: 'state state--none',
  waiting: 'state state--waiting',
  sent: 'state state--ok',
  'gave-up': 'state state--error',
  uncertain: 'state state--error',
} as const

/** How far a mail got, and why no further. */
export function MailState({ mail }: { mail: MailProgress }) {
  const texts = useMessages().leads
  const sentOn = mail.sentAt !== null && fillText(texts.sentOn, { date: formatMoment(mail.sentAt) })
  const detail = mail.reason !== null ? texts.reasons[mail.reason] : sentOn
  return (
    <>
      <span className={marks[mail.state]}>{texts.mail[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}
