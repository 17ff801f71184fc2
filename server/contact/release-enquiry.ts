import type { Transaction } from 'kysely'
import type { Enquiries, Tables } from '../db/tables.ts'

/**
 * Takes an enquiry out of quarantine: its writer was taken for a person.
 * @returns the enquiry as it is now, or `undefined` if it is gone
 */
export function releaseEnquiry(transaction: Transaction<Tables>, id: string): Promise<Enquiries | undefined> {
  return transaction
    .updateTable('enquiries')
    .set({ quarantined_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
