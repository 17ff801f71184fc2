import { fillText } from '../../../contract/text.ts'
import { atMoment } from '../../shared/admin-formats.ts'
import { Waiting } from '../../shared/parts.tsx'
import { contentsTexts } from '../texts.ts'
import { ComplaintList } from './ComplaintList.tsx'
import type { OrderState } from './use-order.ts'

/** How far a publication has got, in words; once it is online, the way to its pages. */
export function OrderNote({ state, pages = [] }: { state: OrderState; pages?: readonly string[] }) {
  const texts = contentsTexts.publishing
  switch (state.kind) {
    case 'none':
    case 'sending':
      return null
    case 'underway':
      return <Waiting text={texts.underway} />
    case 'visible':
      return (
        <div className="order-note is-visible" role="status">
          <p>{pages.length > 0 ? texts.visibleOn : texts.visible}</p>
          {pages.length > 0 && <PageLinks pages={pages} />}
        </div>
      )
    case 'scheduled':
      return (
        <p className="order-note is-visible" role="status">
          {atMoment(texts.scheduled, state.at)}
        </p>
      )
    case 'drafts':
    case 'unchanged':
      return (
        <p className="order-note" role="status">
          {state.kind === 'drafts' ? texts.drafts : texts.nothing}
        </p>
      )
    case 'refused':
      return (
        <div className="dialog-error" role="alert">
          <p>{texts.refused}</p>
          <ComplaintList complaints={state.complaints} />
        </div>
      )
    default:
      return (
        <p className="dialog-error" role="alert">
          {state.kind === 'overtaken' && texts.overtaken}
          {state.kind === 'failed' && state.text}
          {state.kind === 'notVisible' && fillText(texts.notVisible, { reason: state.text })}
        </p>
      )
  }
}

/** Addresses of the site, to be looked at beside the administration. */
export function PageLinks({ pages }: { pages: readonly string[] }) {
  return (
    <ul className="page-links">
      {pages.map((page) => (
        <li key={page}>
          <a href={page} target="_blank" rel="noreferrer">
            {page}
          </a>
        </li>
      ))}
    </ul>
  )
}
