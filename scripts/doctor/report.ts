import type { Chapter } from './examine.ts'
import type { Finding } from './finding.ts'

const marks = { ok: 'ok    ', look: 'look  ', bad: 'REPAIR' } as const

const toLines = ({ state, what, remedy }: Finding): string =>
  `  ${marks[state]}  ${what}\n${remedy ? `          → ${remedy}\n` : ''}`

/** A chapter as it is printed: a line per finding, its remedy below. */
export const toText = ({ title, findings }: Chapter): string =>
  findings.length === 0 ? '' : `\n${title}\n${findings.map(toLines).join('')}`

/** The last line. */
export function toVerdict(findings: Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const counts = `${count('bad')} to repair, ${count('look')} to look at, ${count('ok')} in order`
  return `\n${count('bad') === 0 ? 'Ready' : 'Not ready'}: ${counts}.\n`
}
