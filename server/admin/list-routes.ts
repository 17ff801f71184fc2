import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { csvSeparators, type MailProgress, rowsOfPage, type SelectionAnswer } from '../../contract/api/admin.ts'
import type { enquiryFilter, ListPage, leadFilter } from '../../contract/api/admin-people.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { Content } from '../../contract/content/content.ts'
import { readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { instantOf } from '../runtime/clock.ts'
import { audited } from './admin-guard.ts'
import { type CsvSheet, sendCsv, writeCsv } from './csv.ts'
import {
  countRows,
  findGone,
  isSearchable,
  type List,
  type Listed,
  type ListQuery,
  readList,
  readPage,
  readRows,
} from './lists.ts'

/** Rows read at a time: about a millisecond, after which visitors have their turn. */
const rowsOfPiece = 200

const rowId = z.string().check(z.regex(/^[\da-f-]{1,64}$/i))
const rowIds = z.array(rowId).check(z.minLength(1), z.maxLength(rowsOfPage))
const moment = z.iso.datetime({ precision: 3 })
const splitIds = z.pipe(
  z.string(),
  z.transform((text) => text.split(',')),
)

const pageQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })
const fileQuery = z.object({
  separator: z._default(z.enum(csvSeparators), 'comma'),
  ids: z.optional(z.pipe(splitIds, rowIds)),
  until: z.optional(moment),
})

/** A query as its schema has it. @throws `malformed` */
export function parseQuery<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new RequestError('malformed')
  return result.data
}

/** Where a page of a list begins. @throws `malformed` */
export const readCursor = (request: FastifyRequest): string | undefined => parseQuery(pageQuery, request.query).cursor

/** The id in the address of a row. @throws `notFound` if no row can have it */
export function readRowId(request: FastifyRequest, name = 'id'): string {
  const { [name]: id } = request.params as Record<string, string>
  const read = rowId.safeParse(id)
  if (!read.success) throw new RequestError('notFound')
  return read.data
}

type FilterSchema = typeof leadFilter | typeof enquiryFilter

/** What the journal says of something done with many rows, and what a row must be so that it is touched. */
export type TreatedTogether = { audit: AuditAction; states: readonly string[] }

/** What is shown of a list, and done with one row of it or with many. */
type ShownList<Table extends List['table'], One extends string, Many extends string> = {
  path: string
  list: List<Table>
  filter: FilterSchema
  toRow: (row: Listed<Table>, mail: MailProgress) => object
  file: { path: string; name: string; audit: AuditAction; toSheet: (content: Content) => CsvSheet<Listed<Table>> }
  /** What the journal says of each action. */
  actions: Record<One, AuditAction>
  selection: Record<Many, TreatedTogether>
  /** @param deadline until when the answer waits for a mail (`performance.now`) */
  act: (action: NoInfer<One | Many>, id: string, deadline?: number) => Promise<unknown>
}

const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

/** Every route of a list of people; who may call stands in `guardAdmin`. */
export function registerList<Table extends List['table'], One extends string, Many extends string>(
  app: FastifyInstance,
  { database, clock, mail }: Pick<MailingDeps, 'database' | 'clock' | 'mail'>,
  { path, list, filter: schema, file, act, ...shown }: ShownList<Table, One, Many>,
): void {
  app.get(path, async (request): Promise<ListPage<object>> => {
    const filter = parseQuery(schema, request.query)
    const until = instantOf(clock)
    const page = await readPage(database, list, { filter }, readCursor(request))
    return { ...page, rows: page.rows.map(({ row, mail }) => shown.toRow(row, mail)), until }
  })

  // Quarantined rows are in a file only where they are filtered or chosen.
  app.get(file.path, audited(file.audit), (request, reply) => {
    const { separator, ids, until } = parseQuery(fileQuery, request.query)
    const filter = parseQuery(schema, request.query)
    if (!isSearchable(filter)) throw new RequestError('malformed')
    const isChosen = ids !== undefined || until !== undefined
    const states = isChosen || filter.state ? [] : ['released']
    const query: ListQuery = ids ? { ids } : { filter, until, states }
    const isNarrowed = Object.values(filter).some((value) => value !== undefined)
    const part = isChosen ? '-selection' : isNarrowed ? '-filtre' : ''
    const rows = readList(database, list, query, rowsOfPiece)
    const pieces = writeCsv(file.toSheet(mail.getContent()), rows, separator)
    return sendCsv(reply, { name: file.name, part, clock, separator }, pieces)
  })

  const selection = z.union([z.object({ ids: rowIds }), z.object({ filter: schema, until: moment })])
  for (const action of namesOf(shown.selection)) {
    const { audit, states } = shown.selection[action]
    app.post(`${path}/selection/${action}`, audited(audit), async (request): Promise<SelectionAnswer> => {
      const chosen = readJson(request, selection)
      // A search that is too short narrows nothing.
      if ('filter' in chosen && !isSearchable(chosen.filter)) throw new RequestError('malformed')
      const narrowed: ListQuery = { ...chosen, states }
      const isStill = async (id: string) => (await countRows(database, list, { ...narrowed, ids: [id] })) > 0
      const treated: Listed<Table>[] = []
      for (const row of await readRows(database, list, narrowed, rowsOfPage)) {
        // A row may have become another while those before were treated.
        if (!(await isStill(row.id))) continue
        // The answer waits for no mail.
        await act(action, row.id, performance.now())
        treated.push(row)
      }
      const left = 'ids' in chosen ? 0 : await countRows(database, list, narrowed)
      return { done: treated.length, left, gone: await findGone(database, list, treated) }
    })
  }
  for (const action of namesOf(shown.actions)) {
    app.post(`${path}/:id/${action}`, audited(shown.actions[action]), (request) => act(action, readRowId(request)))
  }
}
