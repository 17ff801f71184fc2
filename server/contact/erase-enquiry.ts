import type { Database } from '../db/database.ts'
import type { Transport } from '../mail/transport.ts'

/**
 * Erases one enquiry with its mails, and what the transport keeps of them. Other messages and a sign-up of the
 * same address stay.
 * @returns whether it was still there
 */
export async function eraseEnquiry({ db, write }: Database, transport: Transport, enquiryId: string): Promise<boolean> {
  const mails = await db.selectFrom('outbox').select('id').where('enquiry_id', '=', enquiryId).execute()
  // Its mails go with it (foreign key).
  const { numDeletedRows } = await write((transaction) =>
    transaction.deleteFrom('enquiries').where('id', '=', enquiryId).executeTakeFirstOrThrow(),
  )
  await transport.forget?.(mails.map(({ id }) => id))
  return numDeletedRows > 0n
}
