import { fillText } from '../../../contract/fill-text.ts'
import { useMessages } from '../admin-context.tsx'
import type { List } from './use-list.ts'

type ListPagesProps = { label: string; list: Pick<List<unknown>, 'page' | 'goBack' | 'goOn'> }

/** Back and on through the list; nothing where the list has one page. */
export function ListPages({ label, list: { page, goBack, goOn } }: ListPagesProps) {
  const texts = useMessages().leads
  if (!goBack && !goOn) return null
  return (
    <nav className="list-pages" aria-label={label}>
      {goBack && (
        <button type="button" className="button button--outline button--small" onClick={goBack}>
          {texts.previous}
        </button>
      )}
      <p className="label">{fillText(texts.page, { n: page })}</p>
      {goOn && (
        <button type="button" className="button button--outline button--small" onClick={goOn}>
          {texts.next}
        </button>
      )}
    </nav>
  )
}
