import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'

/**
 * Runs what was built, without looking whether the code changed; what is to be published anew is published first, unless
 * `--as-published` says to serve what was published last.
 */
const dist = join(root, 'dist')
const { main } = await import(pathToFileURL(join(dist, 'server/main.js')).href)
await main(dist, { isPublishing: !process.argv.includes('--as-published') })
