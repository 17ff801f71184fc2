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
  realpathSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backupFolderOf } from '../server/backup/folder.ts'
import type { Config } from '../server/config.ts'
import { sqliteFile } from '../server/db/database.ts'
import { connectPostgres } from '../server/db/engines.ts'
import { fail, readSettings, say } from './command.ts'

/** One thing that can be done with the data. */
export type Command = {
  /** What is said before what prevents it, for example `Not saved`. */
  failed: string
  /** What can be asked for besides `--env-file`; with `create` it may begin without a database. */
  options?: readonly string[]
  run: (
    config: Config,
    isAsked: (option: string) => boolean,
    positionals: string[],
    settingsFile: string,
  ) => Promise<void>
}

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

/** Root's user id. */
const rootId = 0

/**
 * Gives what root wrote to the owner of its folder: the service runs as another user and could not open it. Of folders
 * only what stands in them directly is looked at, which is where commands write. That user may put anything there, the
 * folder of the backups too: of links only one of root's is followed, to the folder itself, and folder and entries are
 * reached by their handles, not by their names.
 */
function giveToOwner(config: Config): void {
  if (process.platform !== 'linux' || process.getuid?.() !== rootId) return
  for (const named of [config.dataDir, backupFolderOf(config)]) {
    const link = lstatSync(named, { throwIfNoEntry: false })
    const isFollowed = link?.isSymbolicLink() && link.uid === rootId && existsSync(named)
    const folder = isFollowed ? realpathSync(named) : named
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue
    const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
    const { uid, gid } = fstatSync(opened)
    // The folder that was opened, whatever is put in its place meanwhile; only Linux has such names.
    const here = `/proc/self/fd/${opened}`
    for (const name of uid === rootId ? [] : readdirSync(here)) {
      const path = join(here, name)
      // A running service takes its own unfinished files away meanwhile.
      const seen = lstatSync(path, { throwIfNoEntry: false })
      if (seen?.uid !== rootId || !(seen.isFile() || seen.isDirectory())) continue
      const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
      const entry = fstatSync(handle)
      if (entry.isDirectory() || entry.nlink === 1) {
        fchownSync(handle, uid, gid)
        fchmodSync(handle, entry.isDirectory() ? 0o700 : 0o600)
      }
      closeSync(handle)
    }
    closeSync(opened)
  }
}

/**
 * Runs a command that opens data. It reads the settings as the service does (`--env-file FILE`), names the data in its
 * first line, and does not begin where there is none: with other settings it would work on the wrong one.
 */
export async function runOnData({ failed, options = [], run }: Command, parameters: string[]): Promise<void> {
  // Files hold addresses of people: no other user of the machine may read them.
  process.umask(0o077)
  try {
    const flags = Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }]))
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { ...flags, 'env-file': { type: 'string' } },
      allowPositionals: true,
    })
    const isAsked = (option: string) => values[option as keyof typeof values] !== undefined
    const file = values['env-file'] ?? ''
    const config = readSettings(file)
    say(nameData(config, file))
    if (!isAsked('create') && !(await hasDatabase(config))) {
      const remedy = options.includes('create') ? '; --create makes one' : ''
      throw new Error(`there is no database: are these the settings of the service (--env-file)?${remedy}`)
    }
    await run(config, isAsked, positionals, file).finally(() => giveToOwner(config))
  } catch (error) {
    fail(failed, error)
  }
}
