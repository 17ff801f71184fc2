import { join } from 'node:path'
import { buildIfChanged } from './build/build.ts'
import { say } from './command.ts'
import { root } from './root.ts'

/** `npm run build`: builds all code into `dist`, unless nothing changed. What stands there stays if it fails. */
const began = performance.now()
try {
  const isBuilt = await buildIfChanged(root, join(root, 'dist'))
  if (isBuilt) say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
} catch (error) {
  // Several lines with the place of the fault, as the bundler writes them.
  process.stderr.write(`Not built. ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
