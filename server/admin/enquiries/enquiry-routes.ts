import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../../contract/api/admin.ts'
import type { EnquiryAction, EnquirySelectionAction } from '../../../contract/api/admin-enquiries.ts'
import { enquiryFilter } from '../../../contract/api/admin-lists.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import { instantOf } from '../../runtime/clock.ts'
import { enquiryList } from '../list-filter.ts'
import { registerList, type TreatedTogether } from '../list-routes.ts'
import { actOnEnquiry, type EnquiryActionDeps } from './act-on-enquiry.ts'
import { enquiryFile } from './enquiry-csv.ts'
import { enquiryColumns, toEnquiryRow } from './to-enquiry-row.ts'

/** What is shown of the contact form's messages, and done with them; who may call stands in `guardAdmin`. */
export function registerEnquiryRoutes(app: FastifyInstance, deps: EnquiryActionDeps): void {
  registerList(app, deps, {
    path: adminApi.enquiries,
    list: enquiryList,
    filter: enquiryFilter,
    columns: [...enquiryColumns, 'stage'],
    toRow: (row, mail) => toEnquiryRow(row, mail, deps.mail.getContent(), instantOf(deps.clock)),
    file: enquiryFile,
    actions: {
      resend: 'enquiry-resent',
      release: 'enquiry-released',
      answered: 'enquiry-answered',
      unanswered: 'enquiry-unanswered',
      erase: 'enquiry-erased',
    } satisfies Record<EnquiryAction, AuditAction>,
    selection: {
      release: { audit: 'enquiries-released', states: ['quarantined'] },
      answered: { audit: 'enquiries-answered', states: ['toAnswer'] },
      erase: { audit: 'enquiries-erased', states: [] },
    } satisfies Record<EnquirySelectionAction, TreatedTogether>,
    act: (action, id, deadline) => actOnEnquiry(deps, action, id, deadline),
  })
}
