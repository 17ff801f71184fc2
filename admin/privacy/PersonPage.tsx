import type { PersonView } from '../../contract/admin-pages.ts'
import { adminApi } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import { ConsentList } from './ConsentList.tsx'
import { ErasePerson } from './ErasePerson.tsx'
import { Known, KnownList } from './Known.tsx'
import styles from './person-page.css?inline'

/** One person's file, for the screen and for paper: what is kept, every consent word for word, and the way out. */
export function PersonPage({ person }: { person: PersonView }) {
  const { id, email, firstContactAt, lastContactAt, confirmedAt, keptUntil, consents, counts, now } = person
  const words = useContent().admin.privacy.person
  useStyles(styles)
  return (
    <AdminDocument
      title={fillText(words.title, { email })}
      lead={words.lead}
      note={fillText(words.printed, { date: formatMoment(now, 'fr') })}
    >
      <div className="admin-columns">
        <div>
          <section className="card card--line" aria-labelledby="personne">
            <h2 id="personne">{words.facts}</h2>
            <KnownList>
              <Known name={words.email}>{email}</Known>
              <Known name={words.firstContact}>{formatMoment(firstContactAt, 'fr')}</Known>
              <Known name={words.lastContact}>{formatMoment(lastContactAt, 'fr')}</Known>
              <Known name={words.confirmed}>
                {confirmedAt === null ? words.consent.notConfirmed : formatMoment(confirmedAt, 'fr')}
              </Known>
              <Known name={words.counts}>{fillText(words.countsText, counts)}</Known>
              <Known name={words.until}>{formatMoment(keptUntil, 'fr')}</Known>
            </KnownList>
          </section>
          <section className="card card--line" aria-labelledby="accords">
            <h2 id="accords">{words.consents}</h2>
            {consents.length === 0 ? <p>{words.noConsents}</p> : <ConsentList consents={consents} />}
          </section>
        </div>
        <section className="card card--line person-files" aria-labelledby="fichiers">
          <h2 id="fichiers">{words.files}</h2>
          <a className="more" href={`${adminApi.people}/${id}/export`} download>
            {words.exportFile}
          </a>
          <ErasePerson id={id} email={email} />
        </section>
      </div>
    </AdminDocument>
  )
}
