import { useState } from 'react'
import { adminApi, type LeadAction, type LeadPage, type LeadRow } from '../../contract/api/admin.ts'
import { pathOf } from '../../contract/routes.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { ListPanel } from '../shared/list/ListPanel.tsx'
import { useList } from '../shared/list/use-list.ts'
import { useRowAction } from '../shared/list/use-row-action.ts'
import { LeadGroups } from './LeadGroups.tsx'
import { LeadTable } from './LeadTable.tsx'

type LeadsPanelProps = {
  version: number
  /** Something changed on the server: everything is to be loaded again. */
  onChange: () => void
}

/** The list of leads: search, pages, and what can be done with one of them. */
export function LeadsPanel({ version, onChange }: LeadsPanelProps) {
  const messages = useMessages()
  const texts = messages.leads
  const list = useList({ path: adminApi.leads, rowsOf: ({ leads }: LeadPage) => leads, filter: undefined, version })
  const act = useRowAction<LeadRow, LeadAction>({
    path: adminApi.leads,
    whoOf: ({ email }) => email,
    texts: messages.actions,
    reasons: texts.reasons,
    onChange: () => {
      list.keepFocus()
      onChange()
    },
  })
  const [leadToErase, setLeadToErase] = useState<LeadRow>()

  return (
    <ListPanel
      ids={{ heading: 'inscriptions', search: 'chercher' }}
      texts={texts}
      aside={texts.consent}
      list={list}
      tools={<LeadGroups version={version} onChange={onChange} onDone={() => list.heading.current?.focus()} />}
      empty={{ title: texts.empty, aside: texts.emptyAside, nothingFound: texts.nothingFound }}
      emptyLink={
        <a className="button button--small" href={pathOf('checklist', 'fr')}>
          {texts.emptyLink}
        </a>
      }
      table={(leads) => <LeadTable leads={leads} isLoading={list.isLoading} act={act} onErase={setLeadToErase} />}
    >
      {leadToErase && (
        <EraseDialog
          texts={messages.eraseDialog}
          email={leadToErase.email}
          erase={() => act(leadToErase, 'erase', true)}
          onClose={() => setLeadToErase(undefined)}
        />
      )}
    </ListPanel>
  )
}
