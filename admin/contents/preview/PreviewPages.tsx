import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import { InlineSvg } from '../../../site/shared/illustration/Drawing.tsx'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { AdminDocument } from '../../shared/AdminDocument.tsx'
import { toComplaintText, toPlaceText } from '../complaint-text.ts'
import styles from './preview-page.css?inline'

/** What stands in the place of a preview while faults keep the page from being drawn. */
export function PreviewFaultyPage({ complaints }: { complaints: readonly TextComplaint[] }) {
  return (
    <AdminDocument
      title="L’aperçu attend vos corrections"
      lead="Avec les fautes que voici, la page ne se laisse pas montrer. Rien n’est perdu : corrigez-les, et l’aperçu revient."
      sheets={[styles]}
    >
      <ul className="preview-faults">
        {complaints.map((complaint) => (
          <li key={`${complaint.path} ${complaint.line} ${complaint.problem}`} className="card card--line">
            <p className="small">{toPlaceText(complaint)}</p>
            <p>{toComplaintText(complaint)}</p>
          </li>
        ))}
      </ul>
    </AdminDocument>
  )
}

/** The page of a link to a preview that has expired, is not whole, or was asked for too often. */
export function PreviewLostPage() {
  return (
    <AdminDocument
      title="Ce lien ne montre pas d’aperçu"
      lead="Il a été trop souvent demandé : réessayez dans une minute. Ou il a expiré, ou une partie de l’adresse manque : demandez-en un nouveau à la personne qui vous l’a envoyé."
      sheets={[styles]}
    >
      <div className="preview-lost">
        <InlineSvg svg={looseThread} />
      </div>
    </AdminDocument>
  )
}
