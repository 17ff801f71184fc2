import { type Clock, minute } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { OutboxStore } from '../mail/outbox.ts'
import type { MailDeps } from '../mail/owner-mails.ts'
import type { Sender } from '../mail/sender.ts'
import { createFacts } from './facts.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { findProblems } from './problems.ts'
import { warn } from './warn.ts'

/** How often the product looks at itself. */
const checkInterval = minute

export type MonitoringDeps = {
  config: Pick<Config, 'dataDir' | 'warnEmail'>
  /** See `FactsDeps`. */
  backups: { folder: string; every: number }
  database: Database
  outbox: OutboxStore
  sender: Sender
  mail: MailDeps
  clock: Clock
  log: Log
}

/** The product's look at itself: what is known, what is wrong, whom to tell. */
export function createMonitoring(deps: MonitoringDeps) {
  const { config, backups, database, outbox, sender, mail, clock, log } = deps
  const { dataDir, warnEmail } = config
  const failedSignIns = createFailedSignIns(database, clock)
  const collectFacts = createFacts({ database, clock, failedSignIns, dataDir, backups })
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> | undefined

  async function check(): Promise<void> {
    await failedSignIns.save()
    const facts = await collectFacts()
    const problems = findProblems(facts)
    if (problems.length === 0) return
    log.warn({ problems }, 'something needs attention')
    const written = await warn({ database, outbox, clock, mail, warnEmail }, problems, facts)
    if (written) sender.attemptLater(written)
  }

  /** One check at a time; a failed one is followed by the next. */
  const checkOnce = (): Promise<void> => {
    underway ??= check()
      .catch((error) => log.error({ error }, 'monitoring failed'))
      .finally(() => {
        underway = undefined
      })
    return underway
  }

  return {
    collectFacts,
    failedSignIns,
    /** Looks once, now. */
    check: checkOnce,
    start: (): void => {
      timer = setInterval(checkOnce, checkInterval)
      timer.unref()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await underway
    },
  }
}

export type Monitoring = ReturnType<typeof createMonitoring>
