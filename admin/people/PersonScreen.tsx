import { type ReactNode, useEffect, useState } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import type { ConsentView, LeadRow, Person, PersonFile } from '../../contract/api/admin-people.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { frenchNames } from '../../contract/locales.ts'
import { retention, type Stage, stages } from '../../contract/privacy/periods.ts'
import { toMailto } from '../../contract/text.ts'
import { InlineSvg } from '../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { ActionButton, BusyButton } from '../shared/ActionParts.tsx'
import { useAction } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { atMoment, formatDateOf } from '../shared/admin-formats.ts'
import { EraseDialog } from '../shared/dialogs.tsx'
import { forgetTyped } from '../shared/drafts/typed-texts.ts'
import { Fact, Facts, Loaded, MailState, Moment, Part, ScreenHead } from '../shared/parts.tsx'
import { leadTexts, quarantineTexts, stageNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { Conversation } from './Conversation.tsx'
import { ArrivalFacts, noConsents, RetryButton, toMailNotice } from './person-parts.tsx'
import { Timeline } from './Timeline.tsx'
import '../shared/drafts/drafts.css'
import './people.css'

/** Everything about one person, and what can be done for and with it. */
export function PersonScreen({ id }: { id: string }) {
  const person = useLoaded<Person>(`${adminApi.people}/${encodeURIComponent(id)}`)
  const [isErased, setErased] = useState(false)
  useEffect(() => {
    if (person.isMissing) forgetTyped([id])
  }, [person.isMissing, id])
  if (isErased)
    return (
      <LonePage
        title="Effacement fait"
        text="Le site ne garde plus rien de cette personne. Cherchez encore son adresse dans votre propre messagerie : le site n’y a pas accès."
        button="Retour au tableau de bord"
        href={adminScreens.dashboard}
      />
    )
  if (person.isMissing)
    return (
      <LonePage
        title="Personne introuvable"
        text="Ses données ont été effacées entre-temps, ou l’adresse de cette page est incomplète."
        button="Voir les demandes"
        href={adminScreens.enquiries}
      />
    )
  return (
    <div className="screen person">
      <Loaded of={person} loading="Chargement de la personne…" failed="Impossible de charger cette personne.">
        {(value) => <OpenedPerson person={value} onErased={() => setErased(true)} />}
      </Loaded>
    </div>
  )
}

function OpenedPerson({ person, onErased }: { person: Person; onErased: () => void }) {
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
            Écrire la réponse
          </button>
        )}
      </ScreenHead>
      <StageControl person={person} />
      <div className="column person-columns">
        <Conversation person={person} answering={answering} onAnswering={setAnswering} />
        <div className="column person-side">
          <Part id="reperes" heading="Repères">
            <PersonFacts person={person}>{lead && <SignUpAction lead={lead} />}</PersonFacts>
          </Part>
          <Timeline person={person} />
          <Part id="accords" heading="Accords">
            {person.consents.length === 0 && <p>{noConsents}</p>}
            {person.consents.map((consent) => (
              <details key={consent.givenAt} className="folded">
                <summary className="more">{atMoment('Donné le {date} à {time}', consent.givenAt)}</summary>
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
  const kept = keptUntil === null ? 'tant que l’étape est « Client »' : `au moins jusqu’au ${formatDateOf(keptUntil)}`
  const facts: [name: string, value: ReactNode][] = [
    ['Langue', frenchNames[locale]],
    ['Premier contact', <Moment key="first" at={firstContactAt} />],
    ['Dernier contact de sa part', <Moment key="last" at={lastContactAt} />],
    ['Données gardées', kept],
  ]
  if (lead) {
    const { downloadedAt, confirmedAt, mail, browser, ipAddress } = lead
    facts.push(['Checklist demandée', <Moment key="signed" at={downloadedAt} />])
    facts.push(['E-mail de la checklist', [<MailState key="mail" mail={mail} />, children]])
    facts.push([
      'Adresse confirmée',
      confirmedAt === null ? leadTexts.notConfirmed : <Moment key="c" at={confirmedAt} />,
    ])
    facts.push(['Navigateur', browser], ['Adresse IP', ipAddress ?? 'N/A'])
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
  const { locale, page, sentence, sentenceVersion, confirmedAt } = consent
  return (
    <Facts>
      <Fact name="Phrase affichée" lang={locale}>
        {sentence}
      </Fact>
      <Fact name="Version de la phrase">{sentenceVersion}</Fact>
      <Fact name="Page">{`${page} (${frenchNames[locale]})`}</Fact>
      <Fact name="Confirmé par l’e-mail">{confirmedAt === null ? 'pas encore' : <Moment at={confirmedAt} />}</Fact>
    </Facts>
  )
}

/** How far the owner is with a person: one thread with five places. A press is saved at once. */
function StageControl({ person }: { person: Person }) {
  const { post } = useAction()
  const choose = async (stage: Stage) => {
    if (stage === person.stage) return
    const done = { title: 'C’est noté', text: `Étape enregistrée : ${stageNames[stage]}.` }
    await post(`${adminApi.people}/${person.id}/stage`, { body: { stage }, done, failed: 'Étape non enregistrée' })
  }
  return (
    <fieldset className="stages">
      <legend className="visually-hidden">Étape</legend>
      <div>
        {stages.map((stage) => (
          <ActionButton key={stage} className="" aria-pressed={stage === person.stage} action={() => choose(stage)}>
            {stageNames[stage]}
          </ActionButton>
        ))}
      </div>
      <p className="small">{`Tant que l’étape est « Client », puis pendant ${retention.contractYears} ans, le site n’efface rien de cette personne automatiquement.`}</p>
    </fieldset>
  )
}

/** What can be done where the checklist mail did not leave. */
function SignUpAction({ lead }: { lead: LeadRow }) {
  const { post } = useAction()
  if (lead.quarantinedAt === null) return <RetryButton mail={lead.mail} label="Renvoyer la checklist" />
  const release = () =>
    post<FormAnswer>(`${adminApi.leads}/${lead.id}/release`, {
      say: (result) => {
        const notice = toMailNotice(result)
        return notice && { ...notice, title: `Adresse acceptée. ${notice.title}` }
      },
    })
  return (
    <ActionButton className="button button--outline button--small" action={release}>
      {quarantineTexts.release}
    </ActionButton>
  )
}

const files: [PersonFile, name: string][] = [
  ['page', 'Page à lire et à imprimer'],
  ['export', 'Fichier de données (JSON)'],
]

type PersonFilesProps = { person: Person; onErased: () => void }

/** Everything that is kept of a person as files, and the way to keep nothing of it. */
function PersonFiles({ person, onErased }: PersonFilesProps) {
  const { client } = useAdmin()
  const { isBusy, post, save } = useAction()
  const [isAsked, setAsked] = useState(false)
  const { id, email } = person
  const address = (file: PersonFile) => `${adminApi.people}/${id}/${file}`
  const send = () => post<FormAnswer>(`${adminApi.people}/${id}/send-data`, { say: toMailNotice })
  const erase = async () => {
    const result = await client.post(`${adminApi.people}/${id}/erase`)
    if (result.kind !== 'ok') return result
    forgetTyped([id])
    onErased()
    return result
  }
  return (
    <Part id="fichiers" heading="Tout ce que le site garde d’elle">
      {files.map(([file, name]) => (
        <BusyButton
          key={file}
          type="button"
          className="more"
          isBusy={isBusy}
          onClick={() => save(address(file), { title: 'Export réussi', text: 'Le fichier {name} a été téléchargé.' })}
        >
          {name}
        </BusyButton>
      ))}
      <div className="actions">
        <ActionButton className="button button--outline button--small" action={send}>
          Lui envoyer ses données
        </ActionButton>
        <button type="button" className="button button--outline button--small" onClick={() => setAsked(true)}>
          Effacer cette personne
        </button>
      </div>
      <p className="small">{`L’envoi va à ${email}, dans sa langue : un lien valable un jour, d’où elle télécharge tout.`}</p>
      {isAsked && (
        <EraseDialog
          texts={{
            heading: 'Effacer cette personne ?',
            intro: 'Tout ce que le site garde de {email} disparaît, tout de suite et pour de bon :',
            what: [
              'l’adresse, l’inscription à la checklist et ses accords',
              'ses messages, vos réponses et leurs brouillons',
              'l’étape, le suivi et vos notes',
              'les e-mails préparés ou envoyés par le site',
            ],
            note: 'Restent les e-mails déjà arrivés dans votre messagerie, et le PDF déjà téléchargé. Si une sauvegarde doit servir, cette personne est de nouveau effacée.',
            confirm: 'Effacer pour de bon',
          }}
          email={email}
          erase={erase}
          onClose={() => setAsked(false)}
        />
      )}
    </Part>
  )
}
