import type { DatabaseSync } from 'node:sqlite'
import type { Engine } from '../db/database.ts'
import { countRows, metadataTable as table } from './saved-tables.ts'

/** What a backup says of itself, in a table of its own. */
export type BackupMetadata = {
  /** When it was taken, ISO 8601, UTC. */
  takenAt: string
  /** Of the database it was taken from; the backup itself is an SQLite file either way. */
  engine: Engine
  /** Rows by table, counted in the very snapshot that was saved. */
  counts: Record<string, number>
  /** The key of all signed links, where it stands in `DATA_DIR` and not in the settings. */
  secret: string | null
}

/** Writes into a backup what it says of itself. */
export function writeMetadata(file: DatabaseSync, metadata: Omit<BackupMetadata, 'counts'>): BackupMetadata {
  const all: BackupMetadata = { ...metadata, counts: countRows(file) }
  file.exec(`create table ${table} (json text not null)`)
  file.prepare(`insert into ${table} values (?)`).run(JSON.stringify(all))
  return all
}

/** Takes what an unpacked backup says of itself out of it; `undefined` if it says nothing. */
export function takeMetadata(file: DatabaseSync): BackupMetadata | undefined {
  if (!file.prepare('select 1 from sqlite_master where name = ?').get(table)) return undefined
  const json = file.prepare(`select json from ${table}`).get()?.json
  file.exec(`drop table ${table}`)
  return JSON.parse(String(json))
}
