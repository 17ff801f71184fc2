import { type EnquiryFilter, type EnquiryPage, enquiryFilters } from '../../contract/api/admin-enquiries.ts'
import { formatCounted } from '../shared/admin-formats.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'

type EnquiryFiltersProps = {
  filter: EnquiryFilter
  counts: EnquiryPage['counts'] | undefined
  onChoose: (filter: EnquiryFilter) => void
}

/** Which enquiries are shown; beside each name how many there are. */
export function EnquiryFilters({ filter, counts, onChoose }: EnquiryFiltersProps) {
  const words = useAdminMessages().enquiries
  return (
    <fieldset className="segments segments--wide">
      <legend className="visually-hidden">{words.filter}</legend>
      {enquiryFilters.map((one) => {
        const count = one === 'all' ? 0 : (counts?.[one] ?? 0)
        return (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => onChoose(one)}>
            {words.filters[one]} {count > 0 && <span className="count">{formatCounted(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
