import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'

/** Runs what was built, as it was built, without looking whether something changed. */
const dist = join(root, 'dist')
const { main } = await import(pathToFileURL(join(dist, 'server/main.js')).href)
await main(dist)
