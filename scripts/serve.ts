import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'

/** Runs what was built, without looking whether the code changed; what is to be published anew is published first. */
const dist = join(root, 'dist')
const { main } = await import(pathToFileURL(join(dist, 'server/main.js')).href)
await main(dist)
