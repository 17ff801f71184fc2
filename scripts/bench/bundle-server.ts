import { join } from 'node:path'
import { build } from 'vite'
import { toNodeBundle } from '../bundle.ts'
import { benchFolder, root } from './children.ts'

let bundled: Promise<string> | undefined

/** Bundles the server with the sink as `scripts/build.ts` bundles the real one. @returns its file */
export function bundleServer(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const folder = join(benchFolder, 'server')
  await build(toNodeBundle(root, 'scripts/bench/serve-with-sink.ts', folder))
  return join(folder, 'serve-with-sink.js')
}
