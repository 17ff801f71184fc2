import { useRef, useState } from 'react'
import type { AnswerView, EnquiryAction } from '../../contract/api/admin-enquiries.ts'
import type { ConversationEntry } from '../../contract/api/admin-people.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { useSite } from '../shared/admin-context.tsx'
import { colon } from '../shared/admin-formats.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { MailState } from '../shared/MailState.tsx'
import { Moment } from '../shared/Moment.tsx'
import { TimeLeft } from '../shared/TimeLeft.tsx'
import { enquiryTexts } from '../shared/texts.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Answer, EnquiryFacts, Leaving } from './EnquiryParts.tsx'
import { toMailOffer } from './row-action.ts'
import { enquiryActionTexts, peopleTexts, signUpActionTexts } from './texts.ts'
import { useAnswerActions } from './use-answer.ts'

const outline = 'button button--outline button--small'

type EnquiryEntryProps = {
  enquiry: ConversationEntry
  /** At first; from then on as the owner opens and folds it. */
  isOpen: boolean
  isAnswering: boolean
  onAnswering: (isOn: boolean) => void
  act: (action: EnquiryAction) => Promise<unknown>
  onErase: () => void
}

/** One message of a conversation with its answers, how far its mails got, and what can be done. */
export function EnquiryEntry({ enquiry, isOpen, isAnswering, onAnswering, act, onErase }: EnquiryEntryProps) {
  const { subjects } = useSite()
  const [isOpenAtFirst] = useState(isOpen)
  const summary = useRef<HTMLElement>(null)
  // A button goes with its deed.
  const keepFocus = () => summary.current?.focus({ preventScroll: true })
  const close = () => {
    onAnswering(false)
    keepFocus()
  }
  const { locale, receivedAt, answeredAt, quarantinedAt, hoursLeft } = enquiry
  const isDue = hoursLeft !== null
  const offer = toMailOffer(enquiry)
  const { resend, takeBack } = useAnswerActions(enquiry, () => onAnswering(true))

  const toButton = (action: EnquiryAction, label: string) => (
    <ActionButton key={action} className={outline} action={() => act(action).then(keepFocus)}>
      {label}
    </ActionButton>
  )
  const toOffer = (answer: AnswerView) => {
    const { state, reason } = answer.mail
    if (state === 'waiting' && reason === null)
      return <Leaving answer={answer} takeBack={() => takeBack(answer).then(keepFocus)} />
    const offered = toMailOffer({ quarantinedAt, mail: answer.mail })
    return (
      offered && (
        <ActionButton className={outline} action={() => resend(answer).then(keepFocus)}>
          {signUpActionTexts[offered.label]}
        </ActionButton>
      )
    )
  }
  return (
    <details className="enquiry" open={isOpenAtFirst}>
      <summary ref={summary}>
        <h3>{subjects.fr[enquiry.subject]}</h3>
        <span className="small">
          <bdi>{enquiry.name}</bdi>, <Moment at={receivedAt} />
        </span>
        <TimeLeft hours={hoursLeft} />
        {answeredAt !== null && <span className="state state--ok">{enquiryTexts.answered}</span>}
        {quarantinedAt !== null && <span className="tag tag--mustard">{enquiryTexts.quarantine}</span>}
      </summary>
      <p className="message typed" dir="auto" lang={locale}>
        {enquiry.message}
      </p>
      <details className="folded">
        <summary className="more">{peopleTexts.conversation.facts}</summary>
        <EnquiryFacts enquiry={enquiry} />
      </details>
      {offer?.action === 'resend' && (
        <p className="small">
          {peopleTexts.conversation.ownMail}
          {colon}
          <MailState mail={enquiry.mail} />
        </p>
      )}
      {enquiry.answers.map((answer) => (
        <Answer key={answer.id} answer={answer} locale={locale}>
          {toOffer(answer)}
        </Answer>
      ))}
      <div className="actions">
        {quarantinedAt === null && !isAnswering && (
          <button type="button" className={isDue ? 'button button--small' : outline} onClick={() => onAnswering(true)}>
            {peopleTexts.conversation.answer}
          </button>
        )}
        {isDue && toButton('answered', enquiryActionTexts.reading.markAnswered)}
        {answeredAt !== null && toButton('unanswered', enquiryActionTexts.reading.markUnanswered)}
        {offer && toButton(offer.action, enquiryActionTexts.reading[offer.label])}
        <button
          type="button"
          className="close-button"
          aria-label={peopleTexts.conversation.erase}
          title={peopleTexts.conversation.erase}
          onClick={onErase}
        >
          <Icon name="trash" />
        </button>
      </div>
      {isAnswering && <AnswerForm enquiry={enquiry} onClose={close} />}
    </details>
  )
}
