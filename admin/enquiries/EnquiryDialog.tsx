import { type ReactNode, useRef } from 'react'
import type { EnquiryAction, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { formatDateOf, formatTimeOf } from '../shared/admin-formats.ts'
import { MailState } from '../shared/MailState.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useDialog } from '../shared/use-dialog.ts'
import { EnquiryState } from './EnquiryState.tsx'
import { toEnquiryOffers } from './enquiry-offers.ts'
import { toReplyAddress } from './reply-address.ts'

/** Names of the words of the buttons; an answered enquiry can be taken back. */
const actionWords = {
  answered: 'markAnswered',
  unanswered: 'markUnanswered',
  resend: 'resend',
  resendWaiting: 'resendWaiting',
  release: 'release',
} as const

type EnquiryDialogProps = {
  enquiry: EnquiryRow
  act: (action: EnquiryAction) => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** The whole message with everything known of it, and what can be done with it. The focus starts on the name. */
export function EnquiryDialog({ enquiry, act, onClose }: EnquiryDialogProps) {
  const messages = useAdminMessages()
  const words = messages.enquiries.reading
  const heading = useRef<HTMLHeadingElement>(null)
  const { dialog, doing, failure, run, close } = useDialog<EnquiryAction>(heading)
  const { main, mail } = toEnquiryOffers(enquiry)
  const takeBack = enquiry.answeredAt === null ? undefined : ({ action: 'unanswered', words: 'unanswered' } as const)
  const offers = [main, mail, takeBack].filter((offer) => offer !== undefined)
  const received = words.receivedAt
    .replace('{date}', formatDateOf(enquiry.receivedAt))
    .replace('{time}', formatTimeOf(enquiry.receivedAt))
  return (
    <dialog
      ref={dialog}
      className="dialog enquiry-dialog"
      aria-labelledby="demande"
      onCancel={(event) => doing !== undefined && event.preventDefault()}
      onClose={onClose}
    >
      <div className="enquiry-dialog-head">
        <h2 id="demande" ref={heading} tabIndex={-1}>
          <bdi>{enquiry.name}</bdi>
        </h2>
        <button type="button" className="close-button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <dl className="enquiry-facts">
        <Fact name={words.address}>{enquiry.email}</Fact>
        <Fact name={words.subject}>{messages.subjects.fr[enquiry.subject]}</Fact>
        <Fact name={words.received}>
          <time dateTime={enquiry.receivedAt}>{received}</time>
        </Fact>
        <Fact name={words.page}>
          {enquiry.page}, {messages.enquiries.inLanguage[enquiry.locale]}
        </Fact>
        {enquiry.campaign.length > 0 && <Fact name={words.campaign}>{enquiry.campaign.join(', ')}</Fact>}
        <Fact name={words.answer}>
          <EnquiryState {...enquiry} />
        </Fact>
        <Fact name={words.mail}>
          <MailState mail={enquiry.mail} reasons={messages.enquiries.reasons} />
        </Fact>
      </dl>
      <h3 className="visually-hidden">{words.message}</h3>
      <p className="message" dir="auto">
        {enquiry.message}
      </p>
      <p className="dialog-error" role="alert">
        {failure}
      </p>
      <div className="actions">
        {enquiry.quarantinedAt === null && (
          <a className="button button--small" href={toReplyAddress(enquiry, messages.subjects)}>
            {words.reply}
          </a>
        )}
        {offers.map((offer) => (
          <button
            key={offer.action}
            type="button"
            className={
              doing === offer.action
                ? 'button button--outline button--small is-busy'
                : 'button button--outline button--small'
            }
            aria-disabled={doing !== undefined || undefined}
            onClick={() => run(offer.action, () => act(offer.action))}
          >
            {words[actionWords[offer.words]]}
          </button>
        ))}
      </div>
    </dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
