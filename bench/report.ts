/** How long and how often things are measured: for figures to be quoted, or with `--quick` only to see that it runs. */
export type Scale = {
  rounds: number
  /** Seconds of each load. */
  seconds: number
  /** Rows of the administrator's list. */
  leads: number
}

/** One line of the report. */
export type Row = {
  what: string
  measured: string
  /** In words, `≤ 150 MB`. Without one the figure is only told. */
  aim?: string
  isMet?: boolean
  /** Printed below the line: single runs, or why an aim is missed. */
  notes?: string[]
}

/** A row whose figure must not be above `most`. */
export function atMost(what: string, value: number, most: number, print: (value: number) => string): Row {
  return { what, measured: print(value), aim: `≤ ${print(most)}`, isMet: value <= most }
}

/** A row whose figure must not be below `least`. */
export function atLeast(what: string, value: number, least: number, print: (value: number) => string): Row {
  return { what, measured: print(value), aim: `≥ ${print(least)}`, isMet: value >= least }
}

/** The rows of one part under its title, in columns. */
export function toTable(title: string, rows: Row[]): string {
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length))
  const whatWidth = width(rows.map(({ what }) => what))
  const measuredWidth = width(rows.map(({ measured }) => measured))
  const lines = rows.flatMap(({ what, measured, aim = '', isMet = true, notes = [] }) => [
    `  ${what.padEnd(whatWidth)}   ${measured.padEnd(measuredWidth)}   ${aim}${isMet ? '' : '   BELOW THE AIM'}`.trimEnd(),
    ...notes.map((note) => `      ${note}`),
  ])
  return `\n${title}\n${lines.join('\n')}\n`
}

/** The value that `share` of all values stay within. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN
}

export const median = (values: number[]): number => quantile(values, 0.5)

const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

export const inWhole = (value: number): string => wholeNumber.format(value)
export const inPerSecond = (value: number): string => `${inWhole(value)}/s`
export const inRatio = (value: number): string => `${value.toFixed(2)} ×`
export const inMb = (megabytes: number): string => `${inWhole(megabytes)} MB`
export const inMs = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

/** `runs: 1.2 s, 1.3 s` */
export const listRuns = (values: number[], print: (value: number) => string): string =>
  `runs: ${values.map(print).join(', ')}`
