import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { adminApi } from '../../../contract/api/admin.ts'
import type { Today, Visit } from '../../../contract/api/admin-dashboard.ts'
import { countOpen, type Launch } from '../../../contract/api/admin-launch.ts'
import { instantOf, minute } from '../../runtime/clock.ts'
import { unaudited } from '../admin-guard.ts'
import { parseQuery } from '../list-routes.ts'
import { readToday, type TodayDeps } from './today.ts'

/** After so long away, the owner's next call begins another visit. */
const visitEnd = 30 * minute

const todayQuery = z.object({ since: z.optional(z.iso.datetime()) })

/** What the dashboard shows above its figures; who may call stands in `guardAdmin`. */
export function registerDashboardRoutes(app: FastifyInstance, deps: TodayDeps): void {
  /** What of the content and of the server is ready for visitors, and what is not. */
  const readLaunch = async (): Promise<Launch> => ({
    content: deps.getContent().toReplace,
    server: await deps.monitoring.readLaunchChecks(),
  })
  app.get(adminApi.today, async (request): Promise<Today> => {
    const { since } = parseQuery(todayQuery, request.query)
    return { ...(await readToday(deps, since)), notReady: countOpen(await readLaunch()) }
  })
  app.get(adminApi.launch, readLaunch)
  app.post(adminApi.visits, unaudited, (): Promise<Visit> => visit(deps))
}

/** Notes that the owner is here. A visit goes on while the owner comes back before its end. */
async function visit({ database, clock }: TodayDeps): Promise<Visit> {
  const seen_at = instantOf(clock)
  const edge = instantOf(clock, -visitEnd)
  const before_at = sql<string>`case when owner_visits.seen_at < ${edge} then owner_visits.seen_at else owner_visits.before_at end`
  const row = await database.write((transaction) =>
    transaction
      .insertInto('owner_visits')
      .values({ name: 'owner', seen_at, before_at: null })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ seen_at, before_at }))
      .returning('before_at')
      .executeTakeFirstOrThrow(),
  )
  return { since: row.before_at }
}
