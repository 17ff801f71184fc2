import { useAdminMessages } from '../use-admin-messages.tsx'

type ListPagesProps = {
  label: string
  page: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Back and on through the list; nothing where the list has one page. */
export function ListPages({ label, page, onPrevious, onNext }: ListPagesProps) {
  const words = useAdminMessages().leads
  if (!onPrevious && !onNext) return null
  return (
    <nav className="pages" aria-label={label}>
      {onPrevious && (
        <button type="button" className="btn btn--o btn--s" onClick={onPrevious}>
          {words.previous}
        </button>
      )}
      <p className="ui">{words.page.replace('{n}', String(page))}</p>
      {onNext && (
        <button type="button" className="btn btn--o btn--s" onClick={onNext}>
          {words.next}
        </button>
      )}
    </nav>
  )
}
