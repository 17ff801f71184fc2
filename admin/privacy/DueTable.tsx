import type { DuePerson } from '../../contract/admin-pages.ts'
import { formatMoment } from '../../contract/formats.ts'
import { useContent } from '../../site/shared/use-content.tsx'
import { ListTable } from '../shared/list/ListTable.tsx'

/** Those whom the daily run deletes soon; on narrow windows each is a card. */
export function DueTable({ due }: { due: readonly DuePerson[] }) {
  const { due: caption, columns, kinds } = useContent().admin.privacy.retention
  return (
    <ListTable className="due-table" caption={caption} columns={columns} isLoading={false}>
      {due.map(({ kind, id, email, lastContactAt, dueAt }) => (
        // biome-ignore-start lint/a11y/noRedundantRoles: rows are cards on narrow windows, see ListTable
        <tr key={id} role="row">
          <th role="rowheader" scope="row">
            {email}
          </th>
          <td role="cell">{kinds[kind]}</td>
          <td role="cell" data-label={columns.lastContact}>
            <time dateTime={lastContactAt}>{formatMoment(lastContactAt, 'fr')}</time>
          </td>
          <td role="cell" data-label={columns.at}>
            <time dateTime={dueAt}>{formatMoment(dueAt, 'fr')}</time>
          </td>
        </tr>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      ))}
    </ListTable>
  )
}
