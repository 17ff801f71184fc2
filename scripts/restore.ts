import { resolve } from 'node:path'
import { backupFolderOf, listBackups } from '../server/backup/folder.ts'
import { restoreBackup } from '../server/backup/restore.ts'
import { oldestErasure } from '../server/people/erasing.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'

/**
 * `npm run restore -- <file>`: brings a backup back. Without a file it names those there are. `--create`: where there
 * is no database yet; `--without-saving`: what is there is replaced without a copy; `--unencrypted`: takes a backup
 * that is not encrypted although `BACKUP_KEY` is set.
 */
const options = {
  create: { type: 'boolean' },
  'without-saving': { type: 'boolean' },
  unencrypted: { type: 'boolean' },
} as const

await runOnData('Not restored', options, async (config, values, [file]) => {
  if (!file) {
    const backups = await listBackups(backupFolderOf(config))
    for (const { path } of backups) say(path)
    const [newest] = backups
    say(newest ? `To bring one back: npm run restore -- ${newest.path}` : `No backup in ${backupFolderOf(config)}`)
    return
  }
  const { metadata, leftOut, saved, erasedAgain } = await restoreBackup(resolve(file), config, systemClock, {
    isToBeSaved: values['without-saving'] !== true,
    takesUnencrypted: values.unencrypted === true,
  })
  say(`Restored: the state of ${metadata.takenAt}`)
  if (saved) say(`What was there before: ${saved}`)
  if (leftOut.length > 0) say(`Left out, since only a newer release knows it: ${leftOut.join(', ')}`)
  say(`Erased again: ${erasedAgain}`)
  if (metadata.takenAt < oldestErasure(systemClock.now()))
    say('This backup is over a year old: whoever was erased before that year is not known any more')
})
