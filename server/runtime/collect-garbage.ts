import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees what a large piece of work has left. Node does so when it needs room, and a server at rest needs none. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  await runInNewContext('gc')({ execution: 'async' })
}
