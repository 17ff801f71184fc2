import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { LastingError } from '../runtime/outage.ts'
import { up as schema } from './migrations/0001-schema.ts'
import { up as typedSigns } from './migrations/0002-typed-signs.ts'
import type { Tables } from './tables.ts'

/**
 * Numbered, forward only; one that has been released is never changed. A name that ends with `-breaking` says that
 * releases before it cannot work with the schema it makes; all others only add, and older releases start on what they
 * made.
 */
export const migrations: Record<string, Migration> = {
  '0001-schema': { up: schema },
  '0002-typed-signs': { up: typedSigns },
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
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The migrations that this release knows, with those that a newer one has run: Kysely wants each that is noted. */
async function listMigrations(db: Kysely<Tables>, known: Record<string, Migration>): Promise<typeof known> {
  const noted = await listNoted(db)
  const [first] = noted
  if (first !== undefined && first !== Object.keys(known)[0])
    throw new LastingError(
      `the database was made by a release before 1.0 (migration ${first}): start with an empty data folder (DATA_DIR) or an empty PostgreSQL database, or start that release`,
    )
  const breaking = findBreaking(noted, known)
  if (breaking !== undefined)
    throw new LastingError(
      `the database is that of a newer release (migration ${breaking}): start that release, or restore a backup made before it (npm run data -- restore --env-file <settings> <file>)`,
    )
  return { ...Object.fromEntries(noted.map((name) => [name, { up: async () => {} }])), ...known }
}

/**
 * Brings the schema up to date, and leaves alone what a newer release has added to it. All pending migrations run in one
 * transaction under a lock, so that several instances may start at once and a kill in between leaves the old schema.
 * Kysely takes an advisory lock on PostgreSQL; on SQLite it relies on there being one process, so the lock is the
 * database's own write lock: the loser of a race is refused and tries again.
 * @param known the migrations of a release, this one unless a test says otherwise
 * @throws {LastingError} if the database begins with another schema, or a newer release did more than add, or the database's error if a migration fails
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
