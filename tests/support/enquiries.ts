import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/db/database.ts'
import type { Enquiries } from '../../server/db/tables.ts'

/** An enquiry as it may stand in the database; what is not named is that of somebody who just wrote. */
export type SomeEnquiry = Partial<Enquiries> & { email: string }

/** Puts enquiries straight into the database. */
export async function addEnquiries({ db }: Database, enquiries: SomeEnquiry[]): Promise<Enquiries[]> {
  const rows = enquiries.map(
    (enquiry): Enquiries => ({
      id: randomUUID(),
      name: 'Anna Schmitt',
      address_key: enquiry.email.toLowerCase(),
      subject: 'other',
      message: 'A message of a test, long enough.',
      locale: 'fr',
      page: '/contact',
      submission_id: null,
      received_at: '2026-03-02T08:00:00.000Z',
      answered_at: null,
      quarantined_at: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      ...enquiry,
    }),
  )
  await db.insertInto('enquiries').values(rows).execute()
  return rows
}
