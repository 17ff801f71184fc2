import { InlineSvg } from '../../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { AdminDocument } from '../../shared/AdminDocument.tsx'
import styles from './preview-page.css?inline'

/** The page of a link to a preview that has expired or is not whole. */
export function PreviewLostPage() {
  return (
    <AdminDocument
      title="Ce lien d’aperçu ne mène plus à rien"
      lead="Il valait pour quelques jours, ou une partie de l’adresse manque. Demandez-en un nouveau à la personne qui vous l’a envoyé."
      sheets={[styles]}
    >
      <div className="preview-lost">
        <InlineSvg svg={looseThread} />
      </div>
    </AdminDocument>
  )
}
