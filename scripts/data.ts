import { join, resolve } from 'node:path'
import { makeBackupKey } from '../server/backup/archive.ts'
import { backUp, makeBackup } from '../server/backup/backups.ts'
import { backupFolderOf, listBackups, withBackupLock } from '../server/backup/folder.ts'
import { restoreBackup } from '../server/backup/restore.ts'
import { openIfThere } from '../server/db/database.ts'
import { exportContent } from '../server/editing/export-content.ts'
import { oldestErasure } from '../server/people/erasing.ts'
import { instantOf, systemClock } from '../server/runtime/clock.ts'
import { fail, root, say } from './command.ts'
import { type Command, runOnData } from './data-command.ts'

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

const [name = '', ...parameters] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === 'new-key') say(await makeBackupKey())
else if (command) await runOnData(command, parameters)
else fail('Nothing done', new Error(`npm run data with one of: ${[...Object.keys(commands), 'new-key'].join(', ')}`))
