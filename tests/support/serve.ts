import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs a built server: `serve.ts <build folder> <publishing or as-published>`. */
const [buildFolder = '', way] = process.argv.slice(2)
const { main } = await import(pathToFileURL(join(buildFolder, 'server/main.js')).href)
await main(buildFolder, { isPublishing: way === 'publishing' })
