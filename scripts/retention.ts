import { openDatabase } from '../server/db/database.ts'
import { endPause, readPause } from '../server/people/clock-check.ts'
import { listDue, shownAhead } from '../server/people/retention.ts'
import { day, systemClock } from '../server/runtime/clock.ts'
import { say } from './command.ts'
import { runOnData } from './data-command.ts'

/**
 * `npm run retention -- --dry-run`: who would be deleted by tomorrow and by next week; it deletes nobody, the
 * server does. `-- --resume` ends a pause after a jump of the clock.
 */
const options = { 'dry-run': { type: 'boolean' }, resume: { type: 'boolean' } } as const

await runOnData('Not looked at', options, async (config, values) => {
  const database = await openDatabase(config)
  try {
    if (values.resume) await endPause(database, systemClock)
    const pause = await readPause(database, systemClock)
    if (pause)
      say(`Paused: the clock jumped at ${pause.since}. If it is right now, resume: npm run retention -- --resume`)
    const tomorrow = await listDue(database, systemClock.now() + day)
    const week = await listDue(database, systemClock.now() + shownAhead)
    say(`Deleted by tomorrow: ${tomorrow.length}; within seven days: ${week.length}`)
    const isTomorrow = new Set(tomorrow.map(({ id }) => id))
    for (const { kind, id, email, lastContactAt } of week)
      say(
        `${isTomorrow.has(id) ? 'tomorrow' : 'later   '}  ${kind.padEnd(11)}  last contact ${lastContactAt}  ${email}`,
      )
  } finally {
    await database.close()
  }
})
