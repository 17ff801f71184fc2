import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkServable } from '../server/config.ts'
import { runCommand } from './command.ts'

/** `npm start`: builds if something changed, then runs the server in this very process. */
const root = join(import.meta.dirname, '..')

// Said before building.
await runCommand('Not started', checkServable)
// Apart, so that the memory of the builders is given back before the server starts.
const built = spawnSync(process.execPath, [join(import.meta.dirname, 'prepare.ts')], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const { main } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
await main(join(root, 'dist'))
