import { join } from 'node:path'
import { runBackupProcess } from '../server/backup/run-process.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { readBuildId } from '../server/site/build.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'
import { root } from './root.ts'

/** `npm run rehearse`: brings the newest backup back beside everything, boots it, and says as of when that works. */
await runOnData('Not restorable', {}, async ({ siteDir, dataDir, databaseUrl, secret, backup }) => {
  const buildFolder = join(root, 'dist')
  // What is built is what runs: a newer build must not be put under a running server.
  await readBuildId(buildFolder)
  const began = performance.now()
  const place = { dataDir, databaseUrl, secret, backup }
  const report = await runBackupProcess({ place, siteDir, buildFolder, isBackupDue: false, now: systemClock.now() })
  if (!report.isDone) throw new Error(report.message)
  const { metadata, path, counts } = report.rehearsal
  say(`Restorable as of ${metadata.takenAt}: ${path}`)
  for (const [table, count] of Object.entries(counts)) if (count > 0) say(`  ${table}: ${count}`)
  say(`Rehearsed in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
})
