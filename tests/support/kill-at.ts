import { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * Loaded before the server (`--import`): ends the process without a word before or after the first statement whose
 * SQL holds a text. `KILL_AT` is `before:` or `after:` and that text.
 */
const [, moment, text = ''] = /^(before|after):(.+)$/s.exec(process.env.KILL_AT ?? '') ?? []

type Run = (this: StatementSync | DatabaseSync, ...values: never[]) => unknown

function dieAt(now: string | undefined, sql: string): void {
  if (now !== moment || !sql.toLowerCase().includes(text)) return
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before this does.
  for (;;);
}

const watch = (run: Run): Run =>
  function (...values) {
    const sql = this instanceof StatementSync ? this.sourceSQL : String(values[0])
    dieAt('before', sql)
    const result = run.apply(this, values)
    dieAt('after', sql)
    return result
  }

for (const name of ['run', 'all', 'get'] as const)
  StatementSync.prototype[name] = watch(StatementSync.prototype[name] as Run) as never
DatabaseSync.prototype.exec = watch(DatabaseSync.prototype.exec as Run) as never
