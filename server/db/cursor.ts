import { type RawBuilder, sql } from 'kysely'

/** Where a page of a list ended that is ordered by a moment, then by id: both in plain text, for an address. */
export const toCursor = (moment: string, id: string): string => `${moment} ${id}`

/**
 * The condition of what comes after a cursor, newest first.
 * @param column holds the moment; the table's `id` decides between rows of one moment
 * @returns `undefined` for none, and for one that is not ours: then a list begins at its beginning
 */
export function afterCursor(column: string, cursor: string | undefined): RawBuilder<boolean> | undefined {
  const [, moment, id] = /^(\d{4}-[\d:.TZ-]{1,30}) ([\da-f-]{1,64})$/.exec(cursor ?? '') ?? []
  return moment && id ? sql<boolean>`(${sql.ref(column)}, id) < (${moment}, ${id})` : undefined
}
