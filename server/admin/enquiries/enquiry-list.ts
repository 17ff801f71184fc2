import {
  type EnquiryFilter,
  type EnquiryPage,
  type EnquiryRow,
  mostCounted,
} from '../../../contract/api/admin-enquiries.ts'
import { contactFields } from '../../../contract/forms/contact.ts'
import type { Database } from '../../db/database.ts'
import { listByAddress } from '../address-list.ts'
import { readMailProgress } from '../mail-progress.ts'

/** The enquiries under a filter; each but `all` has an index of its own. */
function underFilter({ db }: Database, filter: EnquiryFilter) {
  const enquiries = db.selectFrom('enquiries')
  if (filter === 'all') return enquiries
  return filter === 'quarantined'
    ? enquiries.where('quarantined_at', 'is not', null)
    : enquiries.where('answered_at', 'is', null).where('quarantined_at', 'is', null)
}

/** How many there are, up to `mostCounted`: counting a flood would take longer than a reader should wait. */
async function count(database: Database, filter: EnquiryFilter): Promise<number> {
  const few = underFilter(database, filter).select('received_at').limit(mostCounted)
  const counted = await database.db
    .selectFrom(few.as('few'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(counted.count)
}

/** One page of enquiries, see `listByAddress`, each with its whole message and the state of its newest mail. */
export async function listEnquiries(
  database: Database,
  filter: EnquiryFilter,
  search: string,
  cursor: string | undefined,
): Promise<EnquiryPage> {
  const rows = underFilter(database, filter)
    .select(contactFields)
    .select([
      'id',
      'address_key',
      'address_domain',
      'received_at as at',
      'locale',
      'page',
      'answered_at',
      'quarantined_at',
      'utm_source',
      'utm_medium',
      'utm_campaign',
    ])
  const page = await listByAddress(database, { rows, date: 'received_at' }, search, cursor)
  const ids = page.rows.map(({ id }) => id)
  const progressOf = await readMailProgress(database, 'enquiry_id', 'enquiry', ids)
  return {
    enquiries: page.rows.map(
      ({ address_key, address_domain, at, answered_at, quarantined_at, ...enquiry }): EnquiryRow => {
        const { utm_source, utm_medium, utm_campaign, ...shown } = enquiry
        return {
          ...shown,
          campaign: [utm_source, utm_medium, utm_campaign].filter((value) => value !== null),
          receivedAt: at,
          answeredAt: answered_at,
          quarantinedAt: quarantined_at,
          mail: progressOf(enquiry.id),
        }
      },
    ),
    next: page.next,
    counts: {
      toAnswer: await count(database, 'toAnswer'),
      quarantined: await count(database, 'quarantined'),
    },
  }
}
