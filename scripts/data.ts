import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackupKey } from '../server/backup/archive.ts'
import { backUp, makeBackup } from '../server/backup/backups.ts'
import { backupFolderOf, listBackups, withBackupLock } from '../server/backup/folder.ts'
import { restoreBackup } from '../server/backup/restore.ts'
import type { Config } from '../server/config.ts'
import { nameDatabase, openIfThere, sqliteFile } from '../server/db/database.ts'
import { connectPostgres } from '../server/db/engines.ts'
import { exportContent } from '../server/editing/export-content.ts'
import { oldestErasure } from '../server/people/erasing.ts'
import { instantOf, systemClock } from '../server/runtime/clock.ts'
import { root, say } from './command.ts'
import { fail, readSettings } from './settings.ts'

/** One thing that can be done with the data. */
type Command = {
  /** What is said before what prevents it, for example `Not saved`. */
  failed: string
  /** What can be asked for besides `--env-file`; with `create` it may begin without a database. */
  options?: readonly string[]
  /** Writes into the checkout, which may be another user's than the data. */
  isOutside?: true
  run: (
    config: Config,
    isAsked: (option: string) => boolean,
    positionals: string[],
    settingsFile: string,
  ) => Promise<void>
}

/** What `npm run data <name>` does with the data of the service, whether the server runs or not (docs/how-to/en). */
const commands: Record<string, Command> = {
  /** Saves the database now. */
  backup: {
    failed: 'Not saved',
    run: async (config) => {
      const { path, bytes, metadata } = await withBackupLock(config, () => makeBackup(config, systemClock))
      const rows = Object.values(metadata.counts).reduce((sum, count) => sum + count, 0)
      say(`Saved: ${path} (${rows} rows, ${Math.ceil(bytes / 1024)} KB${config.backup.key ? ', encrypted' : ''})`)
    },
  },

  /** Restores the newest backup beside everything, and says as of when that works. */
  rehearse: {
    failed: 'Not restorable',
    run: async (config) => {
      const began = performance.now()
      const report = await backUp(config, false, systemClock)
      if (!report.isDone) throw new Error(report.message)
      const { metadata, path } = report.rehearsal
      say(`Restorable as of ${metadata.takenAt}: ${path}`)
      for (const [table, count] of Object.entries(metadata.counts)) say(`  ${table}: ${count}`)
      say(`Rehearsed in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    },
  },

  /**
   * Brings a backup back; without a file it names those there are. `--create`: where there is no database yet;
   * `--without-saving`: what is there is replaced without a copy; `--unencrypted`: takes a backup that is not encrypted
   * although `BACKUP_KEY` is set.
   */
  restore: {
    failed: 'Not restored',
    options: ['create', 'without-saving', 'unencrypted'],
    run: async (config, isAsked, [file], settingsFile) => {
      if (!file) {
        const backups = await listBackups(backupFolderOf(config), instantOf(systemClock))
        for (const { path } of backups) say(path)
        const [newest] = backups
        const settings = settingsFile && `--env-file ${settingsFile} `
        say(
          newest
            ? `To bring one back: npm run data -- restore ${settings}${newest.path}`
            : `No backup in ${backupFolderOf(config)}`,
        )
        return
      }
      const { metadata, leftOut, saved, erasedAgain } = await restoreBackup(resolve(file), config, systemClock, {
        isToBeSaved: !isAsked('without-saving'),
        takesUnencrypted: isAsked('unencrypted'),
      })
      say(`Restored: the state of ${metadata.takenAt}`)
      if (saved) say(`What was there before: ${saved}`)
      if (leftOut.length > 0) say(`Left out, since only a newer release knows it: ${leftOut.join(', ')}`)
      say(`Erased again: ${erasedAgain}`)
      if (metadata.takenAt < oldestErasure(systemClock.now()))
        say('This backup is over a year old: people erased before that year are not known any more')
    },
  },

  /** Writes what was published from a browser into the files of `content/`, for a commit. Drafts are left out. */
  export: {
    failed: 'Not exported',
    isOutside: true,
    run: async (config) => {
      // Another user may publish from these files.
      process.umask(0o022)
      const db = await openIfThere(config)
      try {
        const order = { folder: join(root, 'content'), now: Date.now() }
        const { written, removed } = db ? await exportContent(db, order) : { written: [], removed: [] }
        for (const path of written) say(`Written: content/${path}`)
        for (const path of removed) say(`Removed: content/${path}`)
        if (written.length + removed.length === 0) say('The files say already what is published')
      } finally {
        await db?.destroy()
      }
    },
  },
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
 * Goes on as the user to whom the data belong, if root asks: the service could not open what root has written, and its
 * user may have led any name below to a file of root's.
 */
function becomeOwner(config: Config): void {
  const folder = [config.dataDir, backupFolderOf(config)].find((one) => existsSync(one))
  if (process.getuid?.() !== 0 || folder === undefined) return
  const { uid, gid } = statSync(folder)
  // There is no one else to become, and a container may forbid even that.
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

/**
 * Runs a command that opens data. It reads the settings as the service does (`--env-file FILE`), names the data in its
 * first line, and does not begin where there is none: with other settings it would work on the wrong one.
 */
async function runOnData({ failed, options = [], isOutside, run }: Command, parameters: string[]): Promise<void> {
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
    say(`Data: ${nameDatabase(config)} (settings: ${file ? `${file} and the environment` : 'the environment'})`)
    if (!isOutside) becomeOwner(config)
    if (!isAsked('create') && !(await hasDatabase(config))) {
      const remedy = options.includes('create') ? '; --create makes one' : ''
      throw new Error(`there is no database: are these the settings of the service (--env-file)?${remedy}`)
    }
    await run(config, isAsked, positionals, file).catch((error) => {
      const isOwner = process.getuid?.() === statSync(config.dataDir, { throwIfNoEntry: false })?.uid
      if (isOutside || !isOwner || !/EACCES/.test(error.message)) throw error
      throw new Error(`${error.message}; the command works as the user to whom ${config.dataDir} belongs`)
    })
  } catch (error) {
    fail(failed, error)
  }
}

const [name = '', ...parameters] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === 'new-key') say(await makeBackupKey())
else if (command) await runOnData(command, parameters)
else fail('Nothing done', new Error(`npm run data with one of: ${[...Object.keys(commands), 'new-key'].join(', ')}`))
