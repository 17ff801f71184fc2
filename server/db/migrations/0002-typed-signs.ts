import { type Kysely, sql } from 'kysely'

const tables = ['checklist_downloads', 'enquiries', 'person_notes', 'answers']

/** Signs of print, and what a keyboard has for them: SQLite replaces one at a time. */
const signs = [
  ['‘’', "'"],
  ['“”„', '"'],
  ['‐‑–—', '-'],
  ['\u00a0\u202f', ' '],
] as const

/** What is searched holds the signs of a keyboard, as a search does since then (`toSearched`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const replaced = signs
    .flatMap(([print, typed]) => [...print].map((sign) => [sign, typed] as const))
    .reduce((text, [sign, typed]) => sql`replace(${text}, ${sql.lit(sign)}, ${sql.lit(typed)})`, sql`searched`)
  for (const table of tables) await sql`update ${sql.table(table)} set searched = ${replaced}`.execute(db)
}
