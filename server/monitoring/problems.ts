import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { sql } from 'kysely'
import { type ProblemCode, problemCodes } from '../../contract/api/admin-dashboard.ts'
import type { Launch } from '../../contract/api/admin-launch.ts'
import type { Content } from '../../contract/content/content.ts'
import { isReserved } from '../../contract/content/placeholders.ts'
import { fillText } from '../../contract/fill-text.ts'
import { isGeneratedPasswordUsed } from '../auth/ensure-administrator.ts'
import type { BackupStatus } from '../backup/folder.ts'
import type { Database } from '../db/database.ts'
import { type Clock, hour, instantOf, minute } from '../runtime/clock.ts'
import type { JobName } from '../runtime/jobs.ts'
import type { Site } from '../site/site.ts'

/** From here on something is a problem. */
export const thresholds = {
  /** Tries follow after 15 s, 1, 5 and 30 min: after an hour four have failed, and no visitor still waits patiently. */
  mailWait: hour,
  /** Twice the password checks of one client in a quarter of an hour; no one mistypes so often. */
  refusedSignIns: 20,
  /** Room for a copy of a database of a million leads and the write-ahead log, and days to act in. */
  diskFree: 1024 ** 3,
  /** A backup may take its time, meet a restart, or follow an hour after one that failed. */
  backupLate: 2 * hour,
} as const

/** Refused sign-ins are counted in pieces of this length, up to a number (`Counters.take`). */
export const refusedSignIns = { kind: 'refused-sign-in', window: hour / 4, most: 100 } as const

export type StateDeps = {
  database: Database
  clock: Clock
  config: { dataDir: string; mailAsFiles: boolean; siteUrl: string; smtpUrl: string | undefined; emailJs: unknown }
  /** How often backups are due (milliseconds; 0 if they are off), and how they stand. */
  backups: { every: number; inspect: () => Promise<BackupStatus> }
  inspectSite: Site['inspect']
  listFailingJobs: () => JobName[]
}

async function readMails({ database: { db } }: StateDeps, ageOf: (instant: string) => number) {
  const { waiting, capped, loginRefused, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.coalesce(fn.sum<number>('is_capped'), sql.lit(0)).as('capped'),
      sql<number>`count(case when unsent_reason = 'loginRefused' then 1 end)`.as('loginRefused'),
      // A capped mail waits on purpose.
      sql<string | null>`min(case when is_capped = 0 then queued_at end)`.as('oldest'),
    ])
    // A literal, so that both engines use the partial index of what waits.
    .where(sql<boolean>`state = 'waiting'`)
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(waiting),
    capped: Number(capped),
    /** Waiting because the mail server refuses the login of the site. */
    loginRefused: Number(loginRefused),
    oldestWaiting: oldest ? ageOf(oldest) : undefined,
  }
}

/** In the last full hour and the current quarter of an hour, of all instances. */
async function countRefusedSignIns({ database: { db }, clock }: StateDeps): Promise<number> {
  const { sum } = await db
    .selectFrom('counters')
    .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
    .where('key', '=', refusedSignIns.kind)
    .where('window_at', '>', instantOf(clock, -hour - refusedSignIns.window))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * What is known of the product's state: a few small queries and two looks at the disk. Ages in milliseconds, sizes in
 * bytes. @param began when this process did
 */
export async function readState(deps: StateDeps, began: number) {
  const { clock, config, backups, inspectSite, listFailingJobs } = deps
  const ageOf = (instant: string) => Math.max(0, clock.now() - Date.parse(instant))
  const disk = await statfs(config.dataDir).catch(() => undefined)
  const { newest, restored, failure } = backups.every > 0 ? await backups.inspect() : {}
  return {
    mails: await readMails(deps, ageOf),
    mailAsFiles: config.mailAsFiles,
    refusedSignIns: await countRefusedSignIns(deps),
    /** Where `DATA_DIR` is; `undefined` if the system does not say. */
    diskFree: disk && disk.bavail * disk.bsize,
    backups: {
      every: backups.every,
      newestAge: newest && ageOf(newest.at),
      /** Of the newest that a rehearsal restored: nothing older can be lost. */
      restorableAge: restored && ageOf(restored.at),
      failure,
    },
    site: inspectSite(),
    failingJobs: listFailingJobs(),
    uptime: clock.now() - began,
  }
}

export type SystemState = Awaited<ReturnType<typeof readState>>

/** `90 min`, `26 h`, `4 jours`. */
function toDuration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour)
  if (hours < 2) return `${Math.floor(milliseconds / minute)}\u00a0min`
  return hours < 72 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0jours`
}

/** What the owner reads of a problem, what was seen and then what to do; nothing where there is none. */
type Find = (state: SystemState, words: Content['admin']) => string | false

/** Every problem: from which state on it is one, and its sentence. */
const problems: Record<ProblemCode, Find> = {
  mailsInFiles: ({ mailAsFiles }, { today }) => mailAsFiles && today.problem.mailsInFiles,
  mailsWait: ({ mails: { oldestWaiting = 0, waiting }, mailAsFiles }, { mails }) =>
    // As files they wait on purpose.
    !mailAsFiles &&
    oldestWaiting > thresholds.mailWait &&
    fillText(mails.problems.mailsWait, { time: toDuration(oldestWaiting), n: waiting }),
  loginRefused: ({ mails: { loginRefused } }, { mails }) =>
    loginRefused > 0 && fillText(mails.problems.loginRefused, { n: loginRefused }),
  signInsFail: ({ refusedSignIns: n }, { mails }) =>
    n >= thresholds.refusedSignIns && fillText(mails.problems.signInsFail, { n }),
  diskLow: ({ diskFree }, { mails }) =>
    diskFree !== undefined &&
    diskFree < thresholds.diskFree &&
    fillText(mails.problems.diskLow, { size: `${Math.floor(diskFree / 1024 ** 2)}\u00a0Mo` }),
  // Until the first backup was restored, the age is that of this process.
  backupOld: ({ backups: { every, restorableAge }, uptime }, { mails }) => {
    const { noBackup, backupOld } = mails.problems
    const age = restorableAge ?? uptime
    const isOld = every > 0 && age > every + thresholds.backupLate
    return isOld && fillText(restorableAge === undefined ? noBackup : backupOld, { time: toDuration(age) })
  },
  backupFails: ({ backups: { failure } }, { mails }) =>
    failure !== undefined &&
    fillText(mails.problems.backupFails, {
      what: mails.failedSteps[failure.what],
      why: mails.backupFaults[failure.why],
    }),
  publishFailed: ({ site: { failure } }, { mails }) =>
    failure !== undefined &&
    fillText(mails.problems.publishFailed, { why: failure.complaint ?? mails.problems.publishEnded }),
  jobsFail: ({ failingJobs }, { mails }) => {
    const names: Partial<Record<JobName, string>> = mails.jobs
    return (
      failingJobs.length > 0 &&
      fillText(mails.problems.jobsFail, { jobs: failingJobs.map((name) => names[name] ?? name).join(', ') })
    )
  },
}

/** The problems that the state amounts to, each with its sentence. */
export function findProblems(state: SystemState, words: Content['admin']): Map<ProblemCode, string> {
  const found = new Map<ProblemCode, string>()
  for (const code of problemCodes) {
    const sentence = problems[code](state, words)
    if (sentence) found.set(code, sentence)
  }
  return found
}

/** Whether an address stands on a name that visitors can reach: neither a reserved name nor a bare IP address. */
export function hasPublicHost(address: string): boolean {
  const { hostname } = new URL(address)
  return !isReserved(hostname) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

/** What the server must have before the site goes online; its sentences stand beside its screen. */
export async function readLaunchChecks({ config, database, backups }: StateDeps): Promise<Launch['server']> {
  const { siteUrl, smtpUrl, emailJs } = config
  const hasMailServer = smtpUrl !== undefined && !isReserved(new URL(smtpUrl).hostname)
  const { restored } = await backups.inspect()
  return [
    { check: 'address', isDone: hasPublicHost(siteUrl) },
    { check: 'mail', isDone: emailJs !== undefined || hasMailServer },
    { check: 'backup', isDone: restored !== undefined },
    { check: 'password', isDone: !(await isGeneratedPasswordUsed(database)) },
  ]
}
