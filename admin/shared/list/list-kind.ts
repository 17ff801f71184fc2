import type { ReactNode } from 'react'

/** A column of the table by its name in `texts`; it has room from this width on: a tablet, a small desk, a large one. */
type Column<Row> = {
  key: string
  from?: 'desk' | 'large'
  cell: (row: Row) => ReactNode
}

type Counted = { one: string; many: string }

/** What a list says of its own rows: the names of states, columns and actions are those of its kind. */
type ListTexts = Record<
  | 'heading'
  | 'headingWhileSearching'
  | 'searchHint'
  | 'loading'
  | 'empty'
  | 'emptyAside'
  | 'emptyLink'
  | 'nothingFound'
  | 'failed'
  | 'pages',
  string
> & {
  count: Counted
  states: Record<string, string>
  columns: Record<string, string>
  selection: Record<
    string,
    {
      button: string
      dialog: Record<'heading' | 'intro' | 'note' | 'confirm', string> & { what: readonly string[] }
      done: Counted & { title: string }
    }
  >
}

/** What a list is of: where it is asked for, how its rows look and what can be done with them. */
export type ListKind<Row> = {
  path: string
  file: string
  texts: ListTexts
  states: readonly string[]
  actions: readonly string[]
  /** Where nobody is there yet. */
  emptyLink: string
  /** The page that a row leads to, see `PersonLink`. */
  pageOf: (row: Row) => string
  /** Whom a row is about. */
  nameOf: (row: Row) => string
  /** In the first column, below the name. */
  below?: (row: Row) => ReactNode
  columns: readonly Column<Row>[]
  /** On a phone: what stands at the right of the name, and the line below it. */
  aside: (row: Row) => ReactNode
  line: (row: Row) => ReactNode
  /** Whether an action means anything for a row. */
  canBe: (row: Row, action: string) => boolean
}

export type ListRow = { id: string }
