import { join } from 'node:path'
import { build } from 'vite'
import { benchFolder, root } from './children.ts'

let bundled: Promise<string> | undefined

/** Bundles the server with the sink as `scripts/build.ts` bundles the real one. @returns its file */
export function bundleServer(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const folder = join(benchFolder, 'server')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'scripts/bench/serve-with-sink.ts',
      outDir: folder,
      target: 'node24',
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
    publicDir: false,
  })
  return join(folder, 'serve-with-sink.js')
}
