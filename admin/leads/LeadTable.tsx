import type { LeadAction, LeadRow } from '../../contract/api/admin.ts'
import { ListTable } from '../shared/list/ListTable.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { LeadTableRow } from './LeadTableRow.tsx'

export type LeadTableActions = {
  /** Id of the lead that something is being done with. */
  busy: string | undefined
  onAct: (lead: LeadRow, action: LeadAction) => void
  onErase: (lead: LeadRow) => void
}

type LeadTableProps = LeadTableActions & { leads: readonly LeadRow[]; isLoading: boolean }

/** The leads of one page. */
export function LeadTable({ leads, isLoading, ...actions }: LeadTableProps) {
  const { columns, heading } = useAdminMessages().leads
  return (
    <ListTable className="leads" caption={heading} columns={columns} isLoading={isLoading}>
      {leads.map((lead) => (
        <LeadTableRow key={lead.id} lead={lead} {...actions} />
      ))}
    </ListTable>
  )
}
