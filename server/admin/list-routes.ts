import type { FastifyInstance } from 'fastify'
import type { MailProgress, SelectionAnswer } from '../../contract/api/admin.ts'
import type { ListPage } from '../../contract/api/admin-lists.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { Content } from '../../contract/content/content.ts'
import { readJson } from '../http/json-body.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { instantOf } from '../runtime/clock.ts'
import { audited } from './admin-guard.ts'
import { type CsvSheet, rowsOfPiece, sendCsv, writeCsv } from './csv-file.ts'
import type { List } from './list-filter.ts'
import { readPage } from './list-page.ts'
import { type FilterSchema, parseQuery, readCursor, readFileQuery, readRowId, selectionOf } from './list-queries.ts'
import { treatSelection } from './list-selection.ts'
import { readMailProgress } from './mail-progress.ts'
import { type ListColumn, type ListRow, readList } from './read-list.ts'

/** What the journal says of something done with many rows, and what a row must be so that it is touched. */
export type TreatedTogether = { audit: AuditAction; states: readonly string[] }

/** What is shown of a list, and done with one row of it or with many. */
type ShownList<Shown extends ListColumn, InFile extends ListColumn, One extends string, Many extends string> = {
  path: string
  list: List
  filter: FilterSchema
  columns: readonly Shown[]
  toRow: (row: ListRow<Shown>, mail: MailProgress) => object
  file: {
    path: string
    name: string
    audit: AuditAction
    columns: readonly InFile[]
    toSheet: (content: Content) => CsvSheet<ListRow<InFile>>
  }
  /** What the journal says of each action. */
  actions: Record<One, AuditAction>
  selection: Record<Many, TreatedTogether>
  /** @param deadline until when the answer waits for a mail (`performance.now`) */
  act: (action: NoInfer<One | Many>, id: string, deadline?: number) => Promise<unknown>
}

const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

/** Every route of a list of people; who may call stands in `guardAdmin`. */
export function registerList<
  Shown extends ListColumn,
  InFile extends ListColumn,
  One extends string,
  Many extends string,
>(
  app: FastifyInstance,
  { database, clock, mail }: Pick<MailingDeps, 'database' | 'clock' | 'mail'>,
  { path, list, filter: schema, columns, file, act, ...shown }: ShownList<Shown, InFile, One, Many>,
): void {
  app.get(path, async (request): Promise<ListPage<object>> => {
    const filter = parseQuery(schema, request.query)
    const page = await readPage(database, list, columns, { filter }, readCursor(request))
    const ids = page.rows.map(({ id }) => id)
    const progressOf = await readMailProgress(database, list.owner, ids)
    return { ...page, rows: page.rows.map((row) => shown.toRow(row, progressOf(row.id))) }
  })
  app.get(file.path, audited(file.audit), (request, reply) => {
    const { query, separator } = readFileQuery(request, schema)
    const rows = readList(database, list, file.columns, query, { size: rowsOfPiece })
    const pieces = writeCsv(file.toSheet(mail.getContent()), rows, separator)
    return sendCsv(reply, { name: file.name, clock, query, separator }, pieces)
  })
  const selection = selectionOf(schema)
  for (const action of namesOf(shown.selection)) {
    const { audit, states } = shown.selection[action]
    app.post(`${path}/selection/${action}`, audited(audit), (request): Promise<SelectionAnswer> => {
      // Nobody waits for the mails.
      const treat = (id: string) => act(action, id, performance.now())
      return treatSelection(database, list, readJson(request, selection), { states, now: instantOf(clock), treat })
    })
  }
  for (const action of namesOf(shown.actions)) {
    app.post(`${path}/:id/${action}`, audited(shown.actions[action]), (request) => act(action, readRowId(request)))
  }
}
