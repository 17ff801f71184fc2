import type { RetentionView } from '../../contract/admin-pages.ts'
import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import status from '../../site/shared/styles/status.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import listTable from '../shared/list/list-table.css?inline'
import { BackupFacts } from './BackupFacts.tsx'
import { DueTable } from './DueTable.tsx'
import { RunTable } from './RunTable.tsx'
import styles from './retention-page.css?inline'

/** Who is deleted next, what the last runs did, whether deletion is held back, and how the backups stand. */
export function RetentionPage({ retention }: { retention: RetentionView }) {
  const { due, namedOfEach, runs, pausedSince, backups, now } = retention
  const words = useContent().admin.privacy.retention
  useStyles(status, listTable, styles)
  return (
    <AdminDocument title={words.title} lead={words.lead}>
      {pausedSince !== undefined && (
        <section className="card field retention-pause" aria-labelledby="pause">
          <h2 id="pause">{words.paused}</h2>
          <p>{fillText(words.pausedText, { date: formatMoment(pausedSince, 'fr'), now: formatMoment(now, 'fr') })}</p>
          <form method="post">
            <button type="submit" className="button button--key button--small">
              {words.resume}
            </button>
          </form>
        </section>
      )}
      <section className="card card--line list-panel" aria-labelledby="bientot">
        <h2 id="bientot">{words.due}</h2>
        {due.length === 0 ? <p>{words.nobody}</p> : <DueTable due={due} />}
        {namedOfEach !== undefined && <p className="small">{fillText(words.more, { n: namedOfEach })}</p>}
      </section>
      <div className="admin-columns">
        <section className="card card--line" aria-labelledby="passages">
          <h2 id="passages">{words.runs}</h2>
          {runs.length === 0 ? <p>{words.noRuns}</p> : <RunTable runs={runs} />}
        </section>
        <section className="card card--line" aria-labelledby="sauvegardes">
          <h2 id="sauvegardes">{words.backups}</h2>
          <BackupFacts {...backups} />
        </section>
      </div>
    </AdminDocument>
  )
}
