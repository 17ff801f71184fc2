import type { MailProgress } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from './admin-formats.ts'
import { mailTexts } from './texts.ts'

const marks = {
  none: 'state state--none',
  waiting: 'state state--waiting',
  sent: 'state state--ok',
  'gave-up': 'state state--error',
  uncertain: 'state state--error',
} as const

/** How far a mail got, and why no further. */
export function MailState({ mail }: { mail: MailProgress }) {
  const sentOn = mail.sentAt !== null && fillText(mailTexts.sentOn, { date: formatMoment(mail.sentAt) })
  const detail = mail.reason !== null ? mailTexts.reasons[mail.reason] : sentOn
  return (
    <>
      <span className={marks[mail.state]}>{mailTexts.states[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}
