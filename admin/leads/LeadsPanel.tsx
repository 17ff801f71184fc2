import { useCallback, useState } from 'react'
import type { LeadRow } from '../../contract/api/admin.ts'
import { pathOf } from '../../contract/routes.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { ListPanel } from '../shared/list/ListPanel.tsx'
import { NoRows, NothingFound } from '../shared/list/NoRows.tsx'
import { type LoadPage, useAddressList } from '../shared/list/use-address-list.ts'
import { useListFocus } from '../shared/list/use-list-focus.ts'
import { useRowAction } from '../shared/list/use-row-action.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { LeadGroups } from './LeadGroups.tsx'
import { LeadTable } from './LeadTable.tsx'
import { toLeadActionNotice } from './lead-action-notice.ts'

type Page = { rows: LeadRow[]; next: string | null }

type LeadsPanelProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  version: number
  /** Something changed on the server: everything is to be loaded again. */
  onChange: () => void
}

/** The list of leads: search, pages, and what can be done with one of them. */
export function LeadsPanel({ calls, show, version, onChange }: LeadsPanelProps) {
  const messages = useAdminMessages()
  const words = messages.leads
  const loadPage: LoadPage<'all', Page> = useCallback(
    async ({ search, cursor }, signal) => {
      const result = await calls.listLeads({ search, cursor }, signal)
      return result.kind === 'ok'
        ? { kind: 'ok', value: { rows: result.value.leads, next: result.value.next } }
        : result
    },
    [calls],
  )
  const list = useAddressList<'all', LeadRow, Page>(loadPage, 'all', version)
  const focus = useListFocus(list)
  const { busy, act } = useRowAction({
    call: calls.actOnLead,
    toNotice: (lead: LeadRow, action, result) => toLeadActionNotice(action, lead.email, result, messages),
    show,
    onChange: () => {
      focus.keep()
      onChange()
    },
  })
  const [leadToErase, setLeadToErase] = useState<LeadRow>()
  const nothingFound = words.nothingFound.replace('{search}', () => list.search)

  return (
    <ListPanel
      ids={{ heading: 'inscriptions', search: 'chercher' }}
      words={words}
      aside={words.consent}
      list={list}
      focus={focus}
      tools={
        <LeadGroups
          calls={calls}
          show={show}
          version={version}
          onChange={onChange}
          onDone={() => focus.heading.current?.focus()}
        />
      }
      nothing={list.search ? nothingFound : words.empty}
      empty={
        list.search ? (
          <NothingFound text={nothingFound} clear={words.clearSearch} onClear={focus.clearSearch} />
        ) : (
          <NoRows title={words.empty} aside={words.emptyAside}>
            <a className="button button--small" href={pathOf('checklist', 'fr')}>
              {words.emptyLink}
            </a>
          </NoRows>
        )
      }
      table={(leads) => (
        <LeadTable leads={leads} isLoading={list.isLoading} busy={busy} onAct={act} onErase={setLeadToErase} />
      )}
    >
      {leadToErase && (
        <EraseDialog
          words={messages.eraseDialog}
          email={leadToErase.email}
          erase={() => act(leadToErase, 'erase', true)}
          onClose={() => setLeadToErase(undefined)}
        />
      )}
    </ListPanel>
  )
}
