/** `ok`; `look`: works, but should be looked at; `bad`: the site is not ready. */
export type State = 'ok' | 'look' | 'bad'

/** One line of the launch check: what was looked at, how it is, and what to do. */
export type Finding = { state: State; what: string; remedy?: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const look = (what: string, remedy: string): Finding => ({ state: 'look', what, remedy })
export const bad = (what: string, remedy: string): Finding => ({ state: 'bad', what, remedy })

/** What was found, or that there was nothing to find. */
export function orOk(found: readonly (Finding | false)[], what: string): Finding[] {
  const findings = found.filter((one) => one !== false)
  return findings.length > 0 ? findings : [ok(what)]
}

/** A word for why something could not be reached: a code, never a text from outside. */
export function toCode(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } }
  return cause?.code ?? code ?? name ?? 'error'
}
