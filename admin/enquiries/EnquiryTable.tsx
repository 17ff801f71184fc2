import type { EnquiryAction, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatMoment } from '../shared/admin-formats.ts'
import { ListTable } from '../shared/list/ListTable.tsx'
import { EraseButton, MailState, PersonLink, RowAction, RowDate } from '../shared/list/RowParts.tsx'
import { toMailOffer } from '../shared/list/use-row-action.ts'

type EnquiryTableProps = {
  enquiries: readonly EnquiryRow[]
  isLoading: boolean
  act: (enquiry: EnquiryRow, action: EnquiryAction) => Promise<unknown>
  onRead: (enquiry: EnquiryRow) => void
  onErase: (enquiry: EnquiryRow) => void
}

/** The enquiries of one page. */
export function EnquiryTable({ enquiries, isLoading, ...row }: EnquiryTableProps) {
  const { columns, heading } = useMessages().enquiries
  return (
    <ListTable className="enquiries" caption={heading} columns={columns} isLoading={isLoading}>
      {enquiries.map((enquiry) => (
        <EnquiryTableRow key={enquiry.id} enquiry={enquiry} {...row} />
      ))}
    </ListTable>
  )
}

type EnquiryTableRowProps = Omit<EnquiryTableProps, 'enquiries' | 'isLoading'> & { enquiry: EnquiryRow }

/** One enquiry; the whole message is read in a dialog. */
function EnquiryTableRow({ enquiry, act, onRead, onErase }: EnquiryTableRowProps) {
  const { enquiries: texts, subjects } = useMessages()
  const { id, email, name, quarantinedAt } = enquiry
  const isDue = enquiry.answeredAt === null && quarantinedAt === null
  const fill = (text: string) => fillText(text, { date: formatMoment(enquiry.receivedAt), name })
  const toward = fill(texts.actions.from)
  const offer = toMailOffer(enquiry)
  const mailAction = offer && (
    <RowAction label={texts.actions[offer.label]} toward={toward} action={() => act(enquiry, offer.action)} />
  )
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
    <tr role="row" className={isDue ? 'is-due' : undefined}>
      <th role="rowheader" scope="row">
        <bdi>{name}</bdi>{' '}
        <span className="small">
          <PersonLink id={id} email={email} />
        </span>
        {quarantinedAt !== null && <span className="tag tag--mustard">{texts.quarantine}</span>}
      </th>
      <td role="cell">
        <RowDate at={enquiry.receivedAt} />
      </td>
      <td role="cell" className="cell-message">
        <button type="button" className="enquiry-open" onClick={() => onRead(enquiry)}>
          {subjects.fr[enquiry.subject]}
          <span className="visually-hidden">{fill(texts.reading.open)}</span>
        </button>{' '}
        <span className="small">{texts.inLanguage[enquiry.locale]}</span>
        <p className="excerpt" dir="auto">
          {enquiry.message}
        </p>
      </td>
      <td role="cell" className="cell-state">
        <EnquiryState {...enquiry} />
      </td>
      <td role="cell" className="cell-state" data-label={texts.columns.mail}>
        <MailState mail={enquiry.mail} reasons={texts.reasons} /> {quarantinedAt === null && mailAction}
      </td>
      <td role="cell" className="cell-actions">
        {quarantinedAt !== null && mailAction}
        {isDue && <RowAction label={texts.actions.answered} toward={toward} action={() => act(enquiry, 'answered')} />}
        <EraseButton
          title={texts.actions.erase}
          label={fill(texts.actions.eraseLabel)}
          onErase={() => onErase(enquiry)}
        />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** Whether an enquiry waits for an answer, for a look, or for nothing any more. */
export function EnquiryState({ answeredAt, quarantinedAt }: Pick<EnquiryRow, 'answeredAt' | 'quarantinedAt'>) {
  const texts = useMessages().enquiries
  if (quarantinedAt !== null) return <span className="state state--none">{texts.toCheck}</span>
  if (answeredAt === null) return <span className="state state--due">{texts.toAnswer}</span>
  return (
    <>
      <span className="state state--ok">{texts.answered}</span>{' '}
      <span className="small">{fillText(texts.answeredOn, { date: formatMoment(answeredAt) })}</span>
    </>
  )
}
