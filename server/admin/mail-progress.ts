import type { MailProgress } from '../../contract/api/admin.ts'
import type { Database } from '../db/database.ts'
import type { Outbox } from '../db/tables.ts'

const none: MailProgress = { state: 'none', reason: null, sentAt: null }

/** How far a mail got; what has none, or lost it, has got nowhere. */
export function toMailProgress(
  mail: { [Column in 'state' | 'unsent_reason' | 'sent_at']: Outbox[Column] | null },
): MailProgress {
  return mail.state === null ? none : { state: mail.state, reason: mail.unsent_reason, sentAt: mail.sent_at }
}

/** Of which mail a row tells, by the column that ties a mail to its row. */
const kinds = { lead_id: 'checklist', enquiry_id: 'enquiry' } as const

/**
 * How far the newest mail of each row of a page got, in one query.
 * @returns the progress of a row's mail by the row's id
 */
export async function readMailProgress(
  { db }: Database,
  owner: keyof typeof kinds,
  ids: string[],
): Promise<(id: string) => MailProgress> {
  if (ids.length === 0) return () => none
  const mails = await db
    .selectFrom('outbox')
    .select([owner, 'state', 'unsent_reason', 'sent_at'])
    .where('kind', '=', kinds[owner])
    .where(owner, 'in', ids)
    .orderBy('queued_at')
    .orderBy('id')
    .execute()
  // Later ones take the place of earlier ones.
  const newest = new Map<string | null, MailProgress>()
  for (const mail of mails) newest.set(mail[owner], toMailProgress(mail))
  return (id) => newest.get(id) ?? none
}
