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
    <nav className="list-pages" aria-label={label}>
      {onPrevious && (
        <button type="button" className="button button--outline button--small" onClick={onPrevious}>
          {words.previous}
        </button>
      )}
      <p className="label">{words.page.replace('{n}', String(page))}</p>
      {onNext && (
        <button type="button" className="button button--outline button--small" onClick={onNext}>
          {words.next}
        </button>
      )}
    </nav>
  )
}
