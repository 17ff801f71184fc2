import type { Kysely } from 'kysely'
import type { Enquiries, Tables } from '../db/tables.ts'
import { RequestError } from '../http/request-error.ts'

/**
 * An enquiry that may be answered.
 * @param isLocked whether others who write to it wait for the end of this transaction; SQLite has one writer anyway
 * @throws {RequestError} `notFound` if it is gone, `quarantined` while its writer may be no person
 */
export async function findAnswerable(db: Kysely<Tables>, id: string, isLocked = false): Promise<Enquiries> {
  const wanted = db.selectFrom('enquiries').selectAll().where('id', '=', id)
  const enquiry = await (isLocked ? wanted.forUpdate() : wanted).executeTakeFirst()
  if (!enquiry) throw new RequestError('notFound')
  if (enquiry.quarantined_at !== null) throw new RequestError('quarantined')
  return enquiry
}
