import type { ReactNode } from 'react'
import type { AnswerView, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { type ContactField, contactFields } from '../../contract/forms/contact.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { Fact, Facts } from '../shared/Facts.tsx'
import { MailState } from '../shared/MailState.tsx'
import { Moment } from '../shared/Moment.tsx'
import { ArrivalFacts } from './ArrivalFacts.tsx'

/** Fields with a place of their own; any other that is filled in stands among the facts. */
const isFact = (field: ContactField) => !['subject', 'message'].includes(field)

/** What is known of a message beside its text. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryRow }) {
  const { people, leads, contactLabels } = useMessages()
  const { page, locale, mail } = enquiry
  return (
    <Facts>
      {contactFields
        .filter((field) => isFact(field) && enquiry[field])
        .map((field) => (
          <Fact key={field} name={contactLabels[field]}>
            {enquiry[field]}
          </Fact>
        ))}
      <Fact name={people.consents.page}>{`${page} (${leads.languages[locale]})`}</Fact>
      <ArrivalFacts arrival={enquiry} />
      <Fact name={people.conversation.ownMail}>
        <MailState mail={mail} />
      </Fact>
    </Facts>
  )
}

type AnswerProps = { answer: AnswerView; locale: EnquiryRow['locale']; children?: ReactNode }

/**
 * What was answered from here, and how far it got.
 * @param children below the state of its mail
 */
export function Answer({ answer, locale, children }: AnswerProps) {
  const { people } = useMessages()
  return (
    <div className="answer">
      <p className="small">
        <strong>{people.conversation.sent}</strong>, <Moment at={answer.answeredAt} />
      </p>
      <p className="typed" dir="auto" lang={locale}>
        {answer.text}
      </p>
      <p className="small">
        <MailState mail={answer.mail} />
      </p>
      {children}
    </div>
  )
}
