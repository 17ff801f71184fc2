import type { ChecklistAnswer } from '../../contract/api/checklist.ts'
import type { Database } from '../db/database.ts'
import type { Sender } from '../mail/sender.ts'
import { deliverChecklist, type QueueDeps, queueChecklist, type Recipient } from './queue-checklist.ts'

/** Sends the checklist mail again to a lead whose link has run out, within the same limits as a sign-up. */
export async function sendNewLink(
  deps: QueueDeps & { database: Database; sender: Sender },
  lead: Recipient,
): Promise<ChecklistAnswer> {
  const queued = await deps.database.write((transaction) => queueChecklist(transaction, deps, lead, false))
  return deliverChecklist(deps.sender, queued)
}
