import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { adminApi } from '../../../contract/api/admin.ts'
import type { Today } from '../../../contract/api/admin-dashboard.ts'
import { countOpen, type Launch } from '../../../contract/api/admin-launch.ts'
import { parseQuery } from '../list-routes.ts'
import { readToday, type TodayDeps } from './today.ts'

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
}
