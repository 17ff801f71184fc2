import type { ProblemCode } from '../../contract/api/admin-dashboard.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { minute } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import type { MaintenanceJobs } from '../runtime/maintenance-jobs.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { findProblems } from './find-problems.ts'
import { createStateReader, type StateDeps } from './system-state.ts'
import { warn } from './warn.ts'

/** How often the product looks at itself. */
const checkInterval = minute

export type MonitoringDeps = MailingDeps & {
  config: { dataDir: string; warnEmail: string; mailAsFiles: boolean }
  backups: StateDeps['backups']
  inspectSite: StateDeps['inspectSite']
  jobs: MaintenanceJobs
  log: Log
}

/** The product's look at itself: what is known, what is wrong, whom to tell. */
export function createMonitoring(deps: MonitoringDeps) {
  const { config, backups, inspectSite, jobs, database, queue, sender, mail, clock, log } = deps
  const { dataDir, warnEmail, mailAsFiles } = config
  const failedSignIns = createFailedSignIns(database, clock)
  const readState = createStateReader({
    database,
    clock,
    failedSignIns,
    dataDir,
    mailAsFiles,
    backups,
    inspectSite,
    jobs,
  })

  /** As the last look found them. */
  let problems: ProblemCode[] = []

  async function check(): Promise<void> {
    await failedSignIns.save()
    const state = await readState()
    const before = String(problems)
    problems = findProblems(state)
    if (String(problems) !== before)
      log.warn({ problems }, problems.length > 0 ? 'something needs attention' : 'nothing needs attention any more')
    // A warning that becomes a file warns nobody.
    if (problems.length === 0 || mailAsFiles) return
    const written = await warn({ database, queue, clock, mail, warnEmail }, problems, state)
    if (written) sender.attemptLater(written)
  }

  const job = jobs.create('monitoring', { first: checkInterval, interval: checkInterval }, check)

  return {
    readState,
    failedSignIns,
    listProblems: () => problems,
    /** Looks once, now. */
    check: job.run,
    start: job.start,
    stop: job.stop,
  }
}

export type Monitoring = ReturnType<typeof createMonitoring>
