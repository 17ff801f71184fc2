import type { EnquiryAction, EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { ListTable } from '../shared/list/ListTable.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { EnquiryTableRow } from './EnquiryTableRow.tsx'

export type EnquiryTableActions = {
  /** Id of the enquiry that something is being done with. */
  busy: string | undefined
  onRead: (enquiry: EnquiryRow) => void
  onAct: (enquiry: EnquiryRow, action: EnquiryAction) => void
  onErase: (enquiry: EnquiryRow) => void
}

type EnquiryTableProps = EnquiryTableActions & { enquiries: readonly EnquiryRow[]; isLoading: boolean }

/** The enquiries of one page. */
export function EnquiryTable({ enquiries, isLoading, ...actions }: EnquiryTableProps) {
  const { columns, heading } = useAdminMessages().enquiries
  return (
    <ListTable className="enquiries" caption={heading} columns={columns} isLoading={isLoading}>
      {enquiries.map((enquiry) => (
        <EnquiryTableRow key={enquiry.id} enquiry={enquiry} {...actions} />
      ))}
    </ListTable>
  )
}
