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
  // A virtual table, which is an index over texts, makes the tables in its shadow itself.
  const parts = file
    .prepare(
      `select coalesce(kinds.type, parts.type) as type, parts.name, parts.sql from source.sqlite_schema as parts
       left join pragma_table_list as kinds on kinds.schema = 'source' and kinds.name = parts.name
       where parts.name not like 'sqlite_%' and parts.sql is not null`,
    )
    .all()
  const ofType = (wanted: string) => parts.filter(({ type }) => type === wanted)
  for (const { name, sql } of ofType('table')) {
    const table = quote(String(name))
    file.exec(String(sql))
    file.exec(`insert into main.${table} select * from source.${table}`)
  }
  for (const { name, sql } of ofType('virtual')) {
    const index = quote(String(name))
    file.exec(String(sql))
    file.exec(`insert into main.${index} (${index}, rank) values ('secure-delete', 1)`)
    file.exec(`insert into main.${index} (${index}) values ('rebuild')`)
  }
  for (const { sql } of [...ofType('index'), ...ofType('trigger')]) file.exec(String(sql))
  file.exec('commit')
  file.exec('detach source')
}
