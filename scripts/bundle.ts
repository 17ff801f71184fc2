import type { InlineConfig } from 'vite'

/** How code that Node runs is bundled with Vite, whichever entry: no public files, entries keep their names. */
export function toNodeBundle(root: string, entry: string, folder: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node24',
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  }
}
