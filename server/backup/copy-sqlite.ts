import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../db/database.ts'
import { BackupError } from './pack.ts'
import { quote } from './saved-tables.ts'

/**
 * Copies the SQLite database of a data folder into an open, empty one, in one transaction that sees one moment,
 * whatever is written meanwhile. SQLite's own ways (`backup`, `VACUUM INTO`) want a name for the copy.
 * @throws {BackupError} if there is no database
 */
export function copyFromSqlite(dataDir: string, file: DatabaseSync): void {
  const source = join(dataDir, sqliteFile)
  if (!existsSync(source)) throw new BackupError('gone', `there is no database in ${dataDir}`)
  file.exec('pragma busy_timeout=5000; pragma foreign_keys=off')
  file.prepare('attach ? as source').run(source)
  file.exec('begin')
  const parts = file
    .prepare(`select type, name, sql from source.sqlite_schema where name not like 'sqlite_%' and sql is not null`)
    .all()
  const tables = parts.filter(({ type }) => type === 'table')
  for (const { sql } of tables) file.exec(String(sql))
  for (const { name } of tables) {
    const table = quote(String(name))
    file.exec(`insert into main.${table} select * from source.${table}`)
  }
  for (const { type, sql } of parts) if (type !== 'table') file.exec(String(sql))
  file.exec('commit')
  file.exec('detach source')
}
