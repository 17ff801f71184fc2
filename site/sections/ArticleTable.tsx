import { type Inline, type Table, toText } from '../blog/article-body.ts'
import { inOrder } from '../blog/in-order.ts'
import { Inlines } from './ArticleInlines.tsx'

/** A region that scrolls must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

function Cell({ scope, inlines }: { scope?: 'col' | 'row'; inlines: readonly Inline[] }) {
  const content = <Inlines inlines={inlines} />
  // An empty head names nothing: the corner of a table is a plain cell.
  return scope === undefined || toText(inlines) === '' ? <td>{content}</td> : <th scope={scope}>{content}</th>
}

/** A table with its caption; the first cell of a row names it. It scrolls where the window is narrower. */
export function ArticleTable({ table: { id, caption, head, rows } }: { table: Table }) {
  return (
    <section className="tbl" {...scrollable} {...(caption ? { 'aria-labelledby': id } : { 'aria-label': 'Tableau' })}>
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
              {inOrder(cells, (cell) => (
                <Cell inlines={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
