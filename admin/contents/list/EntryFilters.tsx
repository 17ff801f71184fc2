import type { Entry } from '../../../contract/api/admin-contents.ts'
import { formatCount } from '../../shared/admin-formats.ts'
import { contentsTexts } from '../texts.ts'
import { type EntryFilter, entryFilters, filterEntries } from './filter-entries.ts'

type EntryFiltersProps = { entries: readonly Entry[]; filter: EntryFilter; onChoose: (filter: EntryFilter) => void }

/** Which entries are shown; beside each name how many there are, of samples how many points. An empty one is not offered. */
export function EntryFilters({ entries, filter, onChoose }: EntryFiltersProps) {
  const texts = contentsTexts.filter
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{texts.label}</legend>
      {entryFilters.map((one) => {
        const found = filterEntries(entries, one)
        // As the rows and the dashboard count them, not their files.
        const count = one === 'samples' ? found.reduce((sum, { samples }) => sum + samples, 0) : found.length
        if (count === 0 && one !== filter && one !== 'all') return null
        return (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => onChoose(one)}>
            {texts[one]} {one !== 'all' && <span className="count">{formatCount(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
