import type { Launch, ProblemCode } from '../../contract/api/admin-dashboard.ts'
import type { Counters } from '../db/counters.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { toAdminUrl } from '../mail/write-mail.ts'
import { hour } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { findProblems, readLaunchChecks, readState, type StateDeps } from './problems.ts'

/** A problem that lasts is written once in each window of this length; one that comes and goes not each time. */
const warnWindow = 6 * hour

export type MonitoringDeps = MailingDeps &
  StateDeps & { config: { warnEmail: string }; counters: Counters; log: Pick<Log, 'warn'> }

/** The product's look at itself: what is wrong, and whom to tell. */
export function createMonitoring(deps: MonitoringDeps) {
  const { config, database, outbox, sender, counters, mail, clock, log } = deps
  const began = clock.now()
  /** As the last look found them. */
  let problems: ReadonlyMap<ProblemCode, string> = new Map()

  /** Writes one mail to `WARN_EMAIL` about what it was not warned of lately, whichever instance asks first. */
  const warn = (sentences: ReadonlyMap<ProblemCode, string>) =>
    database.write(async (transaction) => {
      const due: string[] = []
      for (const [code, sentence] of sentences) {
        const { isTaken } = await counters.take(transaction, `warning-${code}`, '', warnWindow, 1)
        if (isTaken) due.push(sentence)
      }
      if (due.length === 0) return undefined
      const adminUrl = toAdminUrl(mail.siteUrl, 'dashboard')
      return outbox.queueMail(transaction, {
        person_id: null,
        recipient: config.warnEmail,
        ...mail.write('warning', 'fr', { problems: due.join('\n\n'), adminUrl }),
      })
    })

  async function inspect() {
    const state = await readState(deps, began)
    return { state, sentences: findProblems(state) }
  }

  return {
    /** The state as it is now, with its problems. */
    inspect,

    /** Looks once, and warns of what is new. */
    check: async (): Promise<void> => {
      const before = [...problems.keys()]
      const { sentences } = await inspect()
      problems = sentences
      const codes = [...problems.keys()]
      if (String(codes) !== String(before))
        log.warn(
          { problems: codes },
          codes.length > 0 ? 'something needs attention' : 'nothing needs attention any more',
        )
      // A warning that becomes a file warns no one.
      if (problems.size === 0 || config.mailAsFiles) return
      const written = await warn(problems)
      if (written) sender.attemptLater(written)
    },

    /** As the last check found them. */
    listProblems: () => [...problems].map(([code, text]) => ({ code, text })),

    /** What the server still lacks before the site goes online. */
    readLaunchChecks: (): Promise<Launch['server']> => readLaunchChecks(deps),
  }
}

export type Monitoring = ReturnType<typeof createMonitoring>
