import type { ConsentView } from '../../contract/admin-pages.ts'
import { formatMoment } from '../../contract/formats.ts'
import { useContent } from '../../site/shared/use-content.tsx'
import { Known, KnownList } from './Known.tsx'

/** Consents as they were given: the sentence as it was read, where, and when it was confirmed. */
export function ConsentList({ consents }: { consents: readonly ConsentView[] }) {
  const words = useContent().admin.privacy.person.consent
  return consents.map(({ givenAt, locale, page, sentence, sentenceVersion, confirmedAt }) => (
    <article key={givenAt} className="consent">
      <h3>
        {words.given}, {formatMoment(givenAt, 'fr')}
      </h3>
      <KnownList>
        <Known name={words.sentence} lang={locale}>
          {sentence}
        </Known>
        <Known name={words.version}>{sentenceVersion}</Known>
        <Known name={words.page}>
          {page} ({locale})
        </Known>
        <Known name={words.confirmedAt}>
          {confirmedAt === null ? words.notConfirmed : formatMoment(confirmedAt, 'fr')}
        </Known>
      </KnownList>
    </article>
  ))
}
