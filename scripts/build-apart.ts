import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Builds if something changed, in a process of its own: the memory of the builders is given back before a server starts.
 * Ends this process with 1 if the build fails.
 */
export function buildApart(): void {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
