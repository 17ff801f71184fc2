import { basename } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
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

const inlined = '?inline-script'

/** Bundles a module with all it imports into one small script; `files` are what it was made of. */
async function bundleScript(root: string, file: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  })
  const [script, ...others] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${file} has to be one script without other files`)
  // Within a page these letters would end the script.
  return { code: script.code.trim().replaceAll('</script', '<\\/script'), files: script.moduleIds }
}

/**
 * Lets a page print a real module as a small script: `import script from './menus.ts?inline-script'` is the module's
 * text, bundled, minified and on its own (its exports are not reachable). Works in builds, in development and in tests.
 */
export function inlineScript(): Plugin {
  let root = process.cwd()
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, files } = await bundleScript(root, id.slice(0, -inlined.length))
        for (const file of files) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
      },
    },
  }
}

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
