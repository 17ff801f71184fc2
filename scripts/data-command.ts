import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { backupFolderOf } from '../server/backup/folder.ts'
import type { Config } from '../server/config.ts'
import { sqliteFile } from '../server/db/database.ts'
import { connectPostgres } from '../server/db/engines.ts'
import { fail, readSettings, say } from './command.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values = Record<string, string | boolean | undefined>

/** The data that the settings name, for the first line of every command; no password. */
export function nameData({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, file?: string): string {
  const { username, host, pathname } = databaseUrl ? new URL(databaseUrl) : {}
  const data = databaseUrl ? `PostgreSQL ${username}@${host}${pathname}` : `SQLite ${join(dataDir, sqliteFile)}`
  return `Data: ${data} (settings: ${file ? `${file} and the environment` : 'the environment'})`
}

async function hasDatabase({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, sqliteFile))
  const client = await connectPostgres(databaseUrl)
  const { rows } = await client
    .query(`select to_regclass('kysely_migration') is not null as has`)
    .finally(() => client.end())
  return rows[0]?.has === true
}

/**
 * Gives what root wrote to the owner of its folder: the service runs as another user and could not open it. Of folders
 * only what stands in them directly is looked at, which is where commands write. That user may put anything there: what
 * leads elsewhere, by a link of either kind, is left alone, and an entry is changed by its handle, not by its name.
 */
function giveToOwner(config: Config): void {
  if (process.getuid?.() !== 0) return
  for (const folder of [config.dataDir, backupFolderOf(config)]) {
    const { uid, gid } = lstatSync(folder, { throwIfNoEntry: false }) ?? {}
    if (uid === undefined || gid === undefined) continue
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const seen = lstatSync(path)
      if (seen.uid === uid || !(seen.isFile() || seen.isDirectory())) continue
      const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
      const entry = fstatSync(handle)
      if (entry.isDirectory() || entry.nlink === 1) {
        fchownSync(handle, uid, gid)
        fchmodSync(handle, entry.isDirectory() ? 0o700 : 0o600)
      }
      closeSync(handle)
    }
  }
}

/**
 * Runs a command that opens data. It reads the settings as the service does (`--env-file FILE`), names
 * the data in its first line, and does not begin where there is none: with other settings it would work on the wrong one.
 * @param failed what is said before what prevents it, for example `Not saved`
 * @param options besides `env-file`; with `create` the command may begin without a database
 */
export async function runOnData(
  failed: string,
  options: Options,
  work: (config: Config, values: Values, positionals: string[]) => Promise<void>,
): Promise<void> {
  // Files hold addresses of people: nobody else on the machine may read them.
  process.umask(0o077)
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, 'env-file': { type: 'string' } },
      allowPositionals: true,
    }) as { values: Values; positionals: string[] }
    const file = String(values['env-file'] ?? '')
    const config = readSettings(file)
    say(nameData(config, file))
    if (!values.create && !(await hasDatabase(config))) {
      const remedy = options.create ? '; --create makes one' : ''
      throw new Error(`there is no database: are these the settings of the service (--env-file)?${remedy}`)
    }
    await work(config, values, positionals).finally(() => giveToOwner(config))
  } catch (error) {
    fail(failed, error)
  }
}
