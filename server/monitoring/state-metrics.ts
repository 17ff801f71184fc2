import { problemCodes } from '../../contract/api/admin-dashboard.ts'
import { toMetricText } from '../http/metric-text.ts'
import { second } from '../runtime/clock.ts'
import { findProblems } from './find-problems.ts'
import type { SystemState } from './system-state.ts'

/** The state as metrics. What is not known is left out. */
export function writeStateMetrics(state: SystemState): string {
  const { mails, failedSignIns, diskFree, backups } = state
  const problems = findProblems(state)
  const toSeconds = (age: number | undefined) => (age === undefined ? undefined : age / second)
  const gauge = (name: string, help: string, value: number | undefined) =>
    toMetricText(`businessbretzel_${name}`, 'gauge', help, value === undefined ? [] : [{ value }])
  return [
    gauge('mails_waiting', 'Mails that wait in the outbox.', mails.waiting),
    gauge('mails_capped', 'Of these, mails held back by a cap.', mails.capped),
    gauge('mails_login_refused', 'Of these, mails whose sending failed at the login of the site.', mails.loginRefused),
    gauge('mails_given_up', 'Mails given up.', mails.gaveUp),
    gauge('mails_uncertain', 'Mails that ended without an answer of the mail server.', mails.uncertain),
    gauge(
      'oldest_mail_seconds',
      'Age of the oldest mail that waits without a cap; 0 if none does.',
      (mails.oldestWaiting ?? 0) / second,
    ),
    gauge('failed_sign_ins', 'Refused sign-ins within about an hour, of all instances.', failedSignIns),
    gauge('disk_free_bytes', 'Free room where DATA_DIR is.', diskFree),
    gauge('backup_age_seconds', 'Age of the newest backup.', toSeconds(backups.newestAge)),
    gauge('restorable_age_seconds', 'Age of the newest backup that was restored.', toSeconds(backups.restorableAge)),
    toMetricText(
      'businessbretzel_problem',
      'gauge',
      '1 while the owner is warned of it.',
      problemCodes.map((code) => ({ labels: { code }, value: Number(problems.includes(code)) })),
    ),
  ].join('')
}
