import { fillWords } from '../../content/words/index.ts'
import { syntheticStepNames, watchProblems } from '../../content/words/watch-mail.ts'
import { hour, minute } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { LeasedMail, OutboxStore } from '../mail/outbox.ts'
import { type MailDeps, toAdminUrl, writeMail } from '../mail/owner-mails.ts'
import type { Facts } from './facts.ts'
import type { Notes } from './notes.ts'
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
  const { mails, failedSignIns, diskFree, backupAge, uptime, synthetic } = facts
  if (code === 'mailsWait') {
    return fillWords(watchProblems.mailsWait, { time: toDuration(mails.oldestWaiting ?? 0), n: mails.waiting })
  }
  if (code === 'signInsFail') return fillWords(watchProblems.signInsFail, { n: failedSignIns })
  if (code === 'diskLow') return fillWords(watchProblems.diskLow, { size: toSize(diskFree ?? 0) })
  if (code === 'backupOld') {
    return backupAge === undefined
      ? fillWords(watchProblems.noBackup, { time: toDuration(uptime) })
      : fillWords(watchProblems.backupOld, { time: toDuration(backupAge) })
  }
  if (!synthetic || synthetic.isOk) throw new Error('warn: the trial did not fail')
  const { failedAt, detail, failures } = synthetic
  return fillWords(watchProblems.syntheticFails, { step: syntheticStepNames[failedAt], detail, n: failures })
}

export type WarnDeps = { database: Database; outbox: OutboxStore; notes: Notes; mail: MailDeps; warnEmail: string }

/**
 * Writes one mail to `WARN_EMAIL` about the problems that it was not warned of within six hours, whichever
 * instance asks first.
 * @returns the mail to be tried, if there is anything to tell
 */
export function warn(deps: WarnDeps, problems: ProblemCode[], facts: Facts): Promise<LeasedMail | undefined> {
  const { database, outbox, notes, mail, warnEmail } = deps
  return database.write(async (transaction) => {
    const untold: ProblemCode[] = []
    for (const code of problems) {
      if (await notes.claim(transaction, `warned-${code}`, warnAgainAfter)) untold.push(code)
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
