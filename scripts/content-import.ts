import { join } from 'node:path'
import { openDatabase } from '../server/db/database.ts'
import { importContent } from '../server/editing/import-content.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'
import { root } from './root.ts'

/**
 * `npm run content:import`: of files of `content/` that were changed over what was published from a browser, makes one
 * revision, so that they count again. `-- --force` takes all files, those among them that only the owner has changed.
 */
await runOnData('Not imported', { force: { type: 'boolean' } }, async (config, { force }) => {
  const database = await openDatabase(config)
  try {
    const order = { folder: join(root, 'content'), isForced: force === true }
    const report = await importContent(database, systemClock, order)
    if (report.kind === 'refused') throw new Error(report.complaints.join('\n'))
    for (const path of report.paths) say(`Imported: content/${path}`)
    for (const path of report.kept) say(`Kept as the owner published it: content/${path} (--force takes the file)`)
    if (report.revision === undefined) say('Nothing of the files is to be imported')
    else say('A running server publishes it within seconds; otherwise: npm run publish')
  } finally {
    await database.close()
  }
})
