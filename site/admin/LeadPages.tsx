import { adminWords } from '../../content/words/admin.ts'

type LeadPagesProps = {
  label?: string
  page: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Back and on through a list; nothing where the list has one page. */
export function LeadPages({ label = adminWords.leads.pages, page, onPrevious, onNext }: LeadPagesProps) {
  const words = adminWords.leads
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
