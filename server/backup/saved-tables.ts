import type { DatabaseSync } from 'node:sqlite'

/** Where a backup says of itself what it is. */
export const metadataTable = 'backup_facts'

/** Names of the tables of an SQLite file that are saved: neither its own, nor an index over texts, which follows them. */
export function listTables(file: DatabaseSync): string[] {
  const rows = file
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`)
    .all()
  return rows.map(({ name }) => String(name)).filter((name) => name !== metadataTable)
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
