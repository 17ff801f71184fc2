import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs the server that `npm run dev` bundles, with the pages of the last build for its answers. */
const dist = join(import.meta.dirname, '../../dist')
const { main } = await import(pathToFileURL(join(dist, 'dev/main.js')).href)
await main(dist)
