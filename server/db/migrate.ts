import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { LastingError } from '../runtime/lasting-error.ts'
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
import { up as pdfOpenings } from './migrations/0018-pdf-openings-breaking.ts'
import { up as newcomers } from './migrations/0019-newcomers.ts'
import { up as listSources } from './migrations/0020-list-sources.ts'
import { up as answers } from './migrations/0021-answers.ts'
import type { Tables } from './tables.ts'

/**
 * Numbered, forward only; never change one that has been released. A name that ends with `-breaking` says that releases
 * before it cannot work with the schema it makes; all others only add, and older releases start on what they made.
 */
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
  '0018-pdf-openings-breaking': { up: pdfOpenings },
  '0019-newcomers': { up: newcomers },
  '0020-list-sources': { up: listSources },
  '0021-answers': { up: answers },
}

/** How often, and after how many milliseconds, an instance tries again while another one migrates. */
const lockRetries = { tries: 40, pause: 250 } as const

/**
 * The first migration that only a newer release knows and that this one cannot work with.
 * @param noted all that the database has noted
 */
export const findBreaking = (noted: string[], known = migrations): string | undefined =>
  noted.find((name) => !(name in known) && name.endsWith('-breaking'))

/** The migrations that a database has noted; none where it has no schema yet. */
async function listNoted(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** The migrations that this release knows, with those that a newer one has run: Kysely wants each that is noted. */
async function listMigrations(db: Kysely<Tables>, known: Record<string, Migration>): Promise<typeof known> {
  const noted = await listNoted(db)
  const breaking = findBreaking(noted, known)
  if (breaking !== undefined)
    throw new LastingError(
      `the database is that of a newer release (migration ${breaking}): start that release, or restore a backup made before it (npm run restore)`,
    )
  return { ...Object.fromEntries(noted.map((name) => [name, { up: async () => {} }])), ...known }
}

/**
 * Brings the schema up to date, and leaves alone what a newer release has added to it. All pending migrations run in one
 * transaction under a lock, so that several instances may start at once and a kill in between leaves the old schema.
 * Kysely takes an advisory lock on PostgreSQL; on SQLite it relies on there being one process, so the lock is the
 * database's own write lock: the loser of a race is refused and tries again.
 * @param known the migrations of a release, this one unless a test says otherwise
 * @throws {LastingError} if a newer release did more than add, or the database's error if a migration fails
 */
export async function migrate(db: Kysely<Tables>, engine: 'sqlite' | 'postgres', known = migrations): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const all = await listMigrations(db, known)
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest()
    if (error === undefined) return
    if (attempt === lockRetries.tries || !isBeingMigrated(error, engine)) throw error
    await new Promise((resolve) => setTimeout(resolve, lockRetries.pause))
  }
}

/**
 * True if another process has changed the schema between our look and our write: a newer release on either engine, and
 * on SQLite any, which may still hold the file.
 */
function isBeingMigrated(error: unknown, engine: 'sqlite' | 'postgres'): boolean {
  if (!(error instanceof Error)) return false
  if (/^corrupted migrations: .+ is missing$/.test(error.message)) return true
  return engine === 'sqlite' && /locked|busy|already exists|UNIQUE constraint/i.test(error.message)
}
