import type { Transaction } from 'kysely'
import type { EnquiryAction, EnquiryActionAnswer } from '../../../contract/api/admin-enquiries.ts'
import { queueEnquiry } from '../../contact/queue-enquiry.ts'
import { releaseEnquiry } from '../../contact/release-enquiry.ts'
import type { Database } from '../../db/database.ts'
import type { Enquiries, Tables } from '../../db/tables.ts'
import { RequestError } from '../../http/request-error.ts'
import type { MailingDeps } from '../../mail/sender.ts'
import type { Eraser } from '../../privacy/erase-person.ts'
import { instantOf } from '../../runtime/clock.ts'

export type EnquiryActionDeps = MailingDeps & { eraser: Pick<Eraser, 'eraseEnquiry'> }

/**
 * Does what the owner asks with one enquiry.
 * @param deadline until when the answer waits for the mail (`performance.now`)
 * @throws `notFound` if it is gone
 */
export async function actOnEnquiry(
  deps: EnquiryActionDeps,
  action: EnquiryAction,
  id: string,
  deadline?: number,
): Promise<EnquiryActionAnswer> {
  const { database, eraser, clock, sender } = deps
  switch (action) {
    case 'erase':
      if (!(await eraser.eraseEnquiry(id))) throw new RequestError('notFound')
      return { erased: true }
    case 'answered':
    case 'unanswered':
      return { answeredAt: await markAnswered(database, id, action === 'answered' ? instantOf(clock) : null) }
    case 'release':
    case 'resend': {
      const dispatch = await database.write(async (transaction) => {
        const enquiry = await (action === 'release' ? releaseEnquiry(transaction, id) : find(transaction, id))
        if (!enquiry) throw new RequestError('notFound')
        return queueEnquiry(transaction, deps, enquiry, false)
      })
      return sender.deliver(dispatch, deadline)
    }
  }
}

const find = (transaction: Transaction<Tables>, id: string): Promise<Enquiries | undefined> =>
  transaction.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Stores when the owner answered, or with `null` that an answer is still due; the first moment stays.
 * @returns the moment that is stored now
 */
async function markAnswered({ write }: Database, id: string, at: string | null): Promise<string | null> {
  const row = await write((transaction) =>
    transaction
      .updateTable('enquiries')
      .set(({ fn, ref, val }) => ({ answered_at: at === null ? null : fn.coalesce(ref('answered_at'), val(at)) }))
      .where('id', '=', id)
      .returning('answered_at')
      .executeTakeFirst(),
  )
  if (!row) throw new RequestError('notFound')
  return row.answered_at
}
