import type { ReactNode } from 'react'
import type { ConsentView, Person } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatDateOf } from '../shared/admin-formats.ts'
import { Fact, Facts } from '../shared/Facts.tsx'
import { MailState } from '../shared/MailState.tsx'
import { Moment } from '../shared/Moment.tsx'
import { ArrivalFacts } from './ArrivalFacts.tsx'

/**
 * What is known at a glance: since when, until when, in which language, and how the sign-up stands.
 * @param children beside the state of the checklist mail
 */
export function PersonFacts({ person, children }: { person: Person; children?: ReactNode }) {
  const { people, leads } = useMessages()
  const texts = people.facts
  const { lead, enquiries, firstContactAt, lastContactAt, keptUntil } = person
  const locale = enquiries.at(-1)?.locale ?? lead?.locale ?? 'fr'
  const kept = keptUntil === null ? texts.keptAsClient : fillText(texts.keptUntil, { date: formatDateOf(keptUntil) })
  const facts: [name: string, value: ReactNode][] = [
    [texts.language, leads.languages[locale]],
    [texts.firstContact, <Moment key="first" at={firstContactAt} />],
    [texts.lastContact, <Moment key="last" at={lastContactAt} />],
    [texts.kept, kept],
  ]
  if (lead) {
    const { downloadedAt, confirmedAt, mail, browser, ipAddress } = lead
    facts.push([texts.signedUp, <Moment key="signed" at={downloadedAt} />])
    facts.push([texts.mail, [<MailState key="mail" mail={mail} />, children]])
    facts.push([texts.confirmed, confirmedAt === null ? leads.notConfirmed : <Moment key="c" at={confirmedAt} />])
    facts.push([texts.browser, browser], [texts.ipAddress, ipAddress ?? leads.noValue])
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
  const { people, leads } = useMessages()
  const texts = people.consents
  const { locale, page, sentence, sentenceVersion, confirmedAt } = consent
  return (
    <Facts>
      <Fact name={texts.sentence} lang={locale}>
        {sentence}
      </Fact>
      <Fact name={texts.version}>{sentenceVersion}</Fact>
      <Fact name={texts.page}>{`${page} (${leads.languages[locale]})`}</Fact>
      <Fact name={texts.confirmed}>{confirmedAt === null ? texts.notConfirmed : <Moment at={confirmedAt} />}</Fact>
    </Facts>
  )
}
