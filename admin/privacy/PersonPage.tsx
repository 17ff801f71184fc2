import type { ConsentView, PersonView } from '../../contract/admin-pages.ts'
import { adminApi, adminPages } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import status from '../../site/shared/styles/status.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import eraseDialog from '../shared/erase-dialog.css?inline'
import { Fact, Facts } from '../shared/Facts.tsx'
import styles from './person-page.css?inline'

/** One person's file, for the screen and for print: what is kept, every consent word for word, and the way out. */
export function PersonPage({ person }: { person: PersonView }) {
  const { id, email, firstContactAt, lastContactAt, confirmedAt, keptUntil, consents, counts, now } = person
  const texts = useContent().admin.privacy.person
  useStyles(styles, status, eraseDialog)
  return (
    <AdminDocument
      title={fillText(texts.title, { email })}
      lead={texts.lead}
      note={fillText(texts.printed, { date: formatMoment(now, 'fr') })}
    >
      <div className="admin-columns">
        <div>
          <section className="card card--line" aria-labelledby="personne">
            <h2 id="personne">{texts.facts}</h2>
            <Facts>
              <Fact name={texts.email}>{email}</Fact>
              <Fact name={texts.firstContact}>{formatMoment(firstContactAt, 'fr')}</Fact>
              <Fact name={texts.lastContact}>{formatMoment(lastContactAt, 'fr')}</Fact>
              <Fact name={texts.confirmed}>
                {confirmedAt === null ? texts.consent.notConfirmed : formatMoment(confirmedAt, 'fr')}
              </Fact>
              <Fact name={texts.counts}>{fillText(texts.countsText, counts)}</Fact>
              <Fact name={texts.until}>{formatMoment(keptUntil, 'fr')}</Fact>
            </Facts>
          </section>
          <section className="card card--line" aria-labelledby="accords">
            <h2 id="accords">{texts.consents}</h2>
            {consents.length === 0 ? <p>{texts.noConsents}</p> : <ConsentList consents={consents} />}
          </section>
        </div>
        <section className="card card--line person-files screen-only" aria-labelledby="fichiers">
          <h2 id="fichiers">{texts.files}</h2>
          <a className="more" href={`${adminApi.people}/${id}/export`} download>
            {texts.exportFile}
          </a>
          <ErasePerson id={id} email={email} />
        </section>
      </div>
    </AdminDocument>
  )
}

/** Consents as they were given: the sentence as it was read, where, and when it was confirmed. */
function ConsentList({ consents }: { consents: readonly ConsentView[] }) {
  const texts = useContent().admin.privacy.person.consent
  return consents.map(({ givenAt, locale, page, sentence, sentenceVersion, confirmedAt }) => (
    <article key={givenAt} className="consent">
      <h3>
        {texts.given}, {formatMoment(givenAt, 'fr')}
      </h3>
      <Facts>
        <Fact name={texts.sentence} lang={locale}>
          {sentence}
        </Fact>
        <Fact name={texts.version}>{sentenceVersion}</Fact>
        <Fact name={texts.page}>
          {page} ({locale})
        </Fact>
        <Fact name={texts.confirmedAt}>
          {confirmedAt === null ? texts.notConfirmed : formatMoment(confirmedAt, 'fr')}
        </Fact>
      </Facts>
    </article>
  ))
}

/** A button and the question that it opens, without a script. The focus starts on the harmless button. */
function ErasePerson({ id, email }: { id: string; email: string }) {
  const texts = useContent().admin.privacy.person.erase
  return (
    <form method="post" action={`${adminPages.people}/${id}/effacer`}>
      <button type="button" className="button button--outline button--small" popoverTarget="effacer">
        {texts.open}
      </button>
      <dialog className="dialog" popover="auto" id="effacer" aria-labelledby="effacer-titre">
        <h2 id="effacer-titre">{texts.heading}</h2>
        <p>{fillText(texts.intro, { email })}</p>
        <ul>
          {texts.what.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p className="small">{texts.note}</p>
        <div className="actions">
          <button type="submit" className="button button--small">
            {texts.confirm}
          </button>
          <button
            type="button"
            className="button button--outline button--small"
            // biome-ignore lint/a11y/noAutofocus: when the dialog opens, not when the page does
            autoFocus
            popoverTarget="effacer"
            popoverTargetAction="hide"
          >
            {texts.cancel}
          </button>
        </div>
      </dialog>
    </form>
  )
}
