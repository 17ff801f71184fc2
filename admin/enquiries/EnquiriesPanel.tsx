import { useEffect, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type EnquiryAction,
  type EnquiryFilter,
  type EnquiryPage,
  type EnquiryRow,
  enquiryFilters,
} from '../../contract/api/admin-enquiries.ts'
import { pathOf } from '../../contract/routes.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatCounted } from '../shared/admin-formats.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { ListPanel } from '../shared/list/ListPanel.tsx'
import { useList } from '../shared/list/use-list.ts'
import { useRowAction } from '../shared/list/use-row-action.ts'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import { EnquiryTable } from './EnquiryTable.tsx'

/** A dialog about one enquiry. */
type Opened = { kind: 'reading' | 'erasing'; enquiry: EnquiryRow }

type EnquiriesPanelProps = {
  /** Changes when something else than an action of this panel may have changed enquiries. */
  version: number
  /** Told how many wait for an answer. */
  onCount: (toAnswer: number) => void
}

/** The messages of the contact form: those to answer first, and what can be done with one of them. */
export function EnquiriesPanel({ version, onCount }: EnquiriesPanelProps) {
  const texts = useMessages().enquiries
  const [changes, setChanges] = useState(0)
  const list = useList<EnquiryPage, EnquiryRow, EnquiryFilter>({
    path: adminApi.enquiries,
    rowsOf: ({ enquiries }) => enquiries,
    filter: 'toAnswer',
    version: version + changes,
  })
  const { filter, setFilter, value } = list
  const act = useRowAction<EnquiryRow, EnquiryAction>({
    path: adminApi.enquiries,
    whoOf: ({ name }) => name,
    texts: texts.done,
    reasons: texts.reasons,
    onChange: () => {
      list.keepFocus()
      setChanges((count) => count + 1)
    },
  })
  const [opened, setOpened] = useState<Opened>()

  const toAnswer = value?.counts.toAnswer ?? 0
  useEffect(() => onCount(toAnswer), [toAnswer, onCount])

  return (
    <ListPanel
      ids={{ heading: 'demandes', search: 'chercher-demande' }}
      texts={texts}
      aside={texts.aside}
      list={list}
      filters={<EnquiryFilters filter={filter} counts={value?.counts} onChoose={setFilter} />}
      empty={{
        title: texts.empty[filter],
        aside: texts.emptyAside[filter],
        nothingFound: texts.nothingFound[filter],
      }}
      emptyLink={
        filter === 'all' && (
          <a className="button button--small" href={pathOf('contact', 'fr')}>
            {texts.emptyLink}
          </a>
        )
      }
      searchElsewhere={
        filter !== 'all' && (
          <button type="button" className="button button--small" onClick={() => setFilter('all')}>
            {texts.searchInAll}
          </button>
        )
      }
      table={(enquiries) => (
        <EnquiryTable
          enquiries={enquiries}
          isLoading={list.isLoading}
          act={act}
          onRead={(enquiry) => setOpened({ kind: 'reading', enquiry })}
          onErase={(enquiry) => setOpened({ kind: 'erasing', enquiry })}
        />
      )}
    >
      {opened?.kind === 'reading' && (
        <EnquiryDialog
          enquiry={opened.enquiry}
          act={(action) => act(opened.enquiry, action, true)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'erasing' && (
        <EraseDialog
          texts={texts.eraseDialog}
          email={opened.enquiry.email}
          erase={() => act(opened.enquiry, 'erase', true)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ListPanel>
  )
}

type EnquiryFiltersProps = {
  filter: EnquiryFilter
  counts: EnquiryPage['counts'] | undefined
  onChoose: (filter: EnquiryFilter) => void
}

/** Which enquiries are shown; beside each name how many there are. */
function EnquiryFilters({ filter, counts, onChoose }: EnquiryFiltersProps) {
  const texts = useMessages().enquiries
  return (
    <fieldset className="segments segments--wide">
      <legend className="visually-hidden">{texts.filter}</legend>
      {enquiryFilters.map((one) => {
        const count = one === 'all' ? 0 : (counts?.[one] ?? 0)
        return (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => onChoose(one)}>
            {texts.filters[one]} {count > 0 && <span className="count">{formatCounted(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
