import { adminWords } from '../../content/words/admin.ts'
import { pathOf } from '../../contract/routes.ts'

const words = adminWords.leads

/** An empty list: nobody yet, or nobody who matches what is searched. */
export function NoLeads({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <div className="ad-0">
        <p className="ui">{words.nothingFound.replace('{search}', () => search)}</p>
        <button type="button" className="btn btn--o btn--s" onClick={onClear}>
          {words.clearSearch}
        </button>
      </div>
    )
  }
  return (
    <div className="ad-0">
      <svg viewBox="0 0 300 90" aria-hidden="true">
        <path d="M-1200 70H60C120 70 150 20 118 14C90 10 96 66 140 66C180 66 196 30 214 40C230 50 224 62 240 62" />
      </svg>
      <h3>{words.empty}</h3>
      <p className="muted">{words.emptyAside}</p>
      <a className="btn btn--s" href={pathOf('checklist', 'fr')}>
        {words.emptyLink}
      </a>
    </div>
  )
}
