import type { MailProgress } from '../../../contract/api/admin.ts'
import { adminPages } from '../../../contract/api/admin.ts'
import type { UnsentReason } from '../../../contract/api/errors.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { Icon } from '../../../site/shared/illustration/Icon.tsx'
import { useMessages } from '../admin-context.tsx'
import { formatDateOf, formatMoment, formatTimeOf } from '../admin-formats.ts'
import { ActionButton } from '../BusyButton.tsx'

/** Leads to all that is known of whoever a row is about. */
export function PersonLink({ id, email }: { id: string; email: string }) {
  const { link } = useMessages().privacy.person
  return (
    <a href={`${adminPages.people}/${id}`} title={link}>
      {email}
    </a>
  )
}

/** The day and the time of a row. */
export function RowDate({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDateOf(at)} <span className="small">{formatTimeOf(at)}</span>
    </time>
  )
}

type RowActionProps = {
  label: string
  /** With what it is done, for those who do not see the row. */
  toward: string
  action: () => Promise<unknown>
}

/** What can be done with a row. */
export function RowAction({ label, toward, action }: RowActionProps) {
  const act = async () => {
    await action()
  }
  return (
    <ActionButton className="row-action" action={act}>
      {label}
      <span className="visually-hidden">{toward}</span>
    </ActionButton>
  )
}

type EraseButtonProps = { title: string; label: string; onErase: () => void }

/** Opens the dialog that erases a row. */
export function EraseButton({ title, label, onErase }: EraseButtonProps) {
  return (
    <button type="button" className="close-button" aria-label={label} title={title} onClick={onErase}>
      <Icon name="trash" />
    </button>
  )
}

const marks = {
  none: 'state state--none',
  waiting: 'state state--waiting',
  sent: 'state state--ok',
  'gave-up': 'state state--error',
  uncertain: 'state state--error',
} as const

/** How far a mail got, and why no further. */
export function MailState({ mail, reasons }: { mail: MailProgress; reasons: Record<UnsentReason, string> }) {
  const texts = useMessages().leads
  const sentOn = mail.sentAt !== null && fillText(texts.sentOn, { date: formatMoment(mail.sentAt) })
  const detail = mail.reason !== null ? reasons[mail.reason] : sentOn
  return (
    <>
      <span className={marks[mail.state]}>{texts.mail[mail.state]}</span>{' '}
      {detail && <span className="small">{detail}</span>}
    </>
  )
}
