import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rehearse } from '../server/backup/rehearse.ts'
import { systemClock } from '../server/clock.ts'
import { buildIfChanged } from './build-if-changed.ts'
import { runCommand, say } from './command.ts'

/** `npm run rehearse`: brings the newest backup back beside everything, boots it, and says as of when that works. */
await runCommand('Not restorable', async (config) => {
  const root = join(import.meta.dirname, '..')
  const dist = join(root, 'dist')
  // What is built is what runs: a newer build must not be put under a running server.
  if (!existsSync(join(dist, 'stamp'))) await buildIfChanged(root, dist, config.siteUrl)
  const began = performance.now()
  const { facts, path, counts } = await rehearse(config, dist, systemClock)
  say(`Restorable as of ${facts.takenAt}: ${path}`)
  for (const [table, count] of Object.entries(counts)) if (count > 0) say(`  ${table}: ${count}`)
  say(`Rehearsed in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
})
