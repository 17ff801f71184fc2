import type { Transaction } from 'kysely'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { countPost } from '../http/form-limit.ts'
import { answerDeadline, deliver, type QueueDeps, type Queued } from '../mail/queued.ts'
import type { Sender } from '../mail/sender.ts'

export type StoreDeps = QueueDeps & { database: Database; sender: Sender }

/** What is known of the browser that sends a form. */
export type Client = { ip: string; userAgent: string | undefined }

/** `retryAfter` is in seconds. */
export type FormResult = { kind: 'answer'; answer: FormAnswer } | { kind: 'tooManyTries'; retryAfter: number }

/**
 * The one way in for every form: the client's limit, what the form stores and its mails are one transaction;
 * only after its commit is the mail tried; the answer comes 8 s after the beginning at the latest.
 * @param store the form's own rows and mails; may be run a second time, so nothing but database calls
 * @throws if it could not be stored; then nothing is stored and nothing sent
 */
export async function storeForm(
  deps: StoreDeps,
  { ip }: Client,
  store: (transaction: Transaction<Tables>) => Promise<Queued>,
): Promise<FormResult> {
  const deadline = answerDeadline()
  const stored = await deps.database.write(async (transaction) => {
    const verdict = await countPost(transaction, deps.counters, ip, deps.formLimit)
    return verdict.isOver ? verdict : { isOver: false as const, queued: await store(transaction) }
  })
  if (stored.isOver) return { kind: 'tooManyTries', retryAfter: stored.retryAfter }
  return { kind: 'answer', answer: await deliver(deps.sender, stored.queued, deadline) }
}
