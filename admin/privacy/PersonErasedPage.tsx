import { LooseThread } from '../../site/shared/illustration/LooseThread.tsx'
import drawnLine from '../../site/shared/styles/drawn-line.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import { AdminDocument } from '../shared/AdminDocument.tsx'
import styles from './person-page.css?inline'

/** What the owner reads once a person is erased; it names nobody. */
export function PersonErasedPage() {
  const { back, person } = useContent().admin.privacy
  useStyles(drawnLine, styles)
  return (
    <AdminDocument title={person.erased.title} lead={person.erased.text}>
      <div className="actions">
        <a className="button" href="/admin">
          {back}
        </a>
      </div>
      <div className="person-erased screen-only">
        <LooseThread />
      </div>
    </AdminDocument>
  )
}
