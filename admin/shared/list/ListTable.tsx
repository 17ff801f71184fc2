import type { ReactNode } from 'react'

type ListTableProps = {
  className: string
  caption: string
  /** Names of the columns by their keys; that of `actions` is only for screen readers. */
  columns: Record<string, string>
  isLoading: boolean
  children: ReactNode
}

/**
 * The rows of a list as a table; on narrow windows each row is a card. The roles are written out because browsers
 * drop those of a table whose rows are laid out as something else.
 */
export function ListTable({ className, caption, columns, isLoading, children }: ListTableProps) {
  return (
    <div className="table">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={`list-table ${className}`} role="table" aria-busy={isLoading}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} role="columnheader" scope="col">
                {key === 'actions' ? <span className="visually-hidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
