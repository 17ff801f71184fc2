import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkServable } from '../server/config.ts'
import { fail, readSettings } from './command.ts'
import { root } from './root.ts'

/** `npm start`: builds if something changed, then runs the server in this very process. */
// A wrong setting ends the start before anything is built.
try {
  checkServable(readSettings())
} catch (error) {
  fail('Not started', error)
}
// Apart, so that the memory of the builders is given back before the server starts.
const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
await import('./serve.ts')
