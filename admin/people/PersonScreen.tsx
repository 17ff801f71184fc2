import { type ReactNode, useState } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import type { ConsentView, EnquiryActionAnswer, LeadRow, Person, PersonFile } from '../../contract/api/admin-people.ts'
import { frenchNames } from '../../contract/locales.ts'
import { type Stage, stages } from '../../contract/privacy/periods.ts'
import { fillText } from '../../contract/text.ts'
import { InlineSvg } from '../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { ActionButton, BusyButton, EraseDialog } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { atMoment, formatDateOf } from '../shared/admin-formats.ts'
import { Fact, Facts, Loaded, MailState, Moment, Part, ScreenHead } from '../shared/parts.tsx'
import { leadTexts, stageNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { toMailto } from './AnswerForm.tsx'
import { Conversation, toActionNotice, toMailOffer } from './Conversation.tsx'
import { ArrivalFacts } from './person-parts.tsx'
import { noteKeeper, Timeline } from './Timeline.tsx'
import { peopleTexts, signUpActionTexts } from './texts.ts'
import { answerKeeper } from './use-answer.ts'
import '../shared/drafts/drafts.css'
import './people.css'

/** Everything about one person, and what can be done for and with it. */
export function PersonScreen({ id }: { id: string }) {
  const person = useLoaded<Person>(`${adminApi.people}/${encodeURIComponent(id)}`)
  const [isErased, setErased] = useState(false)
  if (isErased) return <LonePage {...peopleTexts.erased} href={adminScreens.dashboard} />
  if (person.isMissing) return <LonePage {...peopleTexts.missing} href={adminScreens.enquiries} />
  return (
    <div className="screen person">
      <Loaded of={person} loading={peopleTexts.loading} failed={peopleTexts.failed}>
        {(value) => <OpenedPerson person={value} onErased={() => setErased(true)} />}
      </Loaded>
    </div>
  )
}

function OpenedPerson({ person, onErased }: { person: Person; onErased: () => void }) {
  const consents = peopleTexts.consents
  const { email, name, enquiries, lead } = person
  const [answering, setAnswering] = useState(() => enquiries.findLast(({ hoursLeft }) => hoursLeft !== null)?.id)
  const mailLink = <a href={toMailto(email)}>{email}</a>
  const goToAnswer = () => document.getElementById('reponse')?.focus()
  return (
    <>
      <ScreenHead
        title={name ?? email}
        heading={name === null ? mailLink : <bdi>{name}</bdi>}
        lead={name !== null && mailLink}
      >
        {answering !== undefined && (
          <button type="button" className="button button--outline button--small" onClick={goToAnswer}>
            {peopleTexts.writeBack}
          </button>
        )}
      </ScreenHead>
      <StageControl person={person} />
      <div className="person-columns">
        <Conversation person={person} answering={answering} onAnswering={setAnswering} />
        <div className="person-side">
          <Part id="reperes" heading={peopleTexts.facts.heading}>
            <PersonFacts person={person}>{lead && <SignUpAction lead={lead} />}</PersonFacts>
          </Part>
          <Timeline person={person} />
          <Part id="accords" heading={consents.heading}>
            {person.consents.length === 0 && <p>{consents.none}</p>}
            {person.consents.map((consent) => (
              <details key={consent.givenAt} className="folded">
                <summary className="more">{atMoment(consents.givenOn, consent.givenAt)}</summary>
                <ConsentFacts consent={consent} />
              </details>
            ))}
          </Part>
          <PersonFiles person={person} onErased={onErased} />
        </div>
      </div>
    </>
  )
}

/** A screen without a person to show, which says why. */
function LonePage({ title, text, button, href }: { title: string; text: string; button: string; href: string }) {
  return (
    <div className="screen person-gone">
      <ScreenHead title={title} />
      <p className="lead">{text}</p>
      <div className="actions">
        <a className="button" href={href}>
          {button}
        </a>
      </div>
      <InlineSvg svg={looseThread} />
    </div>
  )
}

/**
 * What is known at a glance: since when, until when, in which language, and how the sign-up stands.
 * @param children beside the state of the checklist mail
 */
export function PersonFacts({ person, children }: { person: Person; children?: ReactNode }) {
  const { lead, enquiries, firstContactAt, lastContactAt, keptUntil } = person
  const locale = enquiries.at(-1)?.locale ?? lead?.locale ?? 'fr'
  const kept =
    keptUntil === null
      ? peopleTexts.facts.keptAsClient
      : fillText(peopleTexts.facts.keptUntil, { date: formatDateOf(keptUntil) })
  const facts: [name: string, value: ReactNode][] = [
    [peopleTexts.facts.language, frenchNames[locale]],
    [peopleTexts.facts.firstContact, <Moment key="first" at={firstContactAt} />],
    [peopleTexts.facts.lastContact, <Moment key="last" at={lastContactAt} />],
    [peopleTexts.facts.kept, kept],
  ]
  if (lead) {
    const { downloadedAt, confirmedAt, mail, browser, ipAddress } = lead
    facts.push([peopleTexts.facts.signedUp, <Moment key="signed" at={downloadedAt} />])
    facts.push([peopleTexts.facts.mail, [<MailState key="mail" mail={mail} />, children]])
    facts.push([
      peopleTexts.facts.confirmed,
      confirmedAt === null ? leadTexts.notConfirmed : <Moment key="c" at={confirmedAt} />,
    ])
    facts.push([peopleTexts.facts.browser, browser], [peopleTexts.facts.ipAddress, ipAddress ?? leadTexts.noValue])
  }
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {lead && <ArrivalFacts arrival={lead} />}
    </Facts>
  )
}

/** A consent word for word, as it was given. */
export function ConsentFacts({ consent }: { consent: ConsentView }) {
  const texts = peopleTexts.consents
  const { locale, page, sentence, sentenceVersion, confirmedAt } = consent
  return (
    <Facts>
      <Fact name={texts.sentence} lang={locale}>
        {sentence}
      </Fact>
      <Fact name={texts.version}>{sentenceVersion}</Fact>
      <Fact name={texts.page}>{`${page} (${frenchNames[locale]})`}</Fact>
      <Fact name={texts.confirmed}>{confirmedAt === null ? texts.notConfirmed : <Moment at={confirmedAt} />}</Fact>
    </Facts>
  )
}

/** How far the owner is with a person: one thread with five places. A press is saved at once. */
function StageControl({ person }: { person: Person }) {
  const texts = peopleTexts.stage
  const { post } = useAction()
  const choose = async (stage: Stage) => {
    if (stage === person.stage) return
    const done = { title: texts.done.title, text: fillText(texts.done.text, { stage: stageNames[stage] }) }
    await post(`${adminApi.people}/${person.id}/stage`, { body: { stage }, done, failed: texts.failed })
  }
  return (
    <fieldset className="stages">
      <legend className="visually-hidden">{texts.legend}</legend>
      <div>
        {stages.map((stage) => (
          <ActionButton key={stage} className="" aria-pressed={stage === person.stage} action={() => choose(stage)}>
            {stageNames[stage]}
          </ActionButton>
        ))}
      </div>
      <p className="small">{texts.about}</p>
    </fieldset>
  )
}

/** What can be done where the checklist mail did not leave. */
function SignUpAction({ lead }: { lead: LeadRow }) {
  const { post } = useAction()
  const offer = toMailOffer(lead)
  if (!offer) return null
  const { action } = offer
  const act = () =>
    post<EnquiryActionAnswer>(`${adminApi.leads}/${lead.id}/${action}`, {
      say: (result) => toActionNotice({ action, result, who: lead.email, texts: signUpActionTexts }),
    })
  return (
    <ActionButton className="button button--outline button--small" action={act}>
      {signUpActionTexts[offer.label]}
    </ActionButton>
  )
}

type PersonFilesProps = { person: Person; onErased: () => void }

/** Everything that is kept of a person as files, and the way to keep nothing of it. */
function PersonFiles({ person, onErased }: PersonFilesProps) {
  const files = peopleTexts.files
  const { client } = useAdmin()
  const { isBusy, save } = useAction()
  const [isAsked, setAsked] = useState(false)
  const { id, email, enquiries } = person
  const address = (file: PersonFile) => `${adminApi.people}/${id}/${file}`
  const erase = async () => {
    const result = await client.post(`${adminApi.people}/${id}/erase`)
    if (result.kind !== 'ok') return result
    for (const keeper of [noteKeeper, answerKeeper]) keeper.forget([id, ...enquiries.map((enquiry) => enquiry.id)])
    onErased()
    return result
  }
  return (
    <Part id="fichiers" heading={files.heading}>
      {(['page', 'export'] as const).map((file) => (
        <BusyButton
          key={file}
          type="button"
          className="more"
          isBusy={isBusy}
          onClick={() => save(address(file), files.success)}
        >
          {files[file]}
        </BusyButton>
      ))}
      <button type="button" className="button button--outline button--small" onClick={() => setAsked(true)}>
        {peopleTexts.erase.open}
      </button>
      {isAsked && <EraseDialog texts={peopleTexts.erase} email={email} erase={erase} onClose={() => setAsked(false)} />}
    </Part>
  )
}
