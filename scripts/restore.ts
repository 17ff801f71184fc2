import { resolve } from 'node:path'
import { backupFolderOf, listBackups } from '../server/backup/backup-files.ts'
import { BackupError } from '../server/backup/pack.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { systemClock } from '../server/clock.ts'
import { oldestErasure } from '../server/privacy/erasures.ts'
import { runCommand, say } from './command.ts'

/** `npm run restore -- <file>`: brings a backup back. Without a file it names those there are. */
await runCommand('Not restored', async (config) => {
  const [file] = process.argv.slice(2)
  if (!file) {
    const backups = listBackups(backupFolderOf(config))
    for (const { path } of backups) say(path)
    throw new BackupError(`name the file: npm run restore -- ${backups[0]?.path ?? 'file.db.gz'}`)
  }
  const { facts, saved, erasedAgain } = await restoreBackup(resolve(file), config, systemClock)
  say(`Restored: the state of ${facts.takenAt}`)
  if (saved) say(`What was there before: ${saved}`)
  say(`Erased again: ${erasedAgain}`)
  if (facts.takenAt < oldestErasure(systemClock.now()))
    say('This backup is over a year old: whoever was erased before that year is not known any more')
})
