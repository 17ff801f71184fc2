import type { PlannedPage } from '../../../contract/api/admin-contents.ts'
import { fillText } from '../../../contract/text.ts'
import { atMoment } from '../../shared/admin-formats.ts'
import { Waiting } from '../../shared/parts.tsx'
import { ComplaintList } from './ComplaintList.tsx'
import type { LastOrder } from './use-order.ts'

/** How far a publication has got, in words; once it is online, the way to its pages. */
export function OrderNote({ last }: { last: LastOrder | undefined }) {
  if (!last) return null
  const { state, done = 'En ligne.', pages = [] } = last
  switch (state.kind) {
    case 'underway':
      return <Waiting text="C’est en cours. Vous pouvez continuer, cela se fait sans vous." />
    case 'visible':
      return (
        <div className="remark remark--ok" role="status">
          <p>{pages.length > 0 ? `${done} À voir ici :` : done}</p>
          {pages.length > 0 && <PageLinks pages={pages} />}
        </div>
      )
    case 'scheduled':
      return (
        <p className="remark remark--ok" role="status">
          {atMoment('Programmé : ce sera en ligne le {date} à {time}, heure de Paris.', state.at)}
        </p>
      )
    case 'drafts':
    case 'unchanged':
      return (
        <p className="remark" role="status">
          {state.kind === 'drafts'
            ? 'C’est annulé : les textes sont de nouveau des brouillons.'
            : 'Il n’y avait rien à changer.'}
        </p>
      )
    case 'refused':
      return (
        <div className="remark remark--error" role="alert">
          <p>La publication est refusée :</p>
          <ComplaintList complaints={state.complaints} />
        </div>
      )
    case 'overtaken':
      return (
        <p className="remark remark--error" role="alert">
          Autre chose a changé entre-temps : rien n’a été publié. Vérifiez de nouveau ce qui change, puis recommencez.
        </p>
      )
    case 'failed':
      return (
        <p className="remark remark--error" role="alert">
          {fillText('La publication n’a pas abouti. {reason}', {
            reason:
              state.message ||
              'Les visiteurs voient toujours le site d’avant. Réessayez ; si cela dure, prévenez qui s’occupe du serveur.',
          })}
        </p>
      )
  }
}

type PageLinksProps = {
  pages: readonly PlannedPage[]
  /** They cannot be opened yet. */
  isNew?: boolean | undefined
}

/** Pages of the site by their titles, to be looked at beside the administration. */
export function PageLinks({ pages, isNew }: PageLinksProps) {
  return (
    <ul className="page-links">
      {[...Map.groupBy(pages, ({ title }) => title)].map(([title, [first, ...others]]) => (
        <li key={title}>
          {isNew ? (
            title
          ) : (
            <a href={first?.path} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
          {others.length > 0 && <span className="hint">{` (${others.length + 1} adresses)`}</span>}
        </li>
      ))}
    </ul>
  )
}
