import { csvSeparators } from '../../contract/api/admin.ts'
import { withQuery } from './client.ts'
import { csvTexts } from './texts.ts'
import { useAction } from './use-action.ts'

type ExportLinksProps = {
  path: string
  /** Which rows: none but those of a filter, or those that are named. */
  query?: Record<string, string>
  /** What is in the file, where it is not everything. */
  of?: string
}

/** A list as a file in two forms. */
export function ExportLinks({ path, query = {}, of }: ExportLinksProps) {
  const { isBusy, save } = useAction()
  return (
    <>
      {csvSeparators.map((separator) => {
        const href = withQuery(path, { ...query, separator })
        return (
          <a
            key={separator}
            className={isBusy ? 'button button--outline button--small is-busy' : 'button button--outline button--small'}
            href={href}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              event.preventDefault()
              void save(href, csvTexts.success)
            }}
          >
            {csvTexts[separator]}
            {of !== undefined && <span className="visually-hidden"> : {of}</span>}
          </a>
        )
      })}
    </>
  )
}
