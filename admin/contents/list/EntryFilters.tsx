import type { Entry } from '../../../contract/api/admin-contents.ts'
import { formatCount } from '../../shared/admin-formats.ts'
import { Segments } from '../Segments.tsx'
import { type EntryFilter, entryFilters, filterEntries } from './filter-entries.ts'

const names: Record<EntryFilter, string> = {
  all: 'Tous',
  unpublished: 'À publier',
  scheduled: 'Programmés',
  outdated: 'À relire',
  samples: 'À confirmer',
  withdrawn: 'Retirés',
}

type EntryFiltersProps = { entries: readonly Entry[]; filter: EntryFilter; onChoose: (filter: EntryFilter) => void }

/** Which entries are shown; beside each name how many there are, of samples how many points. An empty one is not offered. */
export function EntryFilters({ entries, filter, onChoose }: EntryFiltersProps) {
  const options = entryFilters.flatMap((one) => {
    const found = filterEntries(entries, one)
    // As the rows and the dashboard count them, not their files.
    const count = one === 'samples' ? found.reduce((sum, { samples }) => sum + samples, 0) : found.length
    if (count === 0 && one !== filter && one !== 'all') return []
    const words = (
      <>
        {names[one]} {one !== 'all' && <span className="count">{formatCount(count)}</span>}
      </>
    )
    return [[one, words] as const]
  })
  return <Segments label="Contenus affichés" options={options} value={filter} onChoose={onChoose} />
}
