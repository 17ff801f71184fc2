import { useRef, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type AnswerView,
  type ConversationEntry,
  type EnquiryAction,
  mostShown,
  type Person,
} from '../../contract/api/admin-people.ts'
import { InlineSvg } from '../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { useSite } from '../shared/admin-context.tsx'
import { colon, formatCount, formatPlural } from '../shared/admin-formats.ts'
import type { CallResult } from '../shared/client.ts'
import { EraseDialog } from '../shared/dialogs.tsx'
import { forgetTyped } from '../shared/drafts/typed-texts.ts'
import { MailState, Moment, Part, TimeLeft } from '../shared/parts.tsx'
import { enquiryTexts, quarantineTexts } from '../shared/texts.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Answer, EnquiryFacts, Leaving, noMessages, OtherAnswers, RetryButton } from './person-parts.tsx'
import { useTakeBack } from './use-answer.ts'

/** What is said of something done with an enquiry; how its mail stands is said beside it. */
const enquiryDoneTexts: Record<EnquiryAction, { title: string; text: string }> = {
  release: { title: 'Demande acceptée', text: 'Elle attend votre réponse.' },
  answered: { title: 'C’est noté', text: 'Réponse marquée comme faite.' },
  unanswered: { title: 'C’est noté', text: 'Demande de nouveau sans réponse.' },
  erase: { title: 'Effacement fait', text: 'Le site ne garde plus cette demande.' },
}

/** Of a long conversation as many messages are shown at once, the newest. */
const shownAtOnce = 5

type ConversationProps = {
  person: Person
  /** Id of the message whose answer is being written. */
  answering: string | undefined
  onAnswering: (id: string | undefined) => void
}

/** Every message of one address and what was answered, as one thread: the oldest first, the answer being written below its message. */
export function Conversation({ person, answering, onAnswering }: ConversationProps) {
  const [erasing, setErasing] = useState<ConversationEntry>()
  const { post } = useAction()
  const { enquiries } = person

  const act = async (enquiry: ConversationEntry, action: EnquiryAction): Promise<CallResult<unknown>> => {
    const result = await post(`${adminApi.enquiries}/${enquiry.id}/${action}`, {
      done: enquiryDoneTexts[action],
      isInDialog: action === 'erase',
    })
    if (result.kind === 'ok' && enquiry.id === answering) onAnswering(undefined)
    if (result.kind === 'ok' && action === 'erase') forgetTyped([enquiry.id])
    return result
  }
  // The address may name one enquiry.
  const named = location.hash.slice(1)
  const opened = (id: string) => id === named || id === answering
  const first = enquiries.findIndex(({ id }) => opened(id))
  const firstShown = Math.max(0, Math.min(enquiries.length - shownAtOnce, first === -1 ? enquiries.length : first))
  const toEntry = (enquiry: ConversationEntry) => (
    <EnquiryEntry
      key={enquiry.id}
      enquiry={enquiry}
      isOpen={opened(enquiry.id) || enquiry.hoursLeft !== null || enquiry === enquiries.at(-1)}
      isAnswering={enquiry.id === answering}
      onAnswering={(isOn) => onAnswering(isOn ? enquiry.id : undefined)}
      act={(action) => act(enquiry, action)}
      onErase={() => setErasing(enquiry)}
    />
  )
  return (
    <Part id="conversation" heading="Conversation" className="column">
      {enquiries.length === 0 && (
        <div className="card card--line no-rows">
          <InlineSvg svg={looseThread} />
          <p>{noMessages}</p>
        </div>
      )}
      {enquiries.length === mostShown && person.counts.enquiries > mostShown && (
        <p className="small">{`Les ${formatCount(mostShown)} messages les plus récents sont affichés ; tous sont dans les fichiers de la personne.`}</p>
      )}
      {firstShown > 0 && (
        <details className="folded">
          <summary className="more">
            {formatPlural({ one: '{n} message plus ancien', many: '{n} messages plus anciens' }, firstShown)}
          </summary>
          {enquiries.slice(0, firstShown).map(toEntry)}
        </details>
      )}
      {enquiries.slice(firstShown).map(toEntry)}
      {erasing && (
        <EraseDialog
          texts={{
            heading: 'Effacer cette demande ?',
            intro: 'La demande envoyée par {email} disparaît, tout de suite et pour de bon :',
            what: [
              'le nom, l’adresse et le message',
              'la page, la langue et la campagne d’où elle vient',
              'l’e-mail préparé ou envoyé pour vous',
              'vos réponses à cette demande, et leurs brouillons',
            ],
            note: 'L’e-mail déjà arrivé reste dans votre messagerie. L’inscription à la checklist et les autres demandes de cette adresse restent aussi : la personne entière s’efface au bas de cette page.',
            confirm: 'Effacer pour de bon',
          }}
          email={erasing.email}
          erase={() => act(erasing, 'erase')}
          onClose={() => setErasing(undefined)}
        />
      )}
    </Part>
  )
}

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
function EnquiryEntry({ enquiry, isOpen, isAnswering, onAnswering, act, onErase }: EnquiryEntryProps) {
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
  const takeBack = useTakeBack(enquiry, () => onAnswering(true))

  const toButton = (action: EnquiryAction, label: string) => (
    <ActionButton key={action} className={outline} action={() => act(action).then(keepFocus)}>
      {label}
    </ActionButton>
  )
  const toOffer = (answer: AnswerView) => {
    const { state, reason } = answer.mail
    if (state === 'waiting' && reason === null)
      return <Leaving answer={answer} takeBack={() => takeBack(answer).then(keepFocus)} />
    return <RetryButton mail={answer.mail} label="Renvoyer ma réponse" onDone={keepFocus} />
  }
  return (
    <details className="enquiry" open={isOpenAtFirst}>
      <summary className="row" ref={summary}>
        <h3>{subjects.fr[enquiry.subject]}</h3>
        <span className="small">
          <bdi>{enquiry.name}</bdi>, <Moment at={receivedAt} />
        </span>
        <TimeLeft hours={hoursLeft} />
        {answeredAt !== null && <span className="state state--ok">{enquiryTexts.answered}</span>}
        {quarantinedAt !== null && <span className="tag tag--mustard">{quarantineTexts.state}</span>}
      </summary>
      <p className="message typed" dir="auto" lang={locale}>
        {enquiry.message}
      </p>
      <OtherAnswers enquiry={enquiry} />
      <details className="folded">
        <summary className="more">Page, langue, provenance</summary>
        <EnquiryFacts enquiry={enquiry} />
      </details>
      {enquiry.mail.retryId !== null && (
        <p className="small">
          E-mail pour vous
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
            Répondre
          </button>
        )}
        {isDue && toButton('answered', 'J’ai répondu ailleurs')}
        {answeredAt !== null && toButton('unanswered', 'Marquer comme sans réponse')}
        {quarantinedAt !== null && toButton('release', quarantineTexts.release)}
        <RetryButton mail={enquiry.mail} label="Me renvoyer cette demande par e-mail" onDone={keepFocus} />
        <button
          type="button"
          className="round-button"
          aria-label="Effacer cette demande"
          title="Effacer cette demande"
          onClick={onErase}
        >
          <Icon name="trash" />
        </button>
      </div>
      {isAnswering && <AnswerForm enquiry={enquiry} onClose={close} />}
    </details>
  )
}
