import type { FastifyInstance } from 'fastify'
import { adminApi } from '../../contract/api/admin.ts'
import type { RetentionView } from '../../contract/api/admin-dashboard.ts'
import type { BackupSchedule } from '../backup/schedule.ts'
import type { Database } from '../db/database.ts'
import { endPause, listDue, readPause, shownAhead } from '../people/retention.ts'
import { type Clock, instantOf } from '../runtime/clock.ts'
import { audited } from './admin-guard.ts'

type PrivacyRoutesDeps = { database: Database; clock: Clock; backups: Pick<BackupSchedule, 'inspect'> }

/** Who is deleted next, and how the backups stand; who may call stands in `guardAdmin`. */
export function registerPrivacyRoutes(app: FastifyInstance, { database, clock, backups }: PrivacyRoutesDeps): void {
  app.get(adminApi.retention, async (): Promise<RetentionView> => {
    const pause = await readPause(database, clock)
    return {
      ...(await listDue(database, clock.now() + shownAhead)),
      ...(pause && { pausedSince: pause.since }),
      backups: await backups.inspect(),
      now: instantOf(clock),
    }
  })
  app.post(`${adminApi.retention}/resume`, audited('pause-ended'), async () => {
    await endPause(database, clock)
    return { done: true }
  })
}
