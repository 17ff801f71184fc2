import { backUp } from '../server/backup/backups.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'

/** `npm run rehearse`: restores the newest backup beside everything, and says as of when that works. */
await runOnData('Not restorable', {}, async (config) => {
  const began = performance.now()
  const report = await backUp(config, false, systemClock)
  if (!report.isDone) throw new Error(report.message)
  const { metadata, path } = report.rehearsal
  say(`Restorable as of ${metadata.takenAt}: ${path}`)
  for (const [table, count] of Object.entries(metadata.counts)) say(`  ${table}: ${count}`)
  say(`Rehearsed in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
})
