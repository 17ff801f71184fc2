import { join } from 'node:path'
import { buildForNode } from '../scripts/build/node-bundle.ts'
import { benchFolder, root } from './children.ts'

let bundled: Promise<string> | undefined

/** Bundles the server with the sink as `scripts/build` bundles the real one. @returns its file */
export function bundleServer(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const folder = join(benchFolder, 'server')
  await buildForNode(root, folder, { server: 'bench/serve-with-sink.ts' })
  return join(folder, 'server.js')
}
