import { InlineSvg } from '../../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { AdminDocument } from '../../shared/AdminDocument.tsx'
import styles from './preview-page.css?inline'

/** The page of a link to a preview that has expired, is not whole, or was asked for too often. */
export function PreviewLostPage() {
  return (
    <AdminDocument
      title="Ce lien ne montre pas d’aperçu"
      lead="Il a été trop souvent demandé : réessayez dans une minute. Ou il a expiré, ou une partie de l’adresse manque : demandez-en un nouveau à la personne qui vous l’a envoyé."
      sheets={[styles]}
    >
      <div className="preview-lost">
        <InlineSvg svg={looseThread} />
      </div>
    </AdminDocument>
  )
}
