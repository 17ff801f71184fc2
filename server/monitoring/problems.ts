import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { sql } from 'kysely'
import { type BackupStatus, type Launch, type ProblemCode, problemCodes } from '../../contract/api/admin-dashboard.ts'
import { backupFaultTexts, backupStepTexts } from '../../contract/backup-faults.ts'
import { isReserved } from '../../contract/content/to-replace.ts'
import { isGeneratedPasswordUsed } from '../auth/administrator.ts'
import { ofAccount, passwordLimits } from '../auth/sign-in-limits.ts'
import { backupInterval } from '../backup/schedule.ts'
import type { Database } from '../db/database.ts'
import { holds } from '../mail/sender.ts'
import { type Clock, hour, instantOf, minute } from '../runtime/clock.ts'
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
  backupAge: backupInterval + 2 * hour,
} as const

export type StateDeps = {
  database: Pick<Database, 'db'>
  clock: Clock
  config: { dataDir: string; mailAsFiles: boolean; siteUrl: string; smtpUrl: string | undefined; emailJs: unknown }
  inspectBackups: () => Promise<BackupStatus>
  inspectSite: Site['inspect']
  /** What they do, in French. */
  listFailingJobs: () => string[]
}

async function readMails({ database: { db } }: StateDeps, ageOf: (instant: string) => number) {
  const { waiting, capped, loginRefused, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.coalesce(fn.sum<number>('is_capped'), sql.lit(0)).as('capped'),
      sql<number>`count(case when unsent_reason = 'loginRefused' then 1 end)`.as('loginRefused'),
      // What waits on purpose, or did until a moment ago, says nothing of the mail server.
      sql<string | null>`min(case when unsent_reason in (${sql.join(holds)}) then null else queued_at end)`.as(
        'oldest',
      ),
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

/** Passwords that were checked and wrong, in the last full hour and the current quarter of an hour, of all instances. */
async function countRefusedSignIns({ database: { db }, clock }: StateDeps): Promise<number> {
  const { sum } = await db
    .selectFrom('counters')
    .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
    .where('key', '=', ofAccount)
    .where('window_at', '>', instantOf(clock, -hour - passwordLimits.window))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * What is known of the product's state: a few small queries and two looks at the disk. Ages in milliseconds, sizes in
 * bytes. @param began when this process did
 */
export async function readState(deps: StateDeps, began: number) {
  const { clock, config, inspectSite, listFailingJobs } = deps
  const ageOf = (instant: string) => Math.max(0, clock.now() - Date.parse(instant))
  const disk = await statfs(config.dataDir).catch(() => undefined)
  const { newest, restored, failure } = await deps.inspectBackups()
  return {
    mails: await readMails(deps, ageOf),
    mailAsFiles: config.mailAsFiles,
    refusedSignIns: await countRefusedSignIns(deps),
    /** Where `DATA_DIR` is; `undefined` if the system does not say. */
    diskFree: disk && disk.bavail * disk.bsize,
    backups: {
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

/** What the owner reads of a problem, on the dashboard and by mail: what was seen, then what to do. Nothing where there is none. */
type Find = (state: SystemState) => string | false

/** Every problem: from which state on it is one, and its sentence. */
const problems: Record<ProblemCode, Find> = {
  mailsInFiles: ({ mailAsFiles }) =>
    mailAsFiles &&
    'Aucun e-mail ne part : MAIL=files les écrit en fichiers, où ils attendent. Réglez SMTP_URL et redémarrez ; tous partiront.',
  mailsWait: ({ mails: { oldestWaiting = 0, waiting }, mailAsFiles }) =>
    // As files they wait on purpose.
    !mailAsFiles &&
    oldestWaiting > thresholds.mailWait &&
    `Des e-mails attendent depuis ${toDuration(oldestWaiting)} (${waiting} en attente). Vérifiez SMTP_URL : serveur, port, mot de passe. Ils partiront d’eux-mêmes dès que le serveur de messagerie les acceptera.`,
  loginRefused: ({ mails: { loginRefused } }) =>
    loginRefused > 0 &&
    `Le serveur de messagerie refuse l’identifiant ou le mot de passe de SMTP_URL (${loginRefused} e-mails en attente). Rien n’est abandonné : corrigez le réglage et redémarrez, tout partira.`,
  signInsFail: ({ refusedSignIns }) =>
    refusedSignIns >= thresholds.refusedSignIns &&
    `${refusedSignIns} connexions refusées à l’espace d’administration en une heure. Si ce n’est pas vous, quelqu’un essaie des mots de passe : les essais sont freinés, changez le vôtre s’il est court ou ancien.`,
  diskLow: ({ diskFree }) =>
    diskFree !== undefined &&
    diskFree < thresholds.diskFree &&
    `Il ne reste que ${Math.floor(diskFree / 1024 ** 2)} Mo sur le disque des données. Faites de la place ou agrandissez-le : sur un disque plein, aucune demande ne peut être enregistrée.`,
  // Until the first backup was restored, the age is that of this process.
  backupOld: ({ backups: { restorableAge }, uptime }) => {
    if ((restorableAge ?? uptime) <= thresholds.backupAge) return false
    return restorableAge === undefined
      ? `Aucune sauvegarde n’a encore été restaurée à l’essai, alors que le serveur tourne depuis ${toDuration(uptime)}. Vérifiez le dossier des sauvegardes et ses droits.`
      : `La dernière sauvegarde dont la restauration a été vérifiée date de ${toDuration(restorableAge)}. Regardez les traces du serveur (logs) et la place dans le dossier des sauvegardes.`
  },
  backupFails: ({ backups: { failure } }) =>
    failure !== undefined &&
    `Les sauvegardes échouent : ${backupStepTexts[failure.what]}, ${backupFaultTexts[failure.why]}. Le site répond et rien n’est perdu, mais la dernière sauvegarde vérifiée vieillit. Le serveur réessaie de lui-même.`,
  publishFailed: ({ site: { failure } }) =>
    failure !== undefined &&
    `La publication échoue : ${failure.complaint ?? 'le site n’a pas pu être fabriqué ; les traces du serveur (logs) disent pourquoi.'} Les visiteurs voient toujours le site d’avant. Corrigez dans « Contenus », puis publiez de nouveau. (Si vous travaillez dans les fichiers : « npm run publish ».)`,
  jobsFail: ({ failingJobs }) =>
    failingJobs.length > 0 &&
    `Une tâche de fond échoue : ${failingJobs.join(', ')}. Elle est reprise d’elle-même ; les traces du serveur (logs) disent pourquoi.`,
}

/** The problems that the state amounts to, each with its sentence. */
export function findProblems(state: SystemState): Map<ProblemCode, string> {
  const found = new Map<ProblemCode, string>()
  for (const code of problemCodes) {
    const sentence = problems[code](state)
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
export async function readLaunchChecks({ config, database, inspectBackups }: StateDeps): Promise<Launch['server']> {
  const { siteUrl, smtpUrl, emailJs } = config
  const hasMailServer = smtpUrl !== undefined && !isReserved(new URL(smtpUrl).hostname)
  const { restored } = await inspectBackups()
  return [
    { check: 'address', isDone: hasPublicHost(siteUrl) },
    { check: 'mail', isDone: emailJs !== undefined || hasMailServer },
    { check: 'backup', isDone: restored !== undefined },
    { check: 'password', isDone: !(await isGeneratedPasswordUsed(database)) },
  ]
}
