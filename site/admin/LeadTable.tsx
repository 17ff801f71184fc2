import { adminWords } from '../../content/words/admin.ts'
import type { LeadAction, LeadRow } from '../../contract/api/admin.ts'
import { LeadTableRow } from './LeadTableRow.tsx'

const { columns, heading } = adminWords.leads

export type LeadTableActions = {
  /** Id of the lead that something is being done with. */
  busy: string | undefined
  onAct: (lead: LeadRow, action: LeadAction) => void
  onErase: (lead: LeadRow) => void
}

type LeadTableProps = LeadTableActions & { leads: readonly LeadRow[]; isLoading: boolean }

/**
 * The leads as a table; on narrow windows each row is a card. The roles are written out because browsers drop those
 * of a table whose rows are laid out as something else.
 */
export function LeadTable({ leads, isLoading, ...actions }: LeadTableProps) {
  return (
    <div className="tbl">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="leads" role="table" aria-busy={isLoading}>
        <caption className="vh">{heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} role="columnheader" scope="col">
                {key === 'actions' ? <span className="vh">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {leads.map((lead) => (
            <LeadTableRow key={lead.id} lead={lead} {...actions} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
