import { listTexts } from './texts.ts'

type ListPagesProps = {
  label: string
  /** The query of the page that is shown. */
  query: URLSearchParams
  next: string | null
}

/** On through a list, and back to its beginning; nothing where it has one page. */
export function ListPages({ label, query, next }: ListPagesProps) {
  const isFirst = !query.has('cursor')
  if (isFirst && next === null) return null
  const toPage = (cursor: string | null) => {
    const page = new URLSearchParams(query)
    page.delete('cursor')
    if (cursor !== null) page.set('cursor', cursor)
    return `?${page}`
  }
  return (
    <nav className="actions" aria-label={label}>
      {!isFirst && (
        <a className="button button--outline button--small" href={toPage(null)}>
          {listTexts.first}
        </a>
      )}
      {next !== null && (
        <a className="button button--outline button--small" href={toPage(next)}>
          {listTexts.next}
        </a>
      )}
    </nav>
  )
}
