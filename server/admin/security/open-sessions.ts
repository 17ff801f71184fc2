import type { OpenSession } from '../../../contract/api/sign-in.ts'
import type { Database } from '../../db/database.ts'
import { toBrowserFamily, toSystemFamily } from '../user-agent.ts'

type Here = { userId: string; sessionId: string }

/** The sessions of an account that have not ended, newest first. */
export async function listSessions({ db }: Database, { userId, sessionId }: Here): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at'])
    .where('user_id', '=', userId)
    // Better Auth counts by the clock of the machine.
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, user_agent, created_at }) => ({
    id,
    browser: toBrowserFamily(user_agent),
    system: toSystemFamily(user_agent),
    signedInAt: new Date(created_at).toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Ends one session of an account, or all but the one here. @returns how many ended */
export async function endSessions({ write }: Database, { userId, sessionId }: Here, only?: string): Promise<number> {
  const ended = await write((transaction) => {
    const query = transaction.deleteFrom('sessions').where('user_id', '=', userId)
    return (only === undefined ? query.where('id', '!=', sessionId) : query.where('id', '=', only)).executeTakeFirst()
  })
  return Number(ended.numDeletedRows)
}
