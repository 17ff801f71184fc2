import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. */
    postgresUrl: string
  }
}

/**
 * Starts the PostgreSQL server that comes with the project's packages; one for all tests of a run. It runs from a
 * process of its own because its package ends the process it is loaded in with exit code 0, whatever the tests said,
 * and because that process notices when the tests are killed, and takes the server down with it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = fork(join(import.meta.dirname, 'postgres-keeper.ts'), { execArgv: [], stdio: 'inherit' })
  const ended = once(keeper, 'exit')
  const first = await Promise.race([once(keeper, 'message'), ended.then(() => undefined)])
  if (!first) throw new Error('the PostgreSQL server of the tests did not start')
  project.provide('postgresUrl', String(first[0]))
  return async () => {
    keeper.disconnect()
    await ended
  }
}
