import { type LeadRow, roomPages } from '../../contract/api/admin.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { formatDateOf, formatMoment, formatTimeOf } from '../shared/admin-formats.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { MailState } from '../shared/MailState.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import type { LeadTableActions } from './LeadTable.tsx'

/** One lead. */
export function LeadTableRow({ lead, busy, onAct, onErase }: LeadTableActions & { lead: LeadRow }) {
  const messages = useAdminMessages()
  const words = messages.leads
  const actionWords = messages.actions
  const isBusy = busy === lead.id
  const action = toOfferedAction(lead, messages.actions)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
    <tr role="row">
      <th role="rowheader" scope="row">
        <span>
          <a href={`${roomPages.people}/${lead.id}`} title={messages.privacy.person.link}>
            {lead.email}
          </a>
        </span>
        {lead.quarantinedAt !== null && <span className="tag tag--mustard">{words.quarantine}</span>}
      </th>
      <td role="cell">
        <time dateTime={lead.downloadedAt}>
          {formatDateOf(lead.downloadedAt)} <span className="small">{formatTimeOf(lead.downloadedAt)}</span>
        </time>
      </td>
      <td role="cell">{words.languages[lead.locale]}</td>
      <td role="cell">{lead.browser}</td>
      <td role="cell" data-label={words.columns.ipAddress}>
        {lead.ipAddress ?? words.noValue}
      </td>
      <td role="cell" className="cell-state">
        <MailState mail={lead.mail} reasons={words.reasons} />
      </td>
      <td role="cell" className="cell-state">
        {lead.confirmedAt === null ? (
          <span className="state state--none">{words.notConfirmed}</span>
        ) : (
          <>
            <span className="state state--ok">{words.confirmed}</span>{' '}
            <span className="small">{words.confirmedOn.replace('{date}', formatMoment(lead.confirmedAt))}</span>
          </>
        )}
      </td>
      <td role="cell" className="cell-actions">
        {action && (
          <button
            type="button"
            className={isBusy ? 'row-action is-busy' : 'row-action'}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onAct(lead, action.name)}
          >
            {action.label}
            <span className="visually-hidden">{actionWords.toward.replace('{email}', () => lead.email)}</span>
          </button>
        )}
        <button
          type="button"
          className="close-button"
          aria-label={actionWords.eraseLabel.replace('{email}', () => lead.email)}
          title={actionWords.erase}
          onClick={() => onErase(lead)}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** What can be done besides erasing: release from quarantine, or send a mail that has not left. */
function toOfferedAction(
  { quarantinedAt, mail }: LeadRow,
  words: AdminMessages['actions'],
): { name: 'release' | 'resend'; label: string } | undefined {
  if (quarantinedAt !== null) return { name: 'release', label: words.release }
  if (mail.state === 'gave-up') return { name: 'resend', label: words.resend }
  return mail.state === 'waiting' ? { name: 'resend', label: words.resendWaiting } : undefined
}
