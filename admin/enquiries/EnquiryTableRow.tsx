import { roomPages } from '../../contract/api/admin.ts'
import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { formatDateOf, formatMoment, formatTimeOf } from '../shared/admin-formats.ts'
import { MailState } from '../shared/MailState.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { EnquiryState } from './EnquiryState.tsx'
import type { EnquiryTableActions } from './EnquiryTable.tsx'
import { type EnquiryOffer, toEnquiryOffers } from './enquiry-offers.ts'

type EnquiryTableRowProps = EnquiryTableActions & { enquiry: EnquiryRow }

/** One enquiry; the whole message is read in a dialog. */
export function EnquiryTableRow({ enquiry, busy, onRead, onAct, onErase }: EnquiryTableRowProps) {
  const messages = useAdminMessages()
  const words = messages.enquiries
  const isDue = enquiry.answeredAt === null && enquiry.quarantinedAt === null
  const fill = (text: string) =>
    text.replace('{date}', formatMoment(enquiry.receivedAt)).replace('{name}', () => enquiry.name)
  const toButton = ({ action, words: name }: EnquiryOffer) => {
    const isBusy = busy === enquiry.id
    return (
      <button
        type="button"
        className={isBusy ? 'row-action is-busy' : 'row-action'}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onAct(enquiry, action)}
      >
        {words.actions[name]}
        <span className="visually-hidden">{fill(words.actions.from)}</span>
      </button>
    )
  }
  const { main, mail } = toEnquiryOffers(enquiry)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
    <tr role="row" className={isDue ? 'is-due' : undefined}>
      <th role="rowheader" scope="row">
        <bdi>{enquiry.name}</bdi>{' '}
        <span className="small">
          <a href={`${roomPages.people}/${enquiry.id}`} title={messages.privacy.person.link}>
            {enquiry.email}
          </a>
        </span>
        {enquiry.quarantinedAt !== null && <span className="tag tag--mustard">{words.quarantine}</span>}
      </th>
      <td role="cell">
        <time dateTime={enquiry.receivedAt}>
          {formatDateOf(enquiry.receivedAt)} <span className="small">{formatTimeOf(enquiry.receivedAt)}</span>
        </time>
      </td>
      <td role="cell" className="cell-message">
        <button type="button" className="enquiry-open" onClick={() => onRead(enquiry)}>
          {messages.subjects.fr[enquiry.subject]}
          <span className="visually-hidden">{fill(words.reading.open)}</span>
        </button>{' '}
        <span className="small">{words.inLanguage[enquiry.locale]}</span>
        <p className="excerpt" dir="auto">
          {enquiry.message}
        </p>
      </td>
      <td role="cell" className="cell-state">
        <EnquiryState {...enquiry} />
      </td>
      <td role="cell" className="cell-state" data-label={words.columns.mail}>
        <MailState mail={enquiry.mail} reasons={words.reasons} /> {mail && toButton(mail)}
      </td>
      <td role="cell" className="cell-actions">
        {main && toButton(main)}
        <button
          type="button"
          className="close-button"
          aria-label={fill(words.actions.eraseLabel)}
          title={words.actions.erase}
          onClick={() => onErase(enquiry)}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
