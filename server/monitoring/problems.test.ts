import { expect, test } from 'vitest'
import type { ProblemCode } from '../../contract/api/admin-dashboard.ts'
import { day, hour } from '../runtime/clock.ts'
import { findProblems, type SystemState, thresholds } from './problems.ts'

const backups: SystemState['backups'] = {
  newestAge: hour,
  restorableAge: thresholds.backupAge,
  failure: undefined,
}

const calm: SystemState = {
  mails: { waiting: 3, capped: 1, loginRefused: 0, oldestWaiting: thresholds.mailWait },
  mailAsFiles: false,
  refusedSignIns: thresholds.refusedSignIns - 1,
  diskFree: thresholds.diskFree,
  backups: { ...backups },
  site: { revision: '', madeAt: '', isBusy: false, isOutdated: false, failure: undefined },
  failingJobs: [],
  uptime: 30 * day,
}

const worse: [string, Partial<SystemState>, ProblemCode[]][] = [
  ['nothing is', {}, []],
  ['all mails have left', { mails: { ...calm.mails, oldestWaiting: undefined } }, []],
  [
    'mails become files, where they wait on purpose',
    { mailAsFiles: true, mails: { ...calm.mails, oldestWaiting: day } },
    ['mailsInFiles'],
  ],
  ['the mail server refuses the login', { mails: { ...calm.mails, loginRefused: 1 } }, ['loginRefused']],
  ['the disk is nearly full', { diskFree: thresholds.diskFree - 1 }, ['diskLow']],
  [
    'the schedule could not publish',
    { site: { ...calm.site, failure: { at: '2026-03-02T09:00:00.000Z' } } },
    ['publishFailed'],
  ],
  ['the system does not tell of its disk', { diskFree: undefined }, []],
  [
    'backups are made, but the last that could be restored is older than a day',
    { backups: { ...backups, restorableAge: thresholds.backupAge + 1 } },
    ['backupOld'],
  ],
  [
    'no backup was restored since the server began, longer ago than a day',
    { backups: { ...backups, restorableAge: undefined } },
    ['backupOld'],
  ],
  [
    'the folder of the backups cannot serve',
    { backups: { ...backups, failure: { at: '2026-03-02T09:00:00.000Z', what: 'folder', why: 'notAFolder' } } },
    ['backupFails'],
  ],
  ['the hourly deletion keeps failing', { failingJobs: ['effacement'] }, ['jobsFail']],
]

test.each(worse)('when %s, that is what the owner is told', (_name, state, problems) => {
  expect([...findProblems({ ...calm, ...state }).keys()]).toEqual(problems)
})
