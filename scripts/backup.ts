import { makeBackupKey } from '../server/backup/archive.ts'
import { makeBackup } from '../server/backup/backups.ts'
import { withBackupLock } from '../server/backup/folder.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'

/** `npm run backup`: saves the database now, whether the server runs or not. `--new-key`: makes a key for `BACKUP_KEY`. */
if (process.argv.includes('--new-key')) say(await makeBackupKey())
else
  await runOnData('Not saved', {}, async (config) => {
    const { path, bytes, metadata } = await withBackupLock(config, () => makeBackup(config, systemClock))
    const rows = Object.values(metadata.counts).reduce((sum, count) => sum + count, 0)
    say(`Saved: ${path} (${rows} rows, ${Math.ceil(bytes / 1024)} KB${config.backup.key ? ', encrypted' : ''})`)
  })
