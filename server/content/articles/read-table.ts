import type { Table } from 'mdast'
import type { Block, Inline } from '../../../contract/content/article-body.ts'
import { readInlines } from './read-inline.ts'
import type { BodyReading } from './reading.ts'

/** Reads a table: the first row names the columns, the first cell of a row names it. */
export function readTable(table: Table, reading: BodyReading, caption?: Inline[]): Block {
  const [head, ...rows] = table.children.map((row) => row.children.map((cell) => readInlines(cell.children, reading)))
  const width = head?.length ?? 0
  for (const [index, row] of rows.entries()) {
    const node = table.children[index + 1]
    if (row.length !== width && node)
      reading.complain(
        reading.lineOf(node),
        `cette ligne du tableau a ${row.length} cases au lieu de ${width}`,
        row.length < width ? 'Complétez-la' : 'Retirez ce qui est de trop, ou ajoutez une colonne à la première ligne',
      )
  }
  return { kind: 'table', id: reading.toId('tableau'), ...(caption && { caption }), head: head ?? [], rows }
}
