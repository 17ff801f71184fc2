import type { DuePerson, RetentionView } from '../../contract/admin-pages.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatMoment, formatNumber } from '../../contract/formats.ts'
import status from '../../site/shared/styles/status.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import { Fact, Facts } from '../shared/Facts.tsx'
import { ListTable } from '../shared/list/ListTable.tsx'
import listTable from '../shared/list/list-table.css?inline'
import styles from './retention-page.css?inline'

/** Who is deleted next, what the last runs did, whether deletion is held back, and how the backups stand. */
export function RetentionPage({ retention }: { retention: RetentionView }) {
  const { due, namedOfEach, runs, pausedSince, backups, now } = retention
  const texts = useContent().admin.privacy.retention
  useStyles(status, listTable, styles)
  return (
    <AdminDocument title={texts.title} lead={texts.lead}>
      {pausedSince !== undefined && (
        <section className="card field retention-pause" aria-labelledby="pause">
          <h2 id="pause">{texts.paused}</h2>
          <p>{fillText(texts.pausedText, { date: formatMoment(pausedSince, 'fr'), now: formatMoment(now, 'fr') })}</p>
          <form method="post">
            <button type="submit" className="button button--key button--small">
              {texts.resume}
            </button>
          </form>
        </section>
      )}
      <section className="card card--line list-panel" aria-labelledby="bientot">
        <h2 id="bientot">{texts.due}</h2>
        {due.length === 0 ? <p>{texts.nobody}</p> : <DueTable due={due} />}
        {namedOfEach !== undefined && <p className="small">{fillText(texts.more, { n: namedOfEach })}</p>}
      </section>
      <div className="admin-columns">
        <section className="card card--line" aria-labelledby="passages">
          <h2 id="passages">{texts.runs}</h2>
          {runs.length === 0 ? <p>{texts.noRuns}</p> : <RunTable runs={runs} />}
        </section>
        <section className="card card--line" aria-labelledby="sauvegardes">
          <h2 id="sauvegardes">{texts.backups}</h2>
          <BackupMetadata {...backups} />
        </section>
      </div>
    </AdminDocument>
  )
}

/** Those whom the daily run deletes soon; on narrow windows each is a card. */
function DueTable({ due }: { due: readonly DuePerson[] }) {
  const { due: caption, columns, kinds } = useContent().admin.privacy.retention
  return (
    <ListTable className="due-table" caption={caption} columns={columns} isLoading={false}>
      {due.map(({ kind, id, email, lastContactAt, dueAt }) => (
        // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
        <tr key={id} role="row">
          <th role="rowheader" scope="row">
            {email}
          </th>
          <td role="cell">{kinds[kind]}</td>
          <td role="cell" data-label={columns.lastContact}>
            <time dateTime={lastContactAt}>{formatMoment(lastContactAt, 'fr')}</time>
          </td>
          <td role="cell" data-label={columns.at}>
            <time dateTime={dueAt}>{formatMoment(dueAt, 'fr')}</time>
          </td>
        </tr>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      ))}
    </ListTable>
  )
}

/** What the last daily runs deleted, newest first. */
function RunTable({ runs }: { runs: RetentionView['runs'] }) {
  const { runs: caption, run: texts } = useContent().admin.privacy.retention
  return (
    <div className="table">
      <table className="run-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.at}</th>
            <th scope="col">{texts.leads}</th>
            <th scope="col">{texts.enquiries}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ at, isPaused, leads, enquiries }) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at}>{formatMoment(at, 'fr')}</time>
                {isPaused && ` (${texts.paused})`}
              </th>
              <td>{formatNumber(leads, 'fr')}</td>
              <td>{formatNumber(enquiries, 'fr')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How the backups stand. */
function BackupMetadata({ newest, restored, failure }: RetentionView['backups']) {
  const { privacy, mails } = useContent().admin
  const texts = privacy.retention.backup
  const orNever = (instant: string | undefined) => (instant === undefined ? texts.never : formatMoment(instant, 'fr'))
  return (
    <Facts>
      <Fact name={texts.newest}>{orNever(newest?.at)}</Fact>
      <Fact name={texts.restorable}>{orNever(restored?.at)}</Fact>
      <Fact name={texts.rehearsed}>{orNever(restored?.rehearsedAt)}</Fact>
      {failure && (
        <Fact name={texts.failed}>
          {formatMoment(failure.at, 'fr')}&nbsp;: {mails.failedSteps[failure.what]}, {mails.backupFaults[failure.why]}
        </Fact>
      )}
    </Facts>
  )
}
