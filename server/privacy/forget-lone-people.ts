import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

/**
 * Takes away what the owner noted of people of whom neither lead nor enquiry is left, whichever way these went. Goes
 * with an erasure of one enquiry, and each hour.
 */
export const forgetLonePeople = (transaction: Transaction<Tables>) =>
  transaction
    .deleteFrom('people')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('checklist_downloads')
            .select('id')
            .whereRef('checklist_downloads.address_key', '=', 'people.address_key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('enquiries').select('id').whereRef('enquiries.address_key', '=', 'people.address_key'))),
    )
    .execute()
