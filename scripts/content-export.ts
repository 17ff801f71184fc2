import { join } from 'node:path'
import { openIfThere } from '../server/db/database.ts'
import { exportContent } from '../server/editing/export-content.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'
import { root } from './root.ts'

/**
 * `npm run content:export`: writes what was published from a browser into the files of `content/`, for a commit. Drafts
 * are left out. `-- --force` overwrites files that have changed by themselves.
 */
await runOnData('Not exported', { force: { type: 'boolean' } }, async (config, { force }) => {
  // Whoever publishes reads these files, whichever user that is.
  process.umask(0o022)
  const db = await openIfThere(config)
  try {
    const order = { folder: join(root, 'content'), now: Date.now(), isForced: force === true }
    const report = db ? await exportContent(db, order) : ({ kind: 'exported', written: [], removed: [] } as const)
    if (report.kind === 'refused') {
      const files = report.diverged.map((path) => `content/${path}`).join('\n')
      throw new Error(
        `${files}\nThese files have changed since the owner changed them: settle that at /admin, take the files (npm run content:import), or overwrite them (--force)`,
      )
    }
    for (const path of report.written) say(`Written: content/${path}`)
    for (const path of report.removed) say(`Removed: content/${path}`)
    if (report.written.length + report.removed.length === 0) say('The files say already what is published')
  } finally {
    await db?.destroy()
  }
})
