import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { BackupFailure, BackupStatus } from '../backup/status.ts'
import type { Database } from '../db/database.ts'
import { type Clock, hour } from '../runtime/clock.ts'
import type { JobName, MaintenanceJobs } from '../runtime/maintenance-jobs.ts'
import type { PublishFailure } from '../site/site.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'

/** What is known of the product's state; ages in milliseconds, sizes in bytes. */
export type SystemState = {
  mails: {
    waiting: number
    capped: number
    /** Waiting because the mail server refuses the login of the site. */
    loginRefused: number
    gaveUp: number
    /** Ended without an answer of the mail server: they may have arrived. */
    uncertain: number
    oldestWaiting: number | undefined
  }
  /** No mail reaches anybody: `MAIL` asks for files. */
  mailAsFiles: boolean
  /** In the last full hour and the current one. */
  failedSignIns: number
  /** Free room where `DATA_DIR` is; `undefined` if the system does not say. */
  diskFree: number | undefined
  backups: {
    /** How often backups are due; 0 if they are off. */
    every: number
    newestAge: number | undefined
    /** Of the newest that was brought back to life: nothing older can be lost. */
    restorableAge: number | undefined
    failure: BackupFailure | undefined
  }
  /** What visitors get, and why it is not the newest. */
  site: { revision: string; madeAt: string; failure: PublishFailure | undefined }
  /** Work that goes on by itself and keeps failing. */
  failingJobs: JobName[]
  /** Since this process began. */
  uptime: number
}

export type StateDeps = {
  database: Database
  clock: Clock
  failedSignIns: FailedSignIns
  dataDir: string
  mailAsFiles: boolean
  /** How often they are due (milliseconds; 0 if they are off), and how they stand. */
  backups: { every: number; inspect: () => Promise<BackupStatus> }
  inspectSite: () => SystemState['site']
  jobs: Pick<MaintenanceJobs, 'listFailing'>
}

/** Reads the state anew: a few small queries and two looks at the disk. */
export function createStateReader(deps: StateDeps) {
  const { database, clock, failedSignIns, dataDir, mailAsFiles, backups, inspectSite, jobs } = deps
  const { db } = database
  const began = clock.now()
  const ageOf = (instant: string) => Math.max(0, clock.now() - Date.parse(instant))

  async function readMails(): Promise<SystemState['mails']> {
    // Literals, so that both engines use the partial indexes of what waits and of what was given up.
    const [waiting] = await db
      .selectFrom('outbox')
      .select((row) => [
        row.fn.countAll<number>().as('all'),
        row.fn.coalesce(row.fn.sum<number>('is_capped'), row.val(0)).as('capped'),
        sql<number>`coalesce(sum(case when unsent_reason = 'loginRefused' then 1 else 0 end), 0)`.as('loginRefused'),
        // A capped mail waits on purpose.
        sql<string | null>`min(case when is_capped = 0 then queued_at end)`.as('oldest'),
      ])
      .where(sql<boolean>`state = 'waiting'`)
      .execute()
    const countEnded = (state: 'gave-up' | 'uncertain') =>
      db
        .selectFrom('outbox')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where(sql<boolean>`state = ${sql.lit(state)}`)
        .executeTakeFirstOrThrow()
    return {
      waiting: Number(waiting?.all ?? 0),
      capped: Number(waiting?.capped ?? 0),
      loginRefused: Number(waiting?.loginRefused ?? 0),
      gaveUp: Number((await countEnded('gave-up')).count),
      uncertain: Number((await countEnded('uncertain')).count),
      oldestWaiting: waiting?.oldest ? ageOf(waiting.oldest) : undefined,
    }
  }

  return async (): Promise<SystemState> => {
    const disk = await statfs(dataDir).catch(() => undefined)
    const { newest, restored, failure } = backups.every > 0 ? await backups.inspect() : {}
    return {
      mails: await readMails(),
      mailAsFiles,
      failedSignIns: await failedSignIns.count(db, hour),
      diskFree: disk && disk.bavail * disk.bsize,
      backups: {
        every: backups.every,
        newestAge: newest && ageOf(newest.at),
        restorableAge: restored && ageOf(restored.at),
        failure,
      },
      site: inspectSite(),
      failingJobs: jobs.listFailing(),
      uptime: clock.now() - began,
    }
  }
}
