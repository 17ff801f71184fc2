import { useState } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import type { Person } from '../../contract/api/admin-people.ts'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { InlineSvg } from '../../site/shared/illustration/InlineSvg.tsx'
import { atMoment } from '../shared/admin-formats.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { Part } from '../shared/Part.tsx'
import { ScreenHead } from '../shared/ScreenHead.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Conversation } from './Conversation.tsx'
import { ConsentFacts, PersonFacts } from './PersonFacts.tsx'
import { PersonFiles } from './PersonFiles.tsx'
import { toMailto } from './reply-address.ts'
import { SignUpAction } from './SignUpAction.tsx'
import { StageControl } from './StageControl.tsx'
import { Timeline } from './Timeline.tsx'
import { peopleTexts } from './texts.ts'
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

/** A screen that has nobody to show, and says why. */
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
