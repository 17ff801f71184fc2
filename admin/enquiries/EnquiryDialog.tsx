import { useRef } from 'react'
import type { EnquiryAction, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { fillText } from '../../contract/fill-text.ts'
import { type ContactField, contactFields } from '../../contract/forms/contact.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { useMessages } from '../shared/admin-context.tsx'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import type { CallResult } from '../shared/client.ts'
import { Fact, Facts } from '../shared/Facts.tsx'
import { MailState } from '../shared/list/RowParts.tsx'
import { toMailOffer } from '../shared/list/use-row-action.ts'
import { useDialog } from '../shared/use-dialog.ts'
import { EnquiryState } from './EnquiryTable.tsx'
import { toReplyAddress } from './reply-address.ts'

/** Name, address and message have places of their own; what was left empty has none. */
const isFact = (enquiry: EnquiryRow) => (field: ContactField) =>
  field !== 'name' && field !== 'email' && field !== 'message' && Boolean(enquiry[field])

type EnquiryDialogProps = {
  enquiry: EnquiryRow
  act: (action: EnquiryAction) => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** The whole message with everything known of it, and what can be done with it. The focus starts on the name. */
export function EnquiryDialog({ enquiry, act, onClose }: EnquiryDialogProps) {
  const { enquiries, subjects, contactLabels } = useMessages()
  const texts = enquiries.reading
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useDialog<EnquiryAction>(heading, onClose)
  const isQuarantined = enquiry.quarantinedAt !== null
  const isAnswered = enquiry.answeredAt !== null
  const offer = toMailOffer(enquiry)
  const { receivedAt } = enquiry

  const toButton = (action: EnquiryAction, label: string) => (
    <button
      key={action}
      type="button"
      className={
        dialog.doing === action
          ? 'button button--outline button--small is-busy'
          : 'button button--outline button--small'
      }
      aria-disabled={dialog.doing !== undefined || undefined}
      onClick={() => dialog.run(action, () => act(action))}
    >
      {label}
    </button>
  )
  return (
    <dialog {...dialog.props} className="dialog enquiry-dialog" aria-labelledby="enquiry">
      <div className="enquiry-dialog-head">
        <h2 id="enquiry" ref={heading} tabIndex={-1}>
          <bdi>{enquiry.name}</bdi>
        </h2>
        <button type="button" className="close-button" aria-label={texts.close} onClick={dialog.close}>
          <Icon name="close" />
        </button>
      </div>
      <Facts className="enquiry-facts">
        <Fact name={texts.address}>{enquiry.email}</Fact>
        {contactFields.filter(isFact(enquiry)).map((field) => (
          <Fact key={field} name={contactLabels[field]}>
            {field === 'subject' ? subjects.fr[enquiry.subject] : enquiry[field]}
          </Fact>
        ))}
        <Fact name={texts.received}>
          <time dateTime={receivedAt}>
            {fillText(texts.receivedAt, { date: formatDateOf(receivedAt), time: formatTimeOf(receivedAt) })}
          </time>
        </Fact>
        <Fact name={texts.page}>
          {enquiry.page}, {enquiries.inLanguage[enquiry.locale]}
        </Fact>
        {enquiry.campaign.length > 0 && <Fact name={texts.campaign}>{enquiry.campaign.join(', ')}</Fact>}
        <Fact name={texts.answer}>
          <EnquiryState {...enquiry} />
        </Fact>
        <Fact name={texts.mail}>
          <MailState mail={enquiry.mail} reasons={enquiries.reasons} />
        </Fact>
      </Facts>
      <h3 className="visually-hidden">{texts.message}</h3>
      <p className="message" dir="auto">
        {enquiry.message}
      </p>
      <p className="dialog-error" role="alert">
        {dialog.failure}
      </p>
      <div className="actions">
        {!isQuarantined && (
          <a className="button button--small" href={toReplyAddress(enquiry, subjects)}>
            {texts.reply}
          </a>
        )}
        {!isQuarantined && !isAnswered && toButton('answered', texts.markAnswered)}
        {offer && toButton(offer.action, texts[offer.label])}
        {isAnswered && toButton('unanswered', texts.markUnanswered)}
      </div>
    </dialog>
  )
}
