import { type Inline, type Table, toText } from '../../../../contract/content/article-body.ts'
import { inOrder } from '../../../shared/articles/in-order.ts'
import { useBlog } from '../use-blog.ts'
import { Inlines } from './ArticleInlines.tsx'

/** A region that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

type CellProps = { scope?: 'col' | 'row'; column?: readonly Inline[]; inlines: readonly Inline[] }

function Cell({ scope, column = [], inlines }: CellProps) {
  const content = <Inlines inlines={inlines} />
  // An empty head names nothing: the corner of a table is a plain cell.
  if (scope !== undefined && toText(inlines) !== '') return <th scope={scope}>{content}</th>
  return <td data-label={toText(column) || undefined}>{content}</td>
}

/** A table with its caption; the first cell of a row names it. On a phone each row is a card. */
export function ArticleTable({ table: { id, caption, head, rows } }: { table: Table }) {
  const words = useBlog().article
  return (
    <section
      className="table table--cards"
      {...scrollable}
      {...(caption ? { 'aria-labelledby': id } : { 'aria-label': words.table })}
    >
      <table>
        {caption && (
          <caption id={id}>
            <Inlines inlines={caption} />
          </caption>
        )}
        <thead>
          <tr>
            {inOrder(head, (cell) => (
              <Cell scope="col" inlines={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, ([name = [], ...cells]) => (
            <tr>
              <Cell scope="row" inlines={name} />
              {inOrder(cells, (cell, index) => (
                <Cell column={head[index + 1] ?? []} inlines={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
