import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { backupFolderOf, readBackupStatus } from '../../server/backup/folder.ts'
import type { Config } from '../../server/config.ts'
import { sqliteFile } from '../../server/db/database.ts'
import { openPostgres, openSqlite } from '../../server/db/engines.ts'
import type { Tables } from '../../server/db/tables.ts'
import { findProblems, readLaunchChecks, readState, type StateDeps } from '../../server/monitoring/problems.ts'
import { day, systemClock } from '../../server/runtime/clock.ts'
import { bad, type Finding, look, ok, toCode } from './finding.ts'

/** A password that has stood for longer may have been seen by more people than one remembers. */
const oldPassword = 365 * day

/** Opens the database as it is: a check must not bring its schema up to date. */
function open({ databaseUrl, dataDir }: Config): Kysely<Tables> | undefined {
  if (databaseUrl) return openPostgres(databaseUrl, () => {})
  const file = join(dataDir, sqliteFile)
  return existsSync(file) ? openSqlite(file) : undefined
}

async function checkPassword(db: Kysely<Tables>, config: Config): Promise<Finding[]> {
  const account = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.updated_at')
    .where('users.email', '=', config.adminEmail.toLowerCase())
    .executeTakeFirst()
  if (!account) return [bad('the administrator has no account', 'Start the server once with ADMIN_EMAIL set.')]
  const days = Math.floor((Date.now() - new Date(account.updated_at).getTime()) / day)
  return [
    days * day > oldPassword
      ? look(`the administrator's password is ${days} days old`, 'Set another ADMIN_PASSWORD and restart.')
      : ok(`the administrator's password is ${days} days old`),
  ]
}

/** What the running server would warn of, by its own questions, and what it lacks for a launch. */
async function checkProblems(db: Kysely<Tables>, config: Config): Promise<Finding[]> {
  const folder = backupFolderOf(config)
  const deps: StateDeps = {
    ...{ database: { db }, clock: systemClock, config },
    inspectBackups: () => readBackupStatus(folder),
    // These two stand in the memory of the running server, which is asked for them at /ready.
    inspectSite: () => ({ revision: '', madeAt: '', isBusy: false, isOutdated: false, failure: undefined }),
    listFailingJobs: () => [],
  }
  const problems = findProblems(await readState(deps, systemClock.now()))
  const lacking = (await readLaunchChecks(deps)).filter(({ isDone }) => !isDone).map(({ check }) => check)
  return [
    ...[...problems.values()].map((sentence) => bad(sentence, 'The log of the server says more.')),
    ...(lacking.includes('password')
      ? [bad('the first password still opens /admin', 'Choose another one there (Accès).')]
      : []),
    ...(lacking.includes('backup')
      ? [bad(`no backup in ${folder} was restored yet`, 'Let the server run: it makes and tries one by itself.')]
      : []),
    ...(problems.size === 0 ? [ok('no mail waits for long, the disk has room, backups do not fail')] : []),
  ]
}

/** What the running product has become: database, password, mails, backups. */
export async function checkState(config: Config): Promise<Finding[]> {
  const db = open(config)
  if (!db)
    return [
      bad(
        `there is no database in ${config.dataDir} yet`,
        'Start the server once, in this folder or with its DATA_DIR.',
      ),
    ]
  try {
    return [...(await checkPassword(db, config)), ...(await checkProblems(db, config))]
  } catch (error) {
    return [
      bad(`the database cannot be read (${toCode(error)})`, 'Check DATABASE_URL, or that the server was started once.'),
    ]
  } finally {
    await db.destroy()
  }
}
