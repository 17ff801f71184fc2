import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { backupFolderOf, inspectBackups } from '../../server/backup/folder.ts'
import type { Config } from '../../server/config.ts'
import { sqliteFile } from '../../server/db/database.ts'
import { openPostgres, openSqlite } from '../../server/db/engines.ts'
import type { Tables } from '../../server/db/tables.ts'
import { thresholds } from '../../server/monitoring/problems.ts'
import { day, hour } from '../../server/runtime/clock.ts'
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
  const file = join(config.dataDir, 'admin-password')
  return [
    days * day > oldPassword
      ? look(`the administrator's password is ${days} days old`, 'Set another ADMIN_PASSWORD and restart.')
      : ok(`the administrator's password is ${days} days old`),
    ...(existsSync(file)
      ? [bad(`a first password lies in ${file}`, 'Choose another one on /admin (Sécurité), then delete the file.')]
      : []),
  ]
}

async function checkOutbox(db: Kysely<Tables>): Promise<Finding> {
  const since = new Date(Date.now() - thresholds.mailWait).toISOString()
  const { count } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('is_capped', '=', 0)
    .where('queued_at', '<', since)
    .executeTakeFirstOrThrow()
  return Number(count) === 0
    ? ok('no mail waits for long')
    : bad(`${count} mails wait for more than an hour`, 'See the line about the login at the mail server.')
}

async function checkBackups(config: Config): Promise<Finding> {
  const { every } = config.backup
  const folder = backupFolderOf(config)
  const { restored, failure } = await inspectBackups(folder, new Date().toISOString())
  if (failure)
    return bad(`backups fail: ${failure.what}, ${failure.code ?? failure.why}`, `Look at ${folder} and into the log.`)
  if (restored === undefined)
    return bad(`no backup in ${folder} was restored yet`, 'Let the server run: it makes and tries one by itself.')
  const age = Date.now() - Date.parse(restored.at)
  const hours = Math.floor(age / hour)
  return age > every * hour + thresholds.backupLate
    ? bad(`the newest backup that was restored is ${hours} hours old`, 'Look into the log and at the room on the disk.')
    : ok(`the newest backup that was restored is ${hours} hours old`)
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
    return [...(await checkPassword(db, config)), await checkOutbox(db), await checkBackups(config)]
  } catch (error) {
    return [
      bad(`the database cannot be read (${toCode(error)})`, 'Check DATABASE_URL, or that the server was started once.'),
    ]
  } finally {
    await db.destroy()
  }
}
