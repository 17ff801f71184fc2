import type { LeadAction, LeadRow } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatMoment } from '../shared/admin-formats.ts'
import { ListTable } from '../shared/list/ListTable.tsx'
import { EraseButton, MailState, PersonLink, RowAction, RowDate } from '../shared/list/RowParts.tsx'
import { toMailOffer } from '../shared/list/use-row-action.ts'

type LeadTableProps = {
  leads: readonly LeadRow[]
  isLoading: boolean
  act: (lead: LeadRow, action: LeadAction) => Promise<unknown>
  onErase: (lead: LeadRow) => void
}

/** The leads of one page. */
export function LeadTable({ leads, isLoading, act, onErase }: LeadTableProps) {
  const { columns, heading } = useMessages().leads
  return (
    <ListTable className="leads" caption={heading} columns={columns} isLoading={isLoading}>
      {leads.map((lead) => (
        <LeadTableRow key={lead.id} lead={lead} act={act} onErase={onErase} />
      ))}
    </ListTable>
  )
}

function LeadTableRow({ lead, act, onErase }: Pick<LeadTableProps, 'act' | 'onErase'> & { lead: LeadRow }) {
  const { leads: texts, actions } = useMessages()
  const { id, email, confirmedAt } = lead
  const offer = toMailOffer(lead)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
    <tr role="row">
      <th role="rowheader" scope="row">
        <span>
          <PersonLink id={id} email={email} />
        </span>
        {lead.quarantinedAt !== null && <span className="tag tag--mustard">{texts.quarantine}</span>}
      </th>
      <td role="cell">
        <RowDate at={lead.downloadedAt} />
      </td>
      <td role="cell">{texts.languages[lead.locale]}</td>
      <td role="cell">{lead.browser}</td>
      <td role="cell" data-label={texts.columns.ipAddress}>
        {lead.ipAddress ?? texts.noValue}
      </td>
      <td role="cell" className="cell-state">
        <MailState mail={lead.mail} reasons={texts.reasons} />
      </td>
      <td role="cell" className="cell-state">
        {confirmedAt === null ? (
          <span className="state state--none">{texts.notConfirmed}</span>
        ) : (
          <>
            <span className="state state--ok">{texts.confirmed}</span>{' '}
            <span className="small">{fillText(texts.confirmedOn, { date: formatMoment(confirmedAt) })}</span>
          </>
        )}
      </td>
      <td role="cell" className="cell-actions">
        {offer && (
          <RowAction
            label={actions[offer.label]}
            toward={fillText(actions.toward, { email })}
            action={() => act(lead, offer.action)}
          />
        )}
        <EraseButton
          title={actions.erase}
          label={fillText(actions.eraseLabel, { email })}
          onErase={() => onErase(lead)}
        />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
