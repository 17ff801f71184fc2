import { join } from 'node:path'
import { buildIfChanged } from './build/build-if-changed.ts'
import { fail, say } from './command.ts'
import { root } from './root.ts'

/** `npm run build`: builds all code into `dist`, unless nothing changed. What stands there stays if it fails. */
const began = performance.now()
try {
  const isBuilt = await buildIfChanged(root, join(root, 'dist'))
  if (isBuilt) say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
} catch (error) {
  fail('Not built', error)
}
