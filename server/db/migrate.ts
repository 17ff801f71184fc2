import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as leads } from './migrations/0001-leads.ts'
import { up as administrator } from './migrations/0002-administrator.ts'
import { up as leanerOutbox } from './migrations/0003-leaner-outbox.ts'
import { up as enquiries } from './migrations/0004-enquiries.ts'
import { up as enquiryAnswers } from './migrations/0005-enquiry-answers.ts'
import { up as door } from './migrations/0006-door.ts'
import { up as privacy } from './migrations/0007-privacy.ts'
import { up as watch } from './migrations/0008-watch.ts'
import { up as signIn } from './migrations/0009-sign-in.ts'
import { up as mailEnds } from './migrations/0010-mail-ends.ts'
import { up as consents } from './migrations/0011-consents.ts'
import { up as synthetic } from './migrations/0012-synthetic.ts'
import { up as writeChecks } from './migrations/0013-write-checks.ts'
import { up as siteVersions } from './migrations/0014-site-versions.ts'
import { up as contentRevisions } from './migrations/0015-content-revisions.ts'
import { up as people } from './migrations/0016-people.ts'
import { up as statistics } from './migrations/0017-statistics.ts'
import type { Tables } from './tables.ts'

/** Numbered, forward only; never change one that has been released. */
export const migrations: Record<string, Migration> = {
  '0001-leads': { up: leads },
  '0002-administrator': { up: administrator },
  '0003-leaner-outbox': { up: leanerOutbox },
  '0004-enquiries': { up: enquiries },
  '0005-enquiry-answers': { up: enquiryAnswers },
  '0006-door': { up: door },
  '0007-privacy': { up: privacy },
  '0008-watch': { up: watch },
  '0009-sign-in': { up: signIn },
  '0010-mail-ends': { up: mailEnds },
  '0011-consents': { up: consents },
  '0012-synthetic': { up: synthetic },
  '0013-write-checks': { up: writeChecks },
  '0014-site-versions': { up: siteVersions },
  '0015-content-revisions': { up: contentRevisions },
  '0016-people': { up: people },
  '0017-statistics': { up: statistics },
}

/** How often, and after how many milliseconds, an instance tries again while another one migrates the same SQLite file. */
const lockRetries = { tries: 40, pause: 250 } as const

/**
 * Brings the schema up to date. All pending migrations run in one transaction under a lock, so that
 * several instances may start at once and a kill in between leaves the old schema. Kysely takes an
 * advisory lock on PostgreSQL; on SQLite it relies on there being one process, so the lock is the
 * database's own write lock: the loser of a race is refused and tries again.
 * @throws the database's error if a migration fails
 */
export async function migrate(db: Kysely<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) return
    if (engine !== 'sqlite' || attempt === lockRetries.tries || !isBeingMigrated(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, lockRetries.pause))
  }
}

/** True if another process holds the file, or has made the tables between our look and our write. */
function isBeingMigrated(error: unknown): boolean {
  return error instanceof Error && /locked|busy|already exists|UNIQUE constraint/i.test(error.message)
}
