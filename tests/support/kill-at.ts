import { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * Loaded before the server (`--import`): ends the process without a word before or after the first statement whose
 * SQL holds a text. `KILL_AT` is `before:` or `after:` and that text.
 */
const [, moment, text = ''] = /^(before|after):(.+)$/s.exec(process.env.KILL_AT ?? '') ?? []

const die = () => {
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before this does.
  for (;;);
}

/** Wraps a method that runs a statement. */
function watch<Name extends string>(
  owner: Record<Name, (...values: never[]) => unknown>,
  name: Name,
  sqlOf: (self: unknown, values: unknown[]) => string,
): void {
  const original = owner[name]
  owner[name] = function (this: unknown, ...values: never[]) {
    const isTheOne = sqlOf(this, values).toLowerCase().includes(text.toLowerCase())
    if (isTheOne && moment === 'before') die()
    const result = original.apply(this, values)
    if (isTheOne && moment === 'after') die()
    return result
  }
}

const sqlOfStatement = (self: unknown) => (self as StatementSync).sourceSQL
for (const name of ['run', 'all', 'get'] as const) watch(StatementSync.prototype as never, name, sqlOfStatement)
watch(DatabaseSync.prototype as never, 'exec', (_self, [sql]) => String(sql))
