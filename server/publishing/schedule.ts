import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type Clock, hour, instantOf, minute, second } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import type { MaintenanceJobs } from '../runtime/maintenance-jobs.ts'
import type { Pointer } from './manifest.ts'
import { isOverdue } from './next-change.ts'
import type { ProcessOrder } from './publish-process.ts'
import type { PublishReport } from './publish-version.ts'
import type { PublishedSite } from './published-site.ts'
import { findMark } from './revisions/overlay.ts'
import type { Publishing } from './start-publishing.ts'
import { openSiteStore } from './store.ts'
import type { SitePlace } from './with-publish-lock.ts'

/** How often the wall's clock is compared with the next moment; and the store with what is served. */
const times = { first: 5 * second, interval: 10 * second }
const refreshInterval = second / 4

/** Waiting times after one failure, two and so on; the last one stays. */
const pauses = [minute, 5 * minute, 15 * minute, hour] as const

/** How long somebody else who publishes is waited for, and how often that is looked at. */
const longestWait = 2 * minute
const busyPause = second / 2

/** The process that publishes finishes the compression; after this long it must have ended. */
const longestCompression = 2 * minute

/** Why the last scheduled publication failed: the first complaint, if it is the owner's to mend. */
export type PublishFailure = { at: string; complaint?: string }

export type PublishScheduleDeps = {
  config: SitePlace & { siteUrl: string }
  /** Where the owner's revisions are. */
  db: Kysely<Tables>
  buildFolder: string
  site: PublishedSite
  start: (order: ProcessOrder, signal: AbortSignal) => Publishing
  clock: Clock
  log: Log
  jobs: MaintenanceJobs
}

/**
 * Publishes again at the moment at which something falls due, finishes a compression that was interrupted, and follows
 * what commands and other instances publish. After going back nothing is published until somebody does by hand.
 */
export function createPublishSchedule(deps: PublishScheduleDeps) {
  const { config, db, buildFolder, site, clock, log, jobs } = deps
  const { siteDir, siteUrl, databaseUrl, dataDir } = config
  const store = openSiteStore(siteDir)
  const stopping = new AbortController()
  let failure: PublishFailure | undefined
  let failures = 0
  let notBefore = Number.NEGATIVE_INFINITY
  let waiting: { id: string; since: number } | undefined
  let timer: NodeJS.Timeout | undefined

  /** Whether a version has been waiting for its compression for so long that the process that was at it must have ended. */
  function isLeft({ id, isCompressed }: Pointer): boolean {
    if (isCompressed) waiting = undefined
    else if (waiting?.id !== id) waiting = { id, since: clock.steady() }
    return waiting !== undefined && clock.steady() - waiting.since >= longestCompression
  }

  /** What is to be done now, if anything. */
  async function findTask(): Promise<'publish' | 'compress' | undefined> {
    const pointer = await store.findPointer()
    const manifest = pointer && (await store.findVersion(pointer.id))
    if (!manifest) return undefined
    if (!pointer.isHeld && isOverdue(manifest, clock.now())) return 'publish'
    // A process that ended between a revision and its publication left it to us.
    if (!pointer.isHeld && (await findMark(db)) !== manifest.inputs.revision) return 'publish'
    return isLeft(pointer) ? 'compress' : undefined
  }

  function note(report: PublishReport): void {
    if (report.kind === 'published') log.info({ version: report.id }, 'site published')
    if (report.kind === 'busy') return
    if (report.kind === 'published' || report.kind === 'current') {
      failure = undefined
      failures = 0
      log.recovered('publication')
      return
    }
    const complaints = report.kind === 'refused' ? report.complaints : []
    const error = report.kind === 'failed' ? report.error : undefined
    log.outage('publication', { kind: report.kind, complaints, error }, 'site not published, the version before stays')
    notBefore = clock.steady() + (pauses[Math.min(failures, pauses.length - 1)] ?? hour)
    failures += 1
    failure = { at: instantOf(clock), ...(complaints[0] !== undefined && { complaint: complaints[0] }) }
  }

  async function look(): Promise<void> {
    if (clock.steady() < notBefore) return
    const task = await findTask()
    if (task === undefined) return
    waiting = undefined
    const order = { by: 'schedule' as const, now: clock.now(), siteDir, siteUrl, databaseUrl, dataDir, buildFolder }
    const isOnlyCompressing = task === 'compress'
    const report = await deps.start({ ...order, isOnlyCompressing }, stopping.signal).report
    if (stopping.signal.aborted) return
    note(report)
    await site.refresh()
  }

  const job = jobs.create('publishing', times, look)

  let publishing: Promise<void> | undefined
  let isAskedAgain = false

  /** Once more for each time that was asked for meanwhile: what was stored after it began is not in it. */
  async function publishByHand(): Promise<void> {
    const deadline = clock.steady() + longestWait
    do {
      isAskedAgain = false
      const order = { by: 'hand' as const, now: clock.now(), siteDir, siteUrl, databaseUrl, dataDir, buildFolder }
      const report = await deps.start(order, stopping.signal).report
      if (stopping.signal.aborted) return
      note(report)
      isAskedAgain ||= report.kind === 'busy'
      if (report.kind === 'busy') await wait(busyPause)
      else await site.refresh()
    } while (isAskedAgain && clock.steady() < deadline)
  }

  return {
    /** How publishing stands. */
    inspect: () => {
      const { id, isHeld, revision, madeAt } = site.current()
      return { version: id, isHeld, revision, madeAt, isBusy: publishing !== undefined, failure }
    },
    /** Publishes what the owner has stored, and ends a return to an older version; settles when visitors see it, or do not. */
    publishByHand: (): Promise<void> => {
      isAskedAgain = publishing !== undefined
      publishing ??= publishByHand()
        .catch((error) => log.error({ error }, 'what the owner stored was not published'))
        .finally(() => {
          publishing = undefined
        })
      return publishing
    },
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
