import type { RetentionView } from '../../contract/admin-pages.ts'
import { formatMoment, formatNumber } from '../../contract/formats.ts'
import { useContent } from '../../site/shared/use-content.tsx'

/** What the last daily runs deleted, newest first. */
export function RunTable({ runs }: { runs: RetentionView['runs'] }) {
  const { runs: caption, run: words } = useContent().admin.privacy.retention
  return (
    <div className="table">
      <table className="run-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.at}</th>
            <th scope="col">{words.leads}</th>
            <th scope="col">{words.enquiries}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ at, isPaused, leads, enquiries }) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at}>{formatMoment(at, 'fr')}</time>
                {isPaused && ` (${words.paused})`}
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
