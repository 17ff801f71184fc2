import type { DatabaseSync } from 'node:sqlite'
import type { Engine } from '../db/database.ts'

/** What a backup says of itself, in a table of its own. */
export type BackupFacts = {
  /** When it was taken, ISO 8601, UTC. */
  takenAt: string
  /** Of the database it was taken from; the backup itself is an SQLite file either way. */
  engine: Engine
  /** Rows by table, counted in the very snapshot that was saved. */
  counts: Record<string, number>
  /** The key of all signed links, where it stands in `DATA_DIR` and not in the settings. */
  secret: string | null
}

const table = 'backup_facts'

/** Not saved: the site is published again from its content, and megabytes of it stand in every instance. */
const publishedTables = ['site_versions', 'site_files', 'site_pointers']

/** Names of the tables of an SQLite file that are saved, without its own. */
export function listTables(file: DatabaseSync): string[] {
  const rows = file.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).all()
  return rows.map(({ name }) => String(name)).filter((name) => name !== table && !publishedTables.includes(name))
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Rows of every table. */
export function countRows(file: DatabaseSync): Record<string, number> {
  return Object.fromEntries(
    listTables(file).map((name) => {
      const row = file.prepare(`select count(*) as count from ${quote(name)}`).get()
      return [name, Number(row?.count)]
    }),
  )
}

/** Writes into a backup what it says of itself. */
export function writeFacts(file: DatabaseSync, facts: Omit<BackupFacts, 'counts'>): BackupFacts {
  const all: BackupFacts = { ...facts, counts: countRows(file) }
  file.exec(`create table ${table} (json text not null)`)
  file.prepare(`insert into ${table} values (?)`).run(JSON.stringify(all))
  return all
}

/** Takes what an unpacked backup says of itself out of it; `undefined` if it says nothing. */
export function takeFacts(file: DatabaseSync): BackupFacts | undefined {
  if (!file.prepare('select 1 from sqlite_master where name = ?').get(table)) return undefined
  const json = file.prepare(`select json from ${table}`).get()?.json
  file.exec(`drop table ${table}`)
  return JSON.parse(String(json))
}
