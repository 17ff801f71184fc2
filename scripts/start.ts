import { checkServable, readConfig } from '../server/config.ts'
import { buildApart, fail } from './command.ts'

/** `npm start`: builds if something changed, then runs the server in this very process. */
// A wrong setting ends the start before anything is built.
try {
  checkServable(readConfig(process.env))
} catch (error) {
  fail('Not started', error)
}
buildApart()
await import('./serve.ts')
