import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type CsvSeparator, csvSeparators, rowsOfPage } from '../../contract/api/admin.ts'
import type { enquiryFilter, leadFilter } from '../../contract/api/admin-lists.ts'
import { RequestError } from '../http/request-error.ts'
import { isSearchable, type ListQuery } from './list-filter.ts'

export type FilterSchema = typeof leadFilter | typeof enquiryFilter

const rowId = z.string().check(z.regex(/^[\da-f-]{1,64}$/i))
const rowIds = z.array(rowId).check(z.minLength(1), z.maxLength(rowsOfPage))

const pageQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })
const fileQuery = z.object({
  separator: z._default(z.enum(csvSeparators), 'comma'),
  ids: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',')),
      ),
      rowIds,
    ),
  ),
})

/** A query as its schema has it. @throws `malformed` */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new RequestError('malformed')
  return result.data
}

/** Where a page of a list begins. @throws `malformed` */
export const readCursor = (request: FastifyRequest): string | undefined => parseQuery(pageQuery, request.query).cursor

/**
 * The query of a list as a file. Quarantined rows are in it only where they are asked for.
 * @throws `malformed`, also if a search is too short to narrow anything
 */
export function readFileQuery(
  request: FastifyRequest,
  schema: FilterSchema,
): { query: ListQuery; separator: CsvSeparator } {
  const { separator, ids } = parseQuery(fileQuery, request.query)
  const filter = parseQuery(schema, request.query)
  if (!isSearchable(filter)) throw new RequestError('malformed')
  if (ids) return { query: { ids }, separator }
  return { query: { filter, states: filter.state ? [] : ['released'] }, separator }
}

/** Body of a call about several rows. */
export const selectionOf = <Schema extends FilterSchema>(filter: Schema) =>
  z.union([z.object({ ids: rowIds }), z.object({ filter, until: z.optional(z.iso.datetime({ precision: 3 })) })])

/** The id in the address of a row. @throws `notFound` if no row can have it */
export function readRowId(request: FastifyRequest, name = 'id'): string {
  const { [name]: id } = request.params as Record<string, string>
  const read = rowId.safeParse(id)
  if (!read.success) throw new RequestError('notFound')
  return read.data
}
