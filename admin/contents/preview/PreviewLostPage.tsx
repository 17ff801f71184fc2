import { LooseThread } from '../../../site/shared/illustration/LooseThread.tsx'
import drawnLine from '../../../site/shared/styles/drawn-line.css?inline'
import { useStyles } from '../../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../../site/shared/use-content.tsx'
import { AdminDocument } from '../../shared/AdminDocument.tsx'
import styles from './preview-page.css?inline'

/** What somebody reads whose link to a preview has expired or is not whole. */
export function PreviewLostPage() {
  const { lost } = useContent().admin.preview
  useStyles(drawnLine, styles)
  return (
    <AdminDocument title={lost.title} lead={lost.text}>
      <div className="preview-lost">
        <LooseThread />
      </div>
    </AdminDocument>
  )
}
