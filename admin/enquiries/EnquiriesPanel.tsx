import { useCallback, useEffect, useState } from 'react'
import type { EnquiryFilter, EnquiryPage, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { pathOf } from '../../contract/routes.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { ListPanel } from '../shared/list/ListPanel.tsx'
import { NoRows, NothingFound } from '../shared/list/NoRows.tsx'
import { type LoadPage, useAddressList } from '../shared/list/use-address-list.ts'
import { useListFocus } from '../shared/list/use-list-focus.ts'
import { useRowAction } from '../shared/list/use-row-action.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import { EnquiryFilters } from './EnquiryFilters.tsx'
import { EnquiryTable } from './EnquiryTable.tsx'
import { toEnquiryActionNotice } from './enquiry-action-notice.ts'

type Page = { rows: EnquiryRow[]; next: string | null; counts: EnquiryPage['counts'] }

/** A dialog about one enquiry. */
type Opened = { kind: 'reading' | 'erasing'; enquiry: EnquiryRow }

type EnquiriesPanelProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  /** Changes when something else than an action of this panel may have changed enquiries. */
  version: number
  /** Told how many wait for an answer. */
  onCount: (toAnswer: number) => void
}

/** The messages of the contact form: those to answer first, and what can be done with one of them. */
export function EnquiriesPanel({ calls, show, version, onCount }: EnquiriesPanelProps) {
  const messages = useAdminMessages()
  const words = messages.enquiries
  const loadPage: LoadPage<EnquiryFilter, Page> = useCallback(
    async (place, signal) => {
      const result = await calls.listEnquiries(place, signal)
      if (result.kind !== 'ok') return result
      const { enquiries, ...rest } = result.value
      return { kind: 'ok', value: { rows: enquiries, ...rest } }
    },
    [calls],
  )
  const [changes, setChanges] = useState(0)
  const list = useAddressList<EnquiryFilter, EnquiryRow, Page>(loadPage, 'toAnswer', version + changes)
  const focus = useListFocus(list)
  const { busy, act } = useRowAction({
    call: calls.actOnEnquiry,
    toNotice: (enquiry: EnquiryRow, action, result) => toEnquiryActionNotice(action, enquiry.name, result, messages),
    show,
    onChange: () => {
      focus.keep()
      setChanges((count) => count + 1)
    },
  })
  const [opened, setOpened] = useState<Opened>()

  const toAnswer = list.value?.counts.toAnswer ?? 0
  useEffect(() => onCount(toAnswer), [toAnswer, onCount])

  return (
    <ListPanel
      ids={{ heading: 'demandes', search: 'chercher-demande' }}
      words={words}
      aside={words.aside}
      list={list}
      focus={focus}
      filters={<EnquiryFilters filter={list.filter} counts={list.value?.counts} onChoose={list.setFilter} />}
      {...toEmptyState(words, list, focus.clearSearch)}
      table={(enquiries) => (
        <EnquiryTable
          enquiries={enquiries}
          isLoading={list.isLoading}
          busy={busy}
          onRead={(enquiry) => setOpened({ kind: 'reading', enquiry })}
          onAct={act}
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
          words={words.eraseDialog}
          email={opened.enquiry.email}
          erase={() => act(opened.enquiry, 'erase', true)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ListPanel>
  )
}

type ListOfEnquiries = { filter: EnquiryFilter; search: string; setFilter: (filter: EnquiryFilter) => void }

/** What is announced and shown where there is no enquiry. */
function toEmptyState(
  words: AdminMessages['enquiries'],
  { filter, search, setFilter }: ListOfEnquiries,
  onClear: () => void,
) {
  if (search) {
    const text = words.nothingFound[filter].replace('{search}', () => search)
    const empty = (
      <NothingFound text={text} clear={words.clearSearch} onClear={onClear}>
        {filter !== 'all' && (
          <button type="button" className="button button--small" onClick={() => setFilter('all')}>
            {words.searchInAll}
          </button>
        )}
      </NothingFound>
    )
    return { nothing: text, empty }
  }
  const empty = (
    <NoRows title={words.empty[filter]} aside={words.emptyAside[filter]} isSlim={filter !== 'all'}>
      {filter === 'all' && (
        <a className="button button--small" href={pathOf('contact', 'fr')}>
          {words.emptyLink}
        </a>
      )}
    </NoRows>
  )
  return { nothing: words.empty[filter], empty }
}
