import { DocumentFaultError } from '../../document-fault.ts'

/** What the cells of a column ask for, in points. */
export type ColumnNeed = {
  /** Its longest word: the column is never narrower. */
  least: number
  /** Its longest cell on one line. */
  full: number
}

/**
 * Shares a width among columns. Long cells get more, but less than their length says, since they may break: the share
 * follows the square root.
 * @throws {DocumentFaultError} if not even the longest words fit
 */
export function shareWidth(columns: readonly ColumnNeed[], width: number): number[] {
  const tight = new Set<ColumnNeed>()
  for (;;) {
    const free = columns.filter((column) => !tight.has(column))
    const rest = width - [...tight].reduce((sum, { least }) => sum + least, 0)
    const weight = free.reduce((sum, { full }) => sum + Math.sqrt(full), 0)
    const shareOf = ({ full }: ColumnNeed) => (rest * Math.sqrt(full)) / weight
    if (rest < 0)
      throw new DocumentFaultError('document: the words of a table are too long for its columns', { kind: 'wide' })
    const tooNarrow = free.filter((column) => shareOf(column) < column.least)
    if (tooNarrow.length === 0) return columns.map((column) => (tight.has(column) ? column.least : shareOf(column)))
    for (const column of tooNarrow) tight.add(column)
  }
}
