import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs what was built, as it was built, without looking whether something changed: for a service or a container. */
const dist = join(import.meta.dirname, '../dist')
const { main } = await import(pathToFileURL(join(dist, 'server/main.js')).href)
await main(dist)
