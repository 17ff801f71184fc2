import { sql } from 'kysely'
import type { Sources } from '../../contract/api/admin-lists.ts'
import type { Database } from '../db/database.ts'
import type { List } from './list-filter.ts'

/** The most that are named. */
const most = 50

/** The campaign sources of a list, by name. Goes from one to the next along the index, however many rows each has. */
export async function listSources({ db }: Database, { table }: List): Promise<Sources> {
  const rows = sql.table(table)
  const { rows: sources } = await sql<{ source: string }>`
    with recursive sources (source) as (
      select min(utm_source) from ${rows} where utm_source is not null
      union all
      select (select min(utm_source) from ${rows} where utm_source > sources.source) from sources where source is not null
    )
    select source from sources where source is not null limit ${most}`.execute(db)
  return { sources: sources.map(({ source }) => source) }
}
