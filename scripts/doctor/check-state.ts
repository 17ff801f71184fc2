import type { Kysely } from 'kysely'
import { backupFolderOf, readBackupStatus } from '../../server/backup/folder.ts'
import type { Config } from '../../server/config.ts'
import { openIfThere } from '../../server/db/database.ts'
import type { Tables } from '../../server/db/tables.ts'
import { findProblems, readLaunchChecks, readState, type StateDeps } from '../../server/monitoring/problems.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { bad, type Finding, ok, toCode } from './finding.ts'

/** What the running server would warn of, by its own questions, and what it lacks for a launch. */
async function checkState(db: Kysely<Tables>, config: Config): Promise<Finding[]> {
  const deps: StateDeps = {
    database: { db },
    clock: systemClock,
    config,
    inspectBackups: () => readBackupStatus(backupFolderOf(config)),
    // These two stand in the memory of the running server, which is asked for them at /ready.
    inspectSite: () => ({ revision: '', madeAt: '', isBusy: false, isOutdated: false, failure: undefined }),
    listFailingJobs: () => [],
  }
  const findings = [...findProblems(await readState(deps, systemClock.now())).values()].map((sentence) =>
    bad(sentence, 'The log of the server says more.'),
  )
  const lacking = (await readLaunchChecks(deps)).filter(({ isDone }) => !isDone).map(({ check }) => check)
  if (lacking.includes('password'))
    findings.push(bad('the first password still opens /admin', 'Choose another one there (Accès).'))
  if (lacking.includes('backup'))
    findings.push(bad('no backup was restored yet', 'Let the server run: it makes and tries one by itself.'))
  return findings.length > 0 ? findings : [ok('no mail waits for long, the disk has room, a backup was restored')]
}

/** Opens the data as they are, to be closed by the caller, and says what the running product has become. */
export async function openData(config: Config): Promise<{ db?: Kysely<Tables>; findings: Finding[] }> {
  let db: Kysely<Tables> | undefined
  try {
    db = await openIfThere(config)
    if (db) return { db, findings: await checkState(db, config) }
    const remedy = 'Start the server once, in this folder or with its DATA_DIR.'
    return { findings: [bad(`there is no database of this release in ${config.dataDir} yet`, remedy)] }
  } catch (error) {
    await db?.destroy()
    const remedy = 'Check DATABASE_URL, or that the server was started once.'
    return { findings: [bad(`the database cannot be read (${toCode(error)})`, remedy)] }
  }
}
