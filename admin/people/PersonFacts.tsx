import type { ReactNode } from 'react'
import type { ConsentView, Person } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { frenchNames } from '../../contract/locales.ts'
import { formatDateOf } from '../shared/admin-formats.ts'
import { Fact, Facts } from '../shared/Facts.tsx'
import { MailState } from '../shared/MailState.tsx'
import { Moment } from '../shared/Moment.tsx'
import { leadTexts } from '../shared/texts.ts'
import { ArrivalFacts } from './ArrivalFacts.tsx'
import { peopleTexts } from './texts.ts'

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
