import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { adminApi } from '../../contract/api/admin.ts'
import {
  type EnquiryActionAnswer,
  type EnquiryPage,
  enquiryActions,
  enquiryFilters,
} from '../../contract/api/admin-enquiries.ts'
import { actOnEnquiry, type EnquiryActionDeps } from './act-on-enquiry.ts'
import type { Auth } from './auth.ts'
import { listEnquiries } from './enquiry-list.ts'
import { guardRoom, listQuery, parseQuery, readRowId } from './room-guard.ts'

export type EnquiryRoutesDeps = EnquiryActionDeps & { auth: Auth; siteUrl: string }

const enquiryQuery = z.object({ ...listQuery, filter: z._default(z.enum(enquiryFilters), 'all') })

/** What the room shows of the contact form's messages, and does with them. */
export function registerEnquiryRoom(app: FastifyInstance, deps: EnquiryRoutesDeps): void {
  app.register(async (room) => {
    guardRoom(room, deps)
    room.get(adminApi.enquiries, (request): Promise<EnquiryPage> => {
      const { filter, search, cursor } = parseQuery(enquiryQuery, request.query)
      return listEnquiries(deps.database, filter, search, cursor)
    })
    for (const action of enquiryActions) {
      room.post(
        `${adminApi.enquiries}/:id/${action}`,
        (request): Promise<EnquiryActionAnswer> => actOnEnquiry(deps, action, readRowId(request)),
      )
    }
  })
}
