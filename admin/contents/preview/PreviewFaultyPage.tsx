import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { useStyles } from '../../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../../site/shared/use-content.tsx'
import { AdminDocument } from '../../shared/AdminDocument.tsx'
import { toComplaintText } from '../complaint-text.ts'
import styles from './preview-page.css?inline'

/** What stands in the place of a preview while faults keep the page from being drawn. */
export function PreviewFaultyPage({ complaints }: { complaints: readonly TextComplaint[] }) {
  const { faulty, line: lineWords } = useContent().admin.preview
  useStyles(styles)
  return (
    <AdminDocument title={faulty.title} lead={faulty.text}>
      <ul className="preview-faults">
        {complaints.map(({ path, line, problem, remedy }) => (
          <li key={`${path} ${line} ${problem}`} className="card card--line">
            <p className="small">
              {path}
              {line !== null && `, ${fillText(lineWords, { n: line })}`}
            </p>
            <p>{toComplaintText({ problem, remedy })}</p>
          </li>
        ))}
      </ul>
    </AdminDocument>
  )
}
