import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

async function order(keeper: ChildProcess, word: 'down' | 'up'): Promise<void> {
  const answer = once(keeper, 'message')
  keeper.send(word)
  await answer
}

/**
 * A PostgreSQL server from the project's packages, on a free port. It runs from a process of its own, which notices when
 * the tests are killed, and takes the server down with it.
 */
export async function aPostgresServer() {
  const keeper = fork(join(import.meta.dirname, 'postgres-keeper.ts'), { execArgv: [], stdio: 'inherit' })
  const ended = once(keeper, 'exit')
  const first = await Promise.race([once(keeper, 'message'), ended.then(() => undefined)])
  if (!first) throw new Error('the PostgreSQL server of the tests did not start')
  return {
    url: String(first[0]),
    /** Ends it: connections are cut, the data stays. */
    down: () => order(keeper, 'down'),
    /** Starts it again on the same port. */
    up: () => order(keeper, 'up'),
    /** Ends it and removes its data. */
    remove: async () => {
      keeper.disconnect()
      await ended
    },
  }
}
