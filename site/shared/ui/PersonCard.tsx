import { useContent, useLocale } from '../use-content.tsx'
import { OwnerLine } from './OwnerLine.tsx'
import { PersonFacts } from './PersonFacts.tsx'

/** Who answers, beside a form or an order: face, name and what a buyer looks for. Nothing while there is no name. */
export function PersonCard({ hasPhone = true }: { hasPhone?: boolean }) {
  const locale = useLocale()
  const { owner, messages } = useContent()
  if (owner.name === undefined) return null
  return (
    <section className="person-card" aria-label={messages[locale].site.person.answers}>
      <p className="label muted">{messages[locale].site.person.answers}</p>
      <OwnerLine owner={owner} hasPortrait>
        {owner.name}
      </OwnerLine>
      <PersonFacts hasPhone={hasPhone} />
    </section>
  )
}
