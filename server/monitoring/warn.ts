import type { ProblemCode } from '../../contract/api/admin-dashboard.ts'
import type { Content } from '../../contract/content/content.ts'
import { fillText } from '../../contract/fill-text.ts'
import type { LeasedMail } from '../mail/outbox.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { toAdminUrl } from '../mail/write-mail.ts'
import { hour, minute } from '../runtime/clock.ts'
import { claimWarning } from './claim-warning.ts'
import type { SystemState } from './system-state.ts'

/** A problem that lasts is told again after this long; one that comes and goes is not told each time. */
const warnAgainAfter = 6 * hour

/** `90 min`, `26 h`, `4 jours`. */
function toDuration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour)
  if (hours < 2) return `${Math.floor(milliseconds / minute)}\u00a0min`
  return hours < 72 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0jours`
}

const toSize = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)}\u00a0Mo`

/** What the owner reads of a problem: what was seen, then what to do. */
function toSentence(code: ProblemCode, state: SystemState, words: Content['admin']['mails']): string {
  const { problems, backupFaults, failedSteps, jobs } = words
  const { mails, failedSignIns, diskFree, backups, site, failingJobs, uptime } = state
  if (code === 'mailsWait') {
    return fillText(problems.mailsWait, { time: toDuration(mails.oldestWaiting ?? 0), n: mails.waiting })
  }
  if (code === 'loginRefused') return fillText(problems.loginRefused, { n: mails.loginRefused })
  if (code === 'signInsFail') return fillText(problems.signInsFail, { n: failedSignIns })
  if (code === 'diskLow') return fillText(problems.diskLow, { size: toSize(diskFree ?? 0) })
  if (code === 'jobsFail')
    return fillText(problems.jobsFail, { jobs: failingJobs.map((name) => jobs[name]).join(', ') })
  if (code === 'backupFails') {
    const { what = 'backup', why = 'other' } = backups.failure ?? {}
    return fillText(problems.backupFails, { what: failedSteps[what], why: backupFaults[why] })
  }
  if (code === 'publishFailed')
    return fillText(problems.publishFailed, { why: site.failure?.complaint ?? problems.publishEnded })
  return backups.restorableAge === undefined
    ? fillText(problems.noBackup, { time: toDuration(uptime) })
    : fillText(problems.backupOld, { time: toDuration(backups.restorableAge) })
}

export type WarnDeps = Pick<MailingDeps, 'database' | 'queue' | 'mail' | 'clock'> & { warnEmail: string }

/**
 * Writes one mail to `WARN_EMAIL` about the problems that it was not warned of within six hours, whichever
 * instance asks first.
 * @returns the mail to be tried, if there is anything to tell
 */
export function warn(deps: WarnDeps, problems: ProblemCode[], state: SystemState): Promise<LeasedMail | undefined> {
  const { database, queue, clock, mail, warnEmail } = deps
  return database.write(async (transaction) => {
    const untold: ProblemCode[] = []
    for (const code of problems) {
      if (await claimWarning(transaction, clock, code, warnAgainAfter)) untold.push(code)
    }
    if (untold.length === 0) return undefined
    const words = mail.getContent().admin.mails
    return queue.queueMail(transaction, {
      leadId: null,
      kind: 'warning',
      locale: 'fr',
      recipient: warnEmail,
      ...mail.write('warning', 'fr', {
        problems: untold.map((code) => toSentence(code, state, words)).join('\n\n'),
        adminUrl: toAdminUrl(mail.siteUrl, 'dashboard'),
      }),
    })
  })
}
