import { fillWords } from '../../content/words/index.ts'
import { backupFaultWords, failedStepWords, jobWords, problemSentences } from '../../content/words/warning-mail.ts'
import { type Clock, hour, minute } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { LeasedMail, OutboxStore } from '../mail/outbox.ts'
import { type MailDeps, toAdminUrl, writeMail } from '../mail/owner-mails.ts'
import { claimWarning } from './claim-warning.ts'
import type { Facts } from './facts.ts'
import type { ProblemCode } from './problems.ts'

/** A problem that lasts is told again after this long; one that comes and goes is not told each time. */
export const warnAgainAfter = 6 * hour

/** `90 min`, `26 h`, `4 jours`. */
function toDuration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour)
  if (hours < 2) return `${Math.floor(milliseconds / minute)}\u00a0min`
  return hours < 72 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0jours`
}

const toSize = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)}\u00a0Mo`

/** What the owner reads of a problem: what was seen, then what to do. */
function toSentence(code: ProblemCode, facts: Facts): string {
  const { mails, failedSignIns, diskFree, backups, failingJobs, uptime } = facts
  if (code === 'mailsWait') {
    return fillWords(problemSentences.mailsWait, { time: toDuration(mails.oldestWaiting ?? 0), n: mails.waiting })
  }
  if (code === 'loginRefused') return fillWords(problemSentences.loginRefused, { n: mails.loginRefused })
  if (code === 'signInsFail') return fillWords(problemSentences.signInsFail, { n: failedSignIns })
  if (code === 'diskLow') return fillWords(problemSentences.diskLow, { size: toSize(diskFree ?? 0) })
  if (code === 'jobsFail')
    return fillWords(problemSentences.jobsFail, { jobs: failingJobs.map((name) => jobWords[name]).join(', ') })
  if (code === 'backupFails') {
    const { what = 'backup', why = 'other' } = backups.failure ?? {}
    return fillWords(problemSentences.backupFails, { what: failedStepWords[what], why: backupFaultWords[why] })
  }
  return backups.restorableAge === undefined
    ? fillWords(problemSentences.noBackup, { time: toDuration(uptime) })
    : fillWords(problemSentences.backupOld, { time: toDuration(backups.restorableAge) })
}

export type WarnDeps = { database: Database; outbox: OutboxStore; clock: Clock; mail: MailDeps; warnEmail: string }

/**
 * Writes one mail to `WARN_EMAIL` about the problems that it was not warned of within six hours, whichever
 * instance asks first.
 * @returns the mail to be tried, if there is anything to tell
 */
export function warn(deps: WarnDeps, problems: ProblemCode[], facts: Facts): Promise<LeasedMail | undefined> {
  const { database, outbox, clock, mail, warnEmail } = deps
  return database.write(async (transaction) => {
    const untold: ProblemCode[] = []
    for (const code of problems) {
      if (await claimWarning(transaction, clock, code, warnAgainAfter)) untold.push(code)
    }
    if (untold.length === 0) return undefined
    return outbox.queueMail(transaction, {
      leadId: null,
      kind: 'warning',
      locale: 'fr',
      recipient: warnEmail,
      ...writeMail(mail.templates.warning, {
        problems: untold.map((code) => toSentence(code, facts)).join('\n\n'),
        adminUrl: toAdminUrl(mail.siteUrl),
      }),
    })
  })
}
