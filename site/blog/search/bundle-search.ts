import { join } from 'node:path'
import { build } from 'vite'

/**
 * The script of the search as one file for browsers. Left to Astro it would come with a loader and a helper for
 * preloading, which every visitor of the blog would pay for.
 */
export async function bundleSearch(): Promise<string> {
  const root = process.cwd()
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'site/blog/search/wake-search.ts'),
        // The page imports a function of it.
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...others] = chunks
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`the search is to be one file: ${chunks.map(({ fileName }) => fileName)}`)
  return chunk.code
}
