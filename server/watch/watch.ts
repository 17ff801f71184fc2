import { type Clock, minute } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { OutboxStore } from '../mail/outbox.ts'
import type { MailDeps } from '../mail/owner-mails.ts'
import type { Sender } from '../mail/sender.ts'
import { createDailyTrial } from './daily-trial.ts'
import { createFacts } from './facts.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { createNotes } from './notes.ts'
import { findProblems } from './problems.ts'
import type { SyntheticAddresses } from './synthetic-address.ts'
import { warn } from './warn.ts'

/** How often the product looks at itself. */
const lookInterval = minute

export type WatchDeps = {
  config: Pick<Config, 'siteUrl' | 'dataDir' | 'warnEmail' | 'syntheticEmail'>
  /** See `FactsDeps`. */
  backups: { folder: string; every: number }
  /** Erases a lead with everything that belongs to it. */
  erase: (leadId: string) => Promise<void>
  database: Database
  outbox: OutboxStore
  sender: Sender
  mail: MailDeps
  addresses: SyntheticAddresses
  clock: Clock
  log: Log
}

/** The product's look at itself: what is known, what is wrong, whom to tell, and a sign-up a day as a trial. */
export function createWatch(deps: WatchDeps) {
  const { config, backups, database, outbox, sender, erase, mail, addresses, clock, log } = deps
  const { siteUrl, dataDir, warnEmail, syntheticEmail } = config
  const notes = createNotes(clock)
  const failedSignIns = createFailedSignIns(database, clock)
  const isSyntheticOn = syntheticEmail !== undefined
  const collectFacts = createFacts({ database, clock, notes, failedSignIns, dataDir, backups, isSyntheticOn })
  const stopping = new AbortController()
  const trialDeps = { database, outbox, erase, addresses, siteUrl, notes, clock, log }
  const runTrial = createDailyTrial({ ...trialDeps, stopping: stopping.signal })
  let timer: NodeJS.Timeout | undefined
  let underway: Promise<void> | undefined

  async function look(): Promise<void> {
    await failedSignIns.save()
    if (isSyntheticOn) await runTrial()
    const facts = await collectFacts()
    const problems = findProblems(facts)
    if (problems.length === 0) return
    log.warn({ problems }, 'something needs attention')
    const written = await warn({ database, outbox, notes, mail, warnEmail }, problems, facts)
    if (written) sender.attemptLater(written)
  }

  /** One look at a time; a failed one is followed by the next. */
  const lookOnce = (): Promise<void> => {
    underway ??= look()
      .catch((error) => log.error({ error }, 'the watch failed'))
      .finally(() => {
        underway = undefined
      })
    return underway
  }

  return {
    collectFacts,
    failedSignIns,
    /** Looks once, now. */
    look: lookOnce,
    start: (): void => {
      timer = setInterval(lookOnce, lookInterval)
      timer.unref()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      stopping.abort()
      await underway
    },
  }
}

export type Watch = ReturnType<typeof createWatch>
