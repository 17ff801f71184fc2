import type { FormAnswer } from '../../contract/api/form-answer.ts'
import type { Database } from '../db/database.ts'
import { deliver, explainRefusal } from '../mail/queued.ts'
import type { Sender } from '../mail/sender.ts'
import { type Asking, type ChecklistDeps, queueChecklist, type Recipient } from './queue-checklist.ts'

/** Sends the checklist mail again to a lead whose link has run out, within the same limits as a sign-up. */
export async function sendNewLink(
  deps: ChecklistDeps & { database: Database; sender: Sender },
  lead: Recipient,
  asking: Asking = {},
): Promise<FormAnswer> {
  const queued = await deps.database.write((transaction) => queueChecklist(transaction, deps, lead, asking))
  return explainRefusal(await deliver(deps.sender, queued), lead.email)
}
