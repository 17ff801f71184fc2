/** One line of the table. */
export type Row = {
  what: string
  measured: string
  /** In words: `≤ 150 MB`. Without one the figure is only told. */
  aim?: string
  isMet?: boolean
  /** Printed below the line: how the figure came about, or why it misses its aim. */
  notes?: string[]
}

function toVerdict({ aim, isMet }: Row): string {
  if (aim === undefined) return ''
  return isMet ? 'met' : 'BELOW THE AIM'
}

/** The lines of one part under its title, in columns. */
export function toTable(title: string, rows: Row[]): string {
  const cells = rows.map((row) => [row.what, row.measured, row.aim ?? '–', toVerdict(row)])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((cell) => cell[column]?.length ?? 0)))
  const lines = rows.flatMap(({ notes = [] }, index) => [
    `  ${(cells[index] ?? []).map((text, column) => text.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
    ...notes.map((note) => `      ${note}`),
  ])
  return `\n${title}\n${lines.join('\n')}\n`
}
