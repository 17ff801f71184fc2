import { type Clock, hour, instantOf, minute, second } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { MaintenanceJobs } from '../maintenance-jobs.ts'
import { isOverdue } from './inputs.ts'
import type { PublishOrder, PublishReport } from './publish-version.ts'
import type { PublishedSite } from './published-site.ts'
import type { Publishing } from './start-publishing.ts'
import { openSiteStore } from './store.ts'

/** How often the wall's clock is compared with the next moment; and the store with what is served. */
const times = { first: 5 * second, interval: 10 * second }
const refreshInterval = second

/** Waiting times after one failure, two and so on; the last one stays. */
const pauses = [minute, 5 * minute, 15 * minute, hour] as const

/** Why the last scheduled publication failed: the first complaint, if it is the owner's to mend. */
export type PublishFailure = { at: string; complaint?: string }

export type PublishScheduleDeps = {
  config: Pick<Config, 'siteDir' | 'siteUrl' | 'databaseUrl'>
  buildFolder: string
  site: PublishedSite
  start: (order: PublishOrder, signal: AbortSignal) => Publishing
  clock: Clock
  log: Log
  jobs: MaintenanceJobs
}

/**
 * Publishes again at the moment at which something falls due, finishes a compression that was interrupted, and follows
 * what commands and other instances publish. After going back nothing is published until somebody does by hand.
 */
export function createPublishSchedule(deps: PublishScheduleDeps) {
  const { config, buildFolder, site, clock, log, jobs } = deps
  const { siteDir, siteUrl, databaseUrl } = config
  const store = openSiteStore(siteDir)
  const stopping = new AbortController()
  let failure: PublishFailure | undefined
  let failures = 0
  let notBefore = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  /** What is to be done now, if anything. */
  async function findTask(): Promise<'schedule' | 'compress' | undefined> {
    const pointer = await store.findPointer()
    const manifest = pointer && (await store.findVersion(pointer.id))
    if (!manifest) return undefined
    if (!pointer.isHeld && isOverdue(manifest, clock.now())) return 'schedule'
    return pointer.isCompressed ? undefined : 'compress'
  }

  function note(report: PublishReport): void {
    if (report.kind === 'published') log.info({ version: report.id }, 'site published by the schedule')
    if (report.kind === 'busy') return
    if (report.kind === 'published' || report.kind === 'current') {
      failure = undefined
      failures = 0
      return
    }
    const complaints = report.kind === 'refused' ? report.complaints : []
    log.error({ kind: report.kind, complaints }, 'site not published, the version before stays')
    notBefore = clock.steady() + (pauses[Math.min(failures, pauses.length - 1)] ?? hour)
    failures += 1
    failure = { at: instantOf(clock), ...(complaints[0] !== undefined && { complaint: complaints[0] }) }
  }

  async function look(): Promise<void> {
    if (clock.steady() < notBefore) return
    const by = await findTask()
    if (by === undefined) return
    const order = { by, now: clock.now(), siteDir, siteUrl, databaseUrl, buildFolder }
    const report = await deps.start(order, stopping.signal).report
    if (stopping.signal.aborted) return
    note(report)
    await site.refresh()
  }

  const job = jobs.create('publishing', times, look)

  return {
    /** How publishing stands. */
    inspect: () => ({ version: site.current().id, isHeld: site.current().isHeld, failure }),
    /** Looks once, as the timer does; for tests, which have none. */
    look: job.run,
    start: (): void => {
      job.start()
      timer = setInterval(site.refresh, refreshInterval).unref()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      stopping.abort()
      await job.stop()
    },
  }
}
