import type { FastifyInstance } from 'fastify'
import { adminApi, type SelectionAnswer } from '../../../contract/api/admin.ts'
import {
  type EnquiryAction,
  type EnquiryActionAnswer,
  type EnquiryPage,
  type EnquirySelectionAction,
  enquiryActions,
  enquirySelectionActions,
} from '../../../contract/api/admin-enquiries.ts'
import { enquiryFilter, type Sources } from '../../../contract/api/admin-lists.ts'
import type { AuditAction } from '../../../contract/api/audit.ts'
import { readJson } from '../../http/json-body.ts'
import { instantOf } from '../../runtime/clock.ts'
import { audited } from '../admin-guard.ts'
import { sendCsv } from '../csv-file.ts'
import { enquiryList } from '../list-filter.ts'
import { parseQuery, readCursor, readFileQuery, readRowId, selectionOf } from '../list-queries.ts'
import { treatSelection } from '../list-selection.ts'
import { listSources } from '../list-sources.ts'
import { actOnEnquiry, type EnquiryActionDeps } from './act-on-enquiry.ts'
import { writeEnquiryCsv } from './enquiry-csv.ts'
import { listEnquiries } from './enquiry-list.ts'

const selection = selectionOf(enquiryFilter)

/** What the journal says of each action. */
const auditActionOf = {
  resend: 'enquiry-resent',
  release: 'enquiry-released',
  answered: 'enquiry-answered',
  unanswered: 'enquiry-unanswered',
  erase: 'enquiry-erased',
} as const satisfies Record<EnquiryAction, AuditAction>

const selectionAuditActionOf = {
  release: 'enquiries-released',
  answered: 'enquiries-answered',
  erase: 'enquiries-erased',
} as const satisfies Record<EnquirySelectionAction, AuditAction>

/** What an enquiry must be so that an action of many touches it. */
const statesFor = { release: ['quarantined'], answered: ['toAnswer'], erase: [] } as const

/** What is shown of the contact form's messages, and does with them; who may call stands in `guardAdmin`. */
export function registerEnquiryRoutes(app: FastifyInstance, deps: EnquiryActionDeps): void {
  const { database, clock, mail } = deps
  app.get(adminApi.enquiries, (request): Promise<EnquiryPage> => {
    return listEnquiries(database, parseQuery(enquiryFilter, request.query), readCursor(request))
  })
  app.get(`${adminApi.enquiries}/sources`, (): Promise<Sources> => listSources(database, enquiryList))
  app.get(adminApi.enquiriesCsv, audited('enquiries-exported'), (request, reply) => {
    const { query, separator } = readFileQuery(request, enquiryFilter)
    const pieces = writeEnquiryCsv(database, mail.getContent(), query, separator)
    return sendCsv(reply, { name: 'demandes-de-contact', clock, query, separator }, pieces)
  })
  for (const action of enquirySelectionActions) {
    app.post(
      `${adminApi.enquiries}/selection/${action}`,
      audited(selectionAuditActionOf[action]),
      (request): Promise<SelectionAnswer> =>
        treatSelection(database, enquiryList, readJson(request, selection), {
          states: statesFor[action],
          now: instantOf(clock),
          // Nobody waits for the mails.
          treat: (id) => actOnEnquiry(deps, action, id, performance.now()),
        }),
    )
  }
  for (const action of enquiryActions) {
    app.post(
      `${adminApi.enquiries}/:id/${action}`,
      audited(auditActionOf[action]),
      (request): Promise<EnquiryActionAnswer> => actOnEnquiry(deps, action, readRowId(request)),
    )
  }
}
