import { type ReactNode, useEffect, useRef, useState } from 'react'
import { adminApi, type MailProgress } from '../../contract/api/admin.ts'
import type { AnswerView, ArrivalView, EnquiryRow, Person, PersonEvent } from '../../contract/api/admin-people.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { type ContactField, contactFields, toShownAnswer } from '../../contract/forms/contact.ts'
import { frenchNames } from '../../contract/locales.ts'
import { sourceNames } from '../../contract/statistics/sources.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { useAdmin, useSite } from '../shared/admin-context.tsx'
import { colon } from '../shared/admin-formats.ts'
import type { CallResult } from '../shared/client.ts'
import { Fact, Facts, MailState, Moment } from '../shared/parts.tsx'
import { mailTexts, stageNames } from '../shared/texts.ts'

/** Said of a person who never wrote. */
export const noMessages = 'Aucun message : cette personne a seulement demandé la checklist.'

/** Said of a person who only wrote. */
export const noConsents = 'Aucun. Un message par le formulaire de contact n’en demande pas.'

/** Fields with a place of their own. */
const placed: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** What else the form asked and was answered; nothing where that was left empty. */
export function OtherAnswers({ enquiry }: { enquiry: EnquiryRow }) {
  const { contactForm } = useSite()
  const answered = contactFields.filter((field) => !placed.includes(field) && enquiry[field])
  if (answered.length === 0) return null
  return (
    <Facts>
      {answered.map((field) => (
        <Fact key={field} name={contactForm[field].label}>
          {toShownAnswer(contactForm, field, enquiry[field])}
        </Fact>
      ))}
    </Facts>
  )
}

/** From whom and how a message came, and how its mail stands. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryRow & ArrivalView }) {
  const { contactForm } = useSite()
  const { name, email, page, locale, mail } = enquiry
  return (
    <Facts>
      <Fact name={contactForm.name.label}>{name}</Fact>
      <Fact name={contactForm.email.label}>{email}</Fact>
      <Fact name="Page">{`${page} (${frenchNames[locale]})`}</Fact>
      <ArrivalFacts arrival={enquiry} />
      <Fact name="E-mail pour vous">
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
  return (
    <div className="answer">
      <p className="small">
        <strong>Votre réponse</strong>, <Moment at={answer.answeredAt} />
      </p>
      <p dir="auto" lang={locale}>
        <strong>{answer.subject}</strong>
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

/** How often is looked whether an answer that is on its way has left, in milliseconds. */
const lookInterval = 3_000

/** Below an answer that has not left: for how long it can be taken back, and whether it has left since. */
export function Leaving({ answer, takeBack }: { answer: AnswerView; takeBack: () => Promise<void> }) {
  const { refresh } = useAdmin()
  const { leavesIn } = answer
  const [left, setLeft] = useState(leavesIn ?? 0)
  const place = useRef<HTMLDivElement>(null)
  // The form that was sent is gone, and what stood below it has moved up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  useEffect(() => {
    let until = Date.now() + (leavesIn === null ? lookInterval : leavesIn * 1_000)
    const timer = setInterval(() => {
      const rest = until - Date.now()
      setLeft(Math.max(0, Math.ceil(rest / 1_000)))
      if (rest > 0) return
      until = Date.now() + lookInterval
      refresh()
    }, 250)
    return () => clearInterval(timer)
  }, [leavesIn, refresh])
  if (leavesIn === null) return null
  return (
    <div ref={place} className="actions">
      <ActionButton className="button button--small" action={takeBack}>
        Annuler l’envoi
      </ActionButton>
      <span className="small">{`Part dans ${left} s`}</span>
    </div>
  )
}

/** What is said of a mail that the owner had sent. */
export function toMailNotice(result: CallResult<FormAnswer>): NoticeContent | undefined {
  if (result.kind !== 'ok') return undefined
  const { value: answer } = result
  if (answer.sent) return { kind: 'success', title: 'C’est envoyé', text: 'L’e-mail est parti.' }
  return { kind: 'error', title: 'E-mail non parti', text: `Raison : ${mailTexts.reasons[answer.reason]}.` }
}

type RetryButtonProps = { mail: MailProgress; label: string; onDone?: () => void }

/** Has a mail sent again that was given up, or now where it waits; nothing where neither can be. */
export function RetryButton({ mail: { retryId, state }, label, onDone }: RetryButtonProps) {
  const { post } = useAction()
  if (retryId === null) return null
  const retry = () => post<FormAnswer>(`${adminApi.mails}/${retryId}/retry`, { say: toMailNotice })
  return (
    <ActionButton className="button button--outline button--small" action={() => retry().then(onDone)}>
      {state === 'waiting' ? `${label} maintenant` : label}
    </ActionButton>
  )
}

/** By which page, from where and by which campaign a person came; what is not known, or not any more, is left out. */
export function ArrivalFacts({ arrival: { firstPage, source, campaign } }: { arrival: ArrivalView }) {
  return (
    <>
      {firstPage !== null && <Fact name="Première page">{firstPage}</Fact>}
      {source !== null && <Fact name="Source">{sourceNames[source]}</Fact>}
      {campaign.length > 0 && <Fact name="Campagne">{campaign.join(', ')}</Fact>}
    </>
  )
}

const eventNames = {
  signedUp: 'A demandé la checklist',
  confirmed: 'A confirmé son adresse',
}

const mailNames = {
  checklist: 'E-mail de la checklist',
  'enquiry-acknowledgement': 'Accusé de réception',
  'data-link': 'Lien vers ses données',
}

/** One event of a person's timeline in words. */
export function EventText({ event, person }: { event: PersonEvent; person: Person }) {
  const { subjects } = useSite()
  switch (event.kind) {
    case 'mail':
      return (
        <p>
          {mailNames[event.mail]}
          {colon}
          <MailState mail={event.progress} />
        </p>
      )
    case 'stage':
      return <p>{`Étape : ${stageNames[event.stage]}`}</p>
    case 'note':
      return (
        <p className="note typed" dir="auto">
          {event.text}
        </p>
      )
    case 'wrote':
    case 'answered': {
      const subject = person.enquiries.find(({ id }) => id === event.enquiryId)?.subject
      const words =
        event.kind === 'wrote' ? 'A écrit' : event.answerId ? 'Vous avez répondu d’ici' : 'Réponse marquée comme faite'
      return <p>{subject ? `${words}${colon}${subjects.fr[subject]}` : words}</p>
    }
    default:
      return <p>{eventNames[event.kind]}</p>
  }
}
