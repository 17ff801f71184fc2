import { expect, test } from 'vitest'
import { day, hour } from '../clock.ts'
import type { Facts } from './facts.ts'
import { findProblems, type ProblemCode, thresholds } from './problems.ts'

const calm: Facts = {
  mails: { waiting: 3, capped: 1, gaveUp: 2, oldestWaiting: thresholds.mailWait },
  failedSignIns: thresholds.failedSignIns - 1,
  diskFree: thresholds.diskFree,
  backupAge: day + thresholds.backupLate,
  backupEvery: day,
  uptime: 30 * day,
}

const worse: [string, Partial<Facts>, ProblemCode[]][] = [
  ['nothing is', {}, []],
  ['a mail waits for more than an hour', { mails: { ...calm.mails, oldestWaiting: hour + 1 } }, ['mailsWait']],
  ['all mails have left', { mails: { ...calm.mails, oldestWaiting: undefined } }, []],
  ['sign-ins are refused in numbers', { failedSignIns: thresholds.failedSignIns }, ['signInsFail']],
  ['the disk is nearly full', { diskFree: thresholds.diskFree - 1 }, ['diskLow']],
  ['the system does not tell of its disk', { diskFree: undefined }, []],
  ['the last backup is older than a day', { backupAge: day + thresholds.backupLate + 1 }, ['backupOld']],
  ['no backup was ever made', { backupAge: undefined }, ['backupOld']],
  ['backups are off', { backupAge: undefined, backupEvery: 0 }, []],
  ['backups are weekly', { backupAge: 6 * day, backupEvery: 7 * day }, []],
  ['no backup was made yet', { backupAge: undefined, uptime: day }, []],
]

test.each(worse)('when %s, that is what the owner is told', (_name, facts, problems) => {
  expect(findProblems({ ...calm, ...facts })).toEqual(problems)
})
