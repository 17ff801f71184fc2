import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Instant } from '../runtime/clock.ts'
import { type List, type ListQuery, toConditions } from './list-filter.ts'

/** Rows of a list, and texts found, that one step looks at: some milliseconds, after which visitors have their turn. */
const rowsOfStep = 5_000
const textsOfStep = 1_000

/** Where a row stands in its list: by its moment, or by the number of its text. */
export type Place = { at: Instant; id: string } | { number: number }

type Condition = RawBuilder<boolean>

/** A way to walk a list from the newest row to the oldest. */
export type ListOrder = {
  source: RawBuilder<unknown>
  /** What `placeOf` needs. */
  columns: RawBuilder<unknown>[]
  by: (edge: Place | undefined) => RawBuilder<unknown>
  /** Rows of the list after `from`, up to the edge, of which no more than `size` are wanted. */
  within: (from: Place | undefined, edge: Place | undefined, size: number) => Condition[]
  placeOf: (row: Record<string, unknown>) => Place
  /** Where the next step ends, the row there included; nowhere, if it is the last. */
  findEdge: (from: Place | undefined, steps: number) => Promise<Place | undefined>
}

export const toWhere = (conditions: Condition[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/** Keeps SQLite from reading along the index of a condition. */
const aside = ({ engine }: Database, conditions: Condition[]): Condition[] =>
  engine === 'sqlite' ? conditions.map((condition) => sql`+(${condition})`) : conditions

/**
 * Along the rows of a filter by their moment.
 * @param text what each is searched in as well
 */
export function byMoment(database: Database, list: List, query: ListQuery, text?: string): ListOrder {
  const { along, others, index } = toConditions(list, query)
  const isSqlite = database.engine === 'sqlite'
  const [at, texts] = [sql.ref(list.at), sql.table(list.texts)]
  // SQLite has no figures by which it could tell which index leaves fewer rows.
  const rows = isSqlite && index ? sql`${sql.table(list.table)} indexed by ${sql.ref(index)}` : sql.table(list.table)
  if (text !== undefined) {
    const found = isSqlite ? sql`instr(text, ${text})` : sql`strpos(text, ${text})`
    others.push(sql`(select ${found} from ${texts} where owner_id = ${sql.ref(`${list.table}.id`)}) > 0`)
  }
  const by = sql`order by ${at} desc, id desc`
  const beyond = (place: Place | undefined, sign: '<' | '>='): Condition[] =>
    place && 'at' in place ? [sql`(${at}, id) ${sql.raw(sign)} (${place.at}, ${place.id})`] : []
  return {
    source: rows,
    columns: [sql`${at} as place_at`],
    by: () => by,
    within: (from, edge) => [...along, ...beyond(from, '<'), ...beyond(edge, '>='), ...aside(database, others)],
    placeOf: ({ place_at, id }) => ({ at: String(place_at), id: String(id) }),
    findEdge: async (from) => {
      // PostgreSQL searches beside us: nobody waits for it but who asks.
      if (others.length === 0 || (!isSqlite && text === undefined)) return undefined
      const where = toWhere([...along, ...beyond(from, '<')])
      const { rows: found } = await sql<{ at: string; id: string }>`
        select ${at} as at, id from ${rows} ${where} ${by} limit 1 offset ${rowsOfStep - 1}`.execute(database.db)
      return found[0]
    },
  }
}

/**
 * Along the texts in which something is found, by their number.
 * @param isCounted whether nothing but the ids is read
 */
export function byNumber(
  database: Database,
  list: List,
  query: ListQuery,
  text: string,
  isCounted: boolean,
): ListOrder {
  const { along, others } = toConditions(list, query)
  const isSqlite = database.engine === 'sqlite'
  const [table, texts, parts] = [sql.table(list.table), sql.table(list.texts), sql.table(list.parts)]
  const filter = aside(database, [...along, ...others])
  // A number of JavaScript is bound as a fraction, by which FTS5 does not seek.
  const beyond = (number: string, place: Place | undefined, sign: '<' | '>='): Condition[] =>
    place && 'number' in place ? [sql`${sql.ref(number)} ${sql.raw(sign)} cast(${place.number} as bigint)`] : []
  const between = (number: string, from: Place | undefined, edge: Place | undefined) => [
    ...beyond(number, from, '<'),
    ...beyond(number, edge, '>='),
  ]
  const matches = sql<boolean>`${parts} match ${`"${text.replaceAll('"', '""')}"`}`
  const isLike = sql<boolean>`text like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
  /** Where so many texts further on are; nowhere, if there are fewer. */
  const numberAfter = async (from: Place | undefined, count: number): Promise<Place | undefined> => {
    const { rows } = await sql<{ number: string }>`
      select number from ${texts} ${toWhere(beyond('number', from, '<'))}
      order by number desc limit 1 offset ${count - 1}`.execute(database.db)
    return rows[0] && { number: Number(rows[0].number) }
  }
  const countMatches = async (from: Place | undefined, edge: Place): Promise<number> => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${texts} ${toWhere([isLike, ...between('number', from, edge)])}`.execute(
      database.db,
    )
    return Number(rows[0]?.count)
  }
  let isCommon = false
  return {
    source:
      isCounted && filter.length === 0
        ? sql`(select number, text, owner_id as id from ${texts}) as found`
        : sql`${texts} join ${table} on id = owner_id`,
    columns: [sql`number`],
    // The last step on PostgreSQL is for what is rare: along the index of numbers it would look at every text.
    by: (edge) => (isSqlite || edge ? sql`order by number desc` : sql`order by number + 0 desc`),
    within: (from, edge, size) => {
      if (!isSqlite) return [isLike, ...between('number', from, edge), ...filter]
      const newest = edge ? sql`` : sql`order by rowid desc limit ${filter.length > 0 ? -1 : size}`
      const found = sql`select rowid from ${parts} ${toWhere([matches, ...between('rowid', from, edge)])} ${newest}`
      return [sql`number in (${found})`, ...filter]
    },
    placeOf: (row) => ({ number: Number(row.number) }),
    findEdge: async (from, steps) => {
      if (isSqlite) {
        if (filter.length === 0) return undefined
        const { rows } = await sql<{ number: number }>`
          select rowid as number from ${parts} ${toWhere([matches, ...beyond('rowid', from, '<')])}
          order by rowid desc limit 1 offset ${textsOfStep - 1}`.execute(database.db)
        return rows[0]
      }
      const newest = await numberAfter(from, 10 * textsOfStep)
      if (steps > 0 || newest === undefined) return isCommon ? newest : undefined
      // What is common is found among the newest; what is rare there, by its index. Others have no bounded way.
      if (filter.length > 0) isCommon = (await countMatches(from, newest)) > textsOfStep / 10
      return newest
    },
  }
}
