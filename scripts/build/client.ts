import { basename } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Assets } from '../../contract/renderer.ts'

/** What of the site runs in browsers beyond the small scripts in pages. */
export const clientEntries = {
  forms: 'site/wake-form.tsx',
  admin: 'admin/main.tsx',
  search: 'site/features/blog/search/wake-search.ts',
} as const

const script = 'assets/[name].[hash].js'
const asset = 'assets/[name].[hash][extname]'

type Built = { address: string; preloads: string[]; files: number }

/** All that loading a module loads with it: modules, and the stylesheets of each. */
function listLoaded(chunk: Rolldown.OutputChunk, byName: Map<string, Rolldown.OutputChunk>): string[] {
  const loaded = chunk.imports.flatMap((name) => {
    const imported = byName.get(name)
    return imported ? [name, ...listLoaded(imported, byName)] : []
  })
  return [...new Set([...(chunk.viteMetadata?.importedCss ?? []), ...loaded])]
}

/** Bundles one entry into `folder/assets`; names carry a hash of what is in the file, so they may be cached for good. */
async function buildEntry(root: string, folder: string, entry: string): Promise<Built> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        // Pages import functions of it.
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: { entryFileNames: script, chunkFileNames: script, assetFileNames: asset },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const main = chunks.find(({ isEntry }) => isEntry)
  if (!main) throw new Error(`${basename(entry)} was not built`)
  const preloads = listLoaded(main, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  return { address: `/${main.fileName}`, preloads: preloads.map((name) => `/${name}`), files: outputs.length }
}

/**
 * Builds everything for browsers into `folder`, each entry on its own: a visitor who fills in a form loads one file and
 * nothing of the administrator's.
 */
export async function buildClient(root: string, folder: string): Promise<Assets> {
  const [forms, admin, search] = await Promise.all([
    buildEntry(root, folder, clientEntries.forms),
    buildEntry(root, folder, clientEntries.admin),
    buildEntry(root, folder, clientEntries.search),
  ])
  if (forms.files > 1 || search.files > 1) throw new Error('the scripts of pages have to be one file each')
  return {
    forms: forms.address,
    admin: { script: admin.address, preloads: admin.preloads },
    search: search.address,
  }
}
