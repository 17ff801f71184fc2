/** `ok`; `look`: works, but should be looked at; `bad`: the site is not ready. */
export type State = 'ok' | 'look' | 'bad'

/** One line of the launch check: what was looked at, how it is, and what to do. */
export type Finding = { state: State; what: string; remedy?: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const look = (what: string, remedy: string): Finding => ({ state: 'look', what, remedy })
export const bad = (what: string, remedy: string): Finding => ({ state: 'bad', what, remedy })

export const count = (findings: Finding[], state: State): number =>
  findings.filter((finding) => finding.state === state).length

const marks = { ok: 'ok    ', look: 'look  ', bad: 'REPAIR' } as const

/** A finding as it is printed, its remedy below. */
export const toText = ({ state, what, remedy }: Finding): string =>
  `  ${marks[state]}  ${what}${remedy ? `\n          → ${remedy}` : ''}`

/** No question to the network lasts longer (milliseconds). */
export const networkTimeout = 8_000

/** A word for why something could not be reached: a code, never a text from outside. */
export function toCode(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } }
  return cause?.code ?? code ?? name ?? 'error'
}
