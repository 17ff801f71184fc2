import type { ConversationEntry, Person } from '../../contract/api/admin-people.ts'
import { formatMoment } from '../../contract/formats.ts'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import { SiteContext, useSite } from '../shared/admin-context.tsx'
import { atMoment, formatCount } from '../shared/admin-formats.ts'
import { Fact, Facts, Moment, Part } from '../shared/parts.tsx'
import { toSiteFacts } from '../shared/site-facts.ts'
import { stageNames } from '../shared/texts.ts'
import { ConsentFacts, PersonFacts } from './PersonScreen.tsx'
import styles from './person-document.css?inline'
import { Answer, EnquiryFacts, EventText, noConsents, noMessages, OtherAnswers } from './person-parts.tsx'

/** A person as a file to keep, read and print; it needs nothing beside itself. */
export function PersonDocument({ person }: { person: Person }) {
  const site = toSiteFacts(useContent())
  const { contactForm } = site
  const { email, name, enquiries, counts } = person
  const left = counts.enquiries - enquiries.length
  return (
    <AdminDocument
      title={`Fiche de ${email}`}
      lead="Ce que le site garde de cette personne, à lire et à imprimer. Le texte des e-mails et les brouillons sont dans le fichier de données (JSON)."
      note={`État au ${formatMoment(person.now, 'fr')}.`}
      sheets={[styles]}
      isFile
    >
      <SiteContext value={site}>
        <Part id="reperes" heading="Repères">
          <Facts>
            {name !== null && <Fact name={contactForm.name.label}>{name}</Fact>}
            <Fact name={contactForm.email.label}>{email}</Fact>
            <Fact name="Étape">{stageNames[person.stage]}</Fact>
          </Facts>
          <PersonFacts person={person} />
        </Part>
        <Part id="accords" heading="Accords">
          {person.consents.length === 0 && <p>{noConsents}</p>}
          {person.consents.map((consent) => (
            <section key={consent.givenAt}>
              <h3>{atMoment('Donné le {date} à {time}', consent.givenAt)}</h3>
              <ConsentFacts consent={consent} />
            </section>
          ))}
        </Part>
        <Part id="conversation" heading="Conversation">
          {enquiries.length === 0 && <p>{noMessages}</p>}
          {left > 0 && (
            <p className="small">{`Messages plus anciens : ${formatCount(left)}. Ils sont dans le fichier de données (JSON).`}</p>
          )}
          {enquiries.map((enquiry) => (
            <Enquiry key={enquiry.id} enquiry={enquiry} />
          ))}
        </Part>
        <Part id="suivi" heading="Suivi">
          <ol className="told">
            {person.timeline.toReversed().map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment
              <li key={`${event.at} ${index}`}>
                <Moment at={event.at} />
                <EventText event={event} person={person} />
              </li>
            ))}
          </ol>
        </Part>
      </SiteContext>
    </AdminDocument>
  )
}

function Enquiry({ enquiry }: { enquiry: ConversationEntry }) {
  const { subjects } = useSite()
  const { subject, message, locale, receivedAt } = enquiry
  return (
    <article className="thread">
      <h3>
        {subjects.fr[subject]}, <Moment at={receivedAt} />
      </h3>
      <EnquiryFacts enquiry={enquiry} />
      <p className="typed" dir="auto" lang={locale}>
        {message}
      </p>
      <OtherAnswers enquiry={enquiry} />
      {enquiry.answers.map((answer) => (
        <Answer key={answer.id} answer={answer} locale={locale} />
      ))}
    </article>
  )
}
