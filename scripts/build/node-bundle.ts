import { build } from 'vite'
import { inlineScript } from './inline-script.ts'

/** Packages that stay as they are beside the bundles, since they bring programs or files of their own. */
export const unbundled = ['sharp', '@myriaddreamin/typst-ts-node-compiler', 'tinypool'] as const

/** Asked for by `pg` if it is there; it is not. */
const absent = 'pg-native'

/** Bundles what Node runs, packages included; `entries` maps names of files in `folder` to sources. */
export async function buildForNode(root: string, folder: string, entries: Record<string, string>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineScript()],
    // Else React would look at each start whether it is to be the slow one.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: [...unbundled, absent] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      rolldownOptions: {
        input: entries,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The sources themselves are no part of a release.
          sourcemapExcludeSources: true,
        },
        checks: { bundlerTimings: false },
      },
    },
  })
}
